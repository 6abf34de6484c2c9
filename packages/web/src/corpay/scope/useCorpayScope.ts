import { useEffect, useMemo } from 'react';
import type { PartnerParts } from '../../gateway/partnerParts.ts';
import { useIdentity } from '../../identity/identityContext.ts';
import type { CorpayDesk } from './CorpayScope.ts';
import { deskOf } from './corpayScopeOf.ts';

/** The customer's desk, with a token on its way and what earlier visits left open looked into. */
export const useOpenDesk = (parts: PartnerParts): CorpayDesk => {
  const identity = useIdentity();
  const desk = useMemo(() => deskOf(parts, identity), [parts, identity]);
  const { session, intents } = desk;
  const { access } = session;
  useEffect(() => session.start(), [session]);
  useEffect(() => {
    if (access === 'open') void intents.start();
  }, [access, intents]);
  return desk;
};
