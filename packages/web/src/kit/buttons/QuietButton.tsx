import type { ReactNode } from 'react';
import './Button.css';

/** Any action that is not the primary one: outlined, `plain` like a link, or `danger` when it destroys. */
export const QuietButton = ({
  children,
  onPress,
  look = 'quiet',
  disabled = false,
  busy = false,
  label,
  expanded,
}: {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly look?: 'quiet' | 'plain' | 'danger';
  readonly disabled?: boolean;
  /** A press does nothing meanwhile; the focus stays on it. */
  readonly busy?: boolean;
  /** The accessible name when the content is a picture. */
  readonly label?: string;
  readonly expanded?: boolean;
}) => (
  <button
    type="button"
    className={`button button-${look}`}
    disabled={disabled}
    aria-disabled={busy ? true : undefined}
    aria-busy={busy ? true : undefined}
    aria-label={label}
    aria-expanded={expanded}
    onClick={busy ? undefined : onPress}
  >
    {children}
  </button>
);
