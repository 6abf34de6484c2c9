import type { ReactNode } from 'react';
import './EmptyState.css';

/** Nothing is here: says so in a picture and one sentence, and what to do. */
export const EmptyState = ({
  picture,
  title,
  children,
  action,
}: {
  readonly picture: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) => (
  <div className="empty-state">
    {picture}
    <p className="empty-state-title">{title}</p>
    {children === undefined ? null : <p className="empty-state-words">{children}</p>}
    {action}
  </div>
);
