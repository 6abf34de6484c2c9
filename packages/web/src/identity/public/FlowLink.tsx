import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIdentity } from '../identityContext.ts';

/** A link to another page of the identity flows: what was said about the last step is cleared. */
export const FlowLink = ({
  to,
  state,
  quiet = false,
  children,
}: {
  readonly to: string;
  readonly state?: unknown;
  readonly quiet?: boolean;
  readonly children: ReactNode;
}) => {
  const identity = useIdentity();
  return (
    <Link
      className={quiet ? 'public-aside' : undefined}
      to={to}
      state={state}
      onClick={identity.resetNavigation}
    >
      {children}
    </Link>
  );
};
