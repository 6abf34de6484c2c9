import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { keepActionInPlaceOnNotice } from './keepActionInPlaceOnNotice.ts';
import { findEmptySelect } from './findEmptySelect.ts';
import { stickyBottomRef } from './stickyEdges.ts';
import './Card.css';

/**
 * Ctrl+Enter or Cmd+Enter anywhere in a card presses its primary action. While that rests, as it does for the pointer, the
 * focus goes to what is still to be chosen.
 */
const pressPrimary = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  const card = event.currentTarget;
  const primary = [...card.querySelectorAll<HTMLElement>('.card-footer .button-primary')].at(-1);
  if (primary === undefined) return;
  event.preventDefault();
  if (event.repeat) return;
  const rests =
    primary.getAttribute('aria-disabled') === 'true' && primary.getAttribute('aria-busy') !== 'true';
  const missing = rests ? findEmptySelect(card) : null;
  if (missing !== null) return missing.focus();
  primary.focus();
  primary.click();
};

/**
 * A surface with hairlines. `footer` holds the one primary action; on a phone it stays at the bottom edge of the
 * window while the card is on screen. What comes by itself beside that action is `news`: it takes its room below the
 * action, and above it where that sticks on a phone, so that neither the action nor a field moves. What must be read before
 * the press is `caution`: it stands above the action everywhere. `flush` gives lists and tables the whole width.
 */
export const Card = ({
  title,
  aside,
  footer,
  caution,
  news,
  flush = false,
  children,
}: {
  readonly title?: string;
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  readonly caution?: ReactNode;
  readonly news?: ReactNode;
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
        <footer className="card-footer" ref={stickyBottomRef}>
          {caution === undefined && news === undefined ? null : (
            <div className="card-told">
              {caution === undefined ? null : <div className="card-caution">{caution}</div>}
              {news === undefined ? null : (
                <div className="card-news" ref={keepActionInPlaceOnNotice}>
                  {news}
                </div>
              )}
            </div>
          )}
          {footer}
        </footer>
      )}
    </section>
  );
};
