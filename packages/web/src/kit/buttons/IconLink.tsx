import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './Button.css';

/** A link whose content is a picture. */
export const IconLink = ({
  to,
  label,
  children,
}: {
  readonly to: string;
  /** What it is called. */
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <Link className="button button-quiet button-icon" to={to} aria-label={label} title={label}>
    {children}
  </Link>
);
