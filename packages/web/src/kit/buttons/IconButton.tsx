import type { ReactNode } from 'react';
import './Button.css';

/** An action whose content is a picture. */
export const IconButton = ({
  label,
  onPress,
  look = 'quiet',
  disabled = false,
  children,
}: {
  /** What it is called. */
  readonly label: string;
  readonly onPress: () => void;
  readonly look?: 'quiet' | 'plain' | 'danger';
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    className={`button button-${look} button-icon`}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onPress}
  >
    {children}
  </button>
);
