import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIdentity } from '../identityContext.ts';
import { findIdentityNavigation } from './findIdentityNavigation.ts';
import type { SignInPagePaths } from './signInPages.ts';

/**
 * Navigates to where the identity flows lead, once their step is over; nothing else navigates (S-60). The flow learns
 * of the arrival only when the address has changed, so that the guard never sees a navigation that is under way. The
 * words about a failure stay, so that the next page can show them.
 */
export const AuthNavigator = observer(
  ({ partnerPages }: { readonly partnerPages: readonly SignInPagePaths[] }) => {
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
      const next = asked === null ? findIdentityNavigation(authRouter, location, partnerPages) : null;
      if (next !== null) void navigate(next.to, { replace: next.replace, state: next.state });
      else if ((asked === null || asked !== location.key) && authError === null) identity.resetNavigation();
    }, [identity, navigate, authRouter, authLoading, authError, location, partnerPages]);
    return null;
  },
);
