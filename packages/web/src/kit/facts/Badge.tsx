import { Classes } from '@blueprintjs/core';
import './Badge.css';

const tag = `${Classes.TAG} ${Classes.MINIMAL} ${Classes.ROUND}`;
const text = `${Classes.FILL} ${Classes.TEXT_OVERFLOW_ELLIPSIS}`;

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
  <span className={`${tag} badge badge-${tone}`}>
    <span className={text}>{children}</span>
  </span>
);
