import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useIdentity } from '../identityContext.ts';
import { keepWantedPage } from '../navigation/makeWantedPageState.ts';

/**
 * A link to another page of the identity flows: what was said about the last step is cleared, and the page that was
 * wanted before the sign-in stays wanted. The `email` that was typed here goes along in memory, never in the address.
 */
export const IdentityFlowLink = ({
  to,
  state,
  quiet = false,
  email,
  children,
}: {
  readonly to: string;
  readonly state?: object;
  readonly quiet?: boolean;
  readonly email?: string;
  readonly children: ReactNode;
}) => {
  const identity = useIdentity();
  const here = useLocation();
  return (
    <Link
      className={quiet ? 'public-aside' : undefined}
      to={to}
      state={keepWantedPage(here.state, state)}
      onClick={() => identity.leavePage(email)}
    >
      {children}
    </Link>
  );
};
