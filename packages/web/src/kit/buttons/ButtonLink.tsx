import { Link } from 'react-router-dom';
import './Button.css';

/** A link that looks like a button. */
export const ButtonLink = ({
  to,
  children,
  look = 'quiet',
  onPress,
}: {
  readonly to: string;
  readonly children: string;
  readonly look?: 'primary' | 'quiet' | 'plain';
  readonly onPress?: () => void;
}) => (
  <Link className={`button button-${look}`} to={to} onClick={onPress}>
    {children}
  </Link>
);
