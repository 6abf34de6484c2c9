import { useEffect, useMemo } from 'react';
import type { PartnerPageDependencies } from '../../partner-frame/partner.ts';
import { useIdentity } from '../../identity/identityContext.ts';
import type { CorpayUserStores } from './CorpayUserStores.ts';
import { getCorpayUserStores } from './getCorpayUserStores.ts';

/** The customer's scope, with a token on its way and what earlier visits left open looked into. */
export const useCorpayUserStores = (dependencies: PartnerPageDependencies): CorpayUserStores => {
  const identity = useIdentity();
  const scope = useMemo(() => getCorpayUserStores(dependencies, identity), [dependencies, identity]);
  const { session, intents, untold } = scope;
  const { access } = session;
  useEffect(() => session.start(), [session]);
  useEffect(() => void intents.read(), [intents]);
  useEffect(() => void untold.read(), [untold]);
  useEffect(() => {
    if (access === 'open') void intents.start();
  }, [access, intents]);
  return scope;
};
