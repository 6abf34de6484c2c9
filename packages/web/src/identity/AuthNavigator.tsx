import type { AuthDestination } from '@fx-gateway/domain/identity';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useIdentity } from './identityDoor.ts';
import { readWanted } from './wantedPath.ts';

/** Null where the sign-in page itself shows what comes next. */
const places: Record<AuthDestination, string | null> = {
  dashboard: paths.gateway.dashboard,
  onboarding: paths.secure.settings,
  settings: paths.secure.settings,
  login: paths.login,
  'verify-code': null,
  'reset-password': null,
};

/**
 * Takes the person where the identity flows want them, once their step is over; nothing else navigates (S-60). The
 * flow hears of the arrival only when the address has changed, so that the guard never sees a half-made way.
 */
export const AuthNavigator = observer(() => {
  const identity = useIdentity();
  const navigate = useNavigate();
  const location = useLocation();
  const askedAt = useRef<string | null>(null);
  const { authRouter, authLoading, authError } = identity.state;
  const wanted = readWanted(location.state);
  useEffect(() => {
    if (authRouter === null || authLoading) {
      askedAt.current = null;
      return;
    }
    const place = authRouter === 'dashboard' ? (wanted ?? places.dashboard) : places[authRouter];
    if (place === null) return;
    if (askedAt.current === null) {
      askedAt.current = location.key;
      void navigate(place, { replace: true });
    } else if (askedAt.current !== location.key && authError === null) identity.arrived();
  }, [identity, navigate, authRouter, authLoading, authError, wanted, location.key]);
  return null;
});
