import type { ReactNode } from 'react';
import './EmptyState.css';

/** Nothing is here yet: says so in one sentence and what to do. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) => (
  <div className="empty-state">
    <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect x="6.5" y="10.5" width="35" height="27" rx="5" />
      <path d="M6.5 19.5h35M13 29.5h9M13 24.5h4" />
    </svg>
    <p className="empty-state-title">{title}</p>
    {children === undefined ? null : <p className="empty-state-words">{children}</p>}
    {action}
  </div>
);
