import './Badge.css';

/**
 * One word about a state, or a short code. It is drawn as Blueprint's tag is, which would measure each of its texts once
 * they are in the page: in a long list that lays the page out again and again.
 */
export const Badge = ({
  children,
  tone = 'quiet',
}: {
  readonly children: string;
  readonly tone?: 'quiet' | 'accent' | 'positive' | 'warning' | 'attention' | 'danger';
}) => (
  <span className={`bp6-tag bp6-minimal bp6-round badge badge-${tone}`}>
    <span className="bp6-fill bp6-text-overflow-ellipsis">{children}</span>
  </span>
);
