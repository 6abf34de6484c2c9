import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { sticksBelow } from './stickyEdges.ts';
import './Card.css';

/** Ctrl+Enter or Cmd+Enter anywhere in a card presses its primary action, which rests as it does for the pointer. */
const pressPrimary = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  const primary = event.currentTarget.querySelector<HTMLButtonElement>('.card-footer .button-primary');
  if (primary === null) return;
  event.preventDefault();
  if (event.repeat) return;
  primary.focus();
  primary.click();
};

/**
 * A surface with hairlines. `footer` holds the one primary action; on a phone it stays at the bottom edge of the
 * window while the card is on screen. `flush` gives lists and tables the whole width.
 */
export const Card = ({
  title,
  aside,
  footer,
  flush = false,
  children,
}: {
  readonly title?: string;
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  readonly flush?: boolean;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <section
      className="card"
      aria-labelledby={title === undefined ? undefined : id}
      {...(footer === undefined ? {} : { onKeyDown: pressPrimary })}
    >
      {title === undefined && aside === undefined ? null : (
        <header className="card-header">
          {title === undefined ? null : (
            <h2 className="card-title" id={id}>
              {title}
            </h2>
          )}
          {aside}
        </header>
      )}
      <div className={flush ? 'card-body card-body-flush' : 'card-body'}>{children}</div>
      {footer === undefined ? null : (
        <footer className="card-footer" ref={sticksBelow}>
          {footer}
        </footer>
      )}
    </section>
  );
};
