import { Link } from 'react-router-dom';
import './Button.css';

/** A link that looks like a button. */
export const ButtonLink = ({
  to,
  children,
  look = 'quiet',
  label,
  onPress,
}: {
  readonly to: string;
  readonly children: string;
  readonly look?: 'primary' | 'quiet' | 'plain';
  /** The accessible name where several links read alike; it contains what is read. */
  readonly label?: string;
  readonly onPress?: () => void;
}) => (
  <Link className={`button button-${look}`} to={to} aria-label={label} onClick={onPress}>
    {children}
  </Link>
);
