import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CentredSpinner } from '../../kit/waiting/CentredSpinner.tsx';
import { paths } from '../../routing/paths.ts';
import { useIdentity } from '../identityContext.ts';
import { makeWantedPageState } from './makeWantedPageState.ts';

/**
 * Shows the page to a signed-in user (ROUTE-10) and a spinner while it is not yet known whether a user is signed in
 * (ROUTE-11); otherwise leads to the sign-in, and from there back to this page (ROUTE-12).
 */
export const RequireSignIn = observer(({ children }: { readonly children: ReactNode }) => {
  const identity = useIdentity();
  const location = useLocation();
  if (identity.authenticated) return children;
  if (identity.state.authLoading) return <CentredSpinner />;
  const wanted = identity.state.authRouter === 'login' ? undefined : makeWantedPageState(location);
  return <Navigate to={paths.login} replace state={wanted} />;
});
