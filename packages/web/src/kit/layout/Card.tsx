import { useId, type ReactNode } from 'react';
import { sticksBelow } from './stickyEdges.ts';
import './Card.css';

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
    <section className="card" aria-labelledby={title === undefined ? undefined : id}>
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
