import { when } from 'mobx';
import type { PartnerParts } from '../gateway/partnerParts.ts';
import type { IdentityStore } from '../identity/IdentityStore.ts';
import { CorpayDesks } from './CorpayDesks.ts';

/** Desks outlive the pages of the gateway, so that nothing typed or booked is lost on the way to another page. */
const desksOfPage = new WeakMap<PartnerParts['services'], CorpayDesks>();

const reloadAfterMs = 200;

const openDesks = ({ services, clock, timers, identifiers, store, reload }: PartnerParts): CorpayDesks =>
  new CorpayDesks({
    tokens: services.corpayTokens,
    connect: services.corpay,
    clock,
    timers,
    identifiers,
    store,
    reload: {
      refused: () => void timers.after(reloadAfterMs, () => reload.once('partner-session')),
      granted: () => reload.forget('partner-session'),
    },
  });

/** The desk of the person who is signed in; it is closed when they sign out. */
export const deskOf = (
  parts: PartnerParts,
  identity: Pick<IdentityStore, 'user'>,
): ReturnType<CorpayDesks['of']> => {
  const known = desksOfPage.get(parts.services);
  const desks = known ?? openDesks(parts);
  if (known === undefined) desksOfPage.set(parts.services, desks);
  const { sub } = parts.user;
  const desk = desks.of(sub);
  when(
    () => identity.user?.sub !== sub,
    () => desks.close(),
  );
  return desk;
};
