import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIdentity } from '../identityContext.ts';
import { wayTo } from './wayTo.ts';

/**
 * Takes the person where the identity flows want them, once their step is over; nothing else navigates (S-60). The
 * flow hears of the arrival only when the address has changed, so that the guard never sees a half-made way. Words
 * about a failure stay, so that the place can show them.
 */
export const AuthNavigator = observer(() => {
  const identity = useIdentity();
  const navigate = useNavigate();
  const location = useLocation();
  const askedAt = useRef<string | null>(null);
  const { authRouter, authLoading, authError } = identity.state;
  useEffect(() => {
    if (authRouter === null || authLoading) {
      askedAt.current = null;
      return;
    }
    const asked = askedAt.current;
    askedAt.current ??= location.key;
    const way = asked === null ? wayTo(authRouter, location) : null;
    if (way !== null) void navigate(way.to, { replace: way.replace, state: way.state });
    else if ((asked === null || asked !== location.key) && authError === null) identity.arrived();
  }, [identity, navigate, authRouter, authLoading, authError, location]);
  return null;
});
