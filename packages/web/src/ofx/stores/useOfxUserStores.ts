import { useEffect, useMemo } from 'react';
import type { PartnerPageDependencies } from '../../partner-frame/partner.ts';
import { useIdentity } from '../../identity/identityContext.ts';
import type { OfxUserStores } from './OfxUserStores.ts';
import { getOfxUserStores } from './getOfxUserStores.ts';

/** The customer's scope, with a token on its way and what earlier visits left open looked into. */
export const useOfxUserStores = (dependencies: PartnerPageDependencies): OfxUserStores => {
  const identity = useIdentity();
  const scope = useMemo(() => getOfxUserStores(dependencies, identity), [dependencies, identity]);
  const { session, openBookings, untold } = scope;
  const { access } = session;
  useEffect(() => session.start(), [session]);
  useEffect(() => void untold.read(), [untold]);
  useEffect(() => {
    if (access === 'open') void openBookings.start();
  }, [access, openBookings]);
  return scope;
};
