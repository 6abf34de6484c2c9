import { Tag } from '@blueprintjs/core';
import './Badge.css';

/** One word about a state, or a short code. */
export const Badge = ({
  children,
  tone = 'quiet',
}: {
  readonly children: string;
  readonly tone?: 'quiet' | 'accent' | 'positive' | 'warning' | 'attention' | 'danger';
}) => (
  <Tag minimal round className={`badge badge-${tone}`}>
    {children}
  </Tag>
);
