import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CentredSpinner } from '../../kit/waiting/CentredSpinner.tsx';
import { paths } from '../../routing/paths.ts';
import { useIdentity } from '../identityContext.ts';
import { wantedState } from './wantedPath.ts';

/**
 * Lets signed-in people through (ROUTE-10), shows a spinner while it is not yet known who is there (ROUTE-11), and
 * sends everyone else to sign in, from where they come back to this place (ROUTE-12).
 */
export const Guard = observer(({ children }: { readonly children: ReactNode }) => {
  const identity = useIdentity();
  const location = useLocation();
  if (identity.authenticated) return children;
  if (identity.state.authLoading) return <CentredSpinner />;
  const wanted = identity.state.authRouter === 'login' ? undefined : wantedState(location);
  return <Navigate to={paths.login} replace state={wanted} />;
});
