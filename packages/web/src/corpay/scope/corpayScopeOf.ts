import { reaction, when } from 'mobx';
import type { PartnerParts } from '../../gateway/partnerParts.ts';
import type { IdentityStore } from '../../identity/IdentityStore.ts';
import type { CorpayDesk } from './CorpayScope.ts';
import { CorpayDesks } from './CorpayScopes.ts';
import { guardTyped } from '../../leaving/guardUnsavedChanges.ts';
import { reloadOfAccess } from './session/reloadOfAccess.ts';

/** Desks outlive the pages of the gateway, so that nothing typed or booked is lost on the way to another page. */
const desksOfPage = new WeakMap<PartnerParts['services'], CorpayDesks>();

const watchedDesks = new WeakSet<CorpayDesk>();

type Person = Pick<IdentityStore, 'user' | 'state'>;

type Watched = { readonly identity: Person; readonly close: () => void };

const openDesks = (parts: PartnerParts, identity: Person): CorpayDesks => {
  const { services, clock, timers, identifiers, store } = parts;
  return new CorpayDesks({
    tokens: services.corpayTokens,
    connect: services.corpay,
    clock,
    timers,
    identifiers,
    store,
    reload: reloadOfAccess(parts, identity),
  });
};

/**
 * Closes the desk when its person signs out. While the page is covered it holds no token and asks for no quote; what is
 * typed stays, and both come back with the person.
 */
const watch = (desk: CorpayDesk, { user: { sub }, session, reload }: PartnerParts, ports: Watched): void => {
  const stopGuarding = guardTyped(desk.wizards, reload);
  const stopCovering = reaction(
    () => session.locked,
    (locked) => {
      if (locked) desk.session.rest();
      else desk.session.tryAgain();
      desk.quote.hold(locked || document.hidden ? 'page-hidden' : 'page-shown');
    },
  );
  when(
    () => ports.identity.user?.sub !== sub,
    () => {
      stopCovering();
      stopGuarding();
      ports.close();
    },
  );
};

/** The desk of the person who is signed in; it is closed when they sign out. */
export const deskOf = (parts: PartnerParts, identity: Person): ReturnType<CorpayDesks['of']> => {
  const known = desksOfPage.get(parts.services);
  const desks = known ?? openDesks(parts, identity);
  if (known === undefined) desksOfPage.set(parts.services, desks);
  const desk = desks.of(parts.user.sub);
  if (!watchedDesks.has(desk)) {
    watchedDesks.add(desk);
    watch(desk, parts, { identity, close: () => desks.close() });
  }
  return desk;
};
