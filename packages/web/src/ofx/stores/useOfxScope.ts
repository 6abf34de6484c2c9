import { useEffect, useMemo } from 'react';
import type { PartnerDependencies } from '../../partner-frame/partner.ts';
import { useIdentity } from '../../identity/identityContext.ts';
import type { OfxScope } from './OfxScope.ts';
import { ofxScopeOf } from './ofxScopeOf.ts';

/** The customer's scope, with a token on its way and what earlier visits left open looked into. */
export const useOfxScope = (dependencies: PartnerDependencies): OfxScope => {
  const identity = useIdentity();
  const scope = useMemo(() => ofxScopeOf(dependencies, identity), [dependencies, identity]);
  const { session, openBookings, untold } = scope;
  const { access } = session;
  useEffect(() => session.start(), [session]);
  useEffect(() => void untold.read(), [untold]);
  useEffect(() => {
    if (access === 'open') void openBookings.start();
  }, [access, openBookings]);
  return scope;
};
