import type { ReactNode } from 'react';
import './Notice.css';

/** Something worth knowing that is not a failure; it is read out when it appears. */
export const Notice = ({
  tone = 'quiet',
  title,
  children,
}: {
  readonly tone?: 'quiet' | 'positive' | 'warning';
  readonly title?: string;
  readonly children?: ReactNode;
}) => (
  <div className={`notice notice-${tone}`} aria-live="polite">
    {title === undefined ? null : <p className="notice-title">{title}</p>}
    {children}
  </div>
);
