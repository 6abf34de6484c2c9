import { reaction, when } from 'mobx';
import type { PartnerDependencies } from '../../gateway/partner.ts';
import type { IdentityStore } from '../../identity/IdentityStore.ts';
import type { CorpayScope } from './CorpayScope.ts';
import { CorpayScopes } from './CorpayScopes.ts';
import { guardUnsavedChanges } from '../../leaving/guardUnsavedChanges.ts';
import { reloadOfAccess } from './session/reloadOfAccess.ts';

/** Scopes outlive the pages of the gateway, so that nothing typed or booked is lost on the way to another page. */
const scopesOfPage = new WeakMap<PartnerDependencies['services'], CorpayScopes>();

const watchedScopes = new WeakSet<CorpayScope>();

type SignedIn = Pick<IdentityStore, 'user' | 'state'>;

const createCorpayScopes = (dependencies: PartnerDependencies, identity: SignedIn): CorpayScopes => {
  const { services, clock, timers, identifiers, store, exclusivelyFor } = dependencies;
  return new CorpayScopes({
    tokens: services.corpayTokens,
    connect: services.corpay,
    clock,
    timers,
    identifiers,
    store,
    exclusivelyFor,
    reload: reloadOfAccess(dependencies, identity),
  });
};

/**
 * Closes the scope when its user signs out. While the page is locked it holds no token and asks for no quote; what is
 * typed stays, and both come back with the user.
 */
const watch = (
  scope: CorpayScope,
  { user: { sub }, session, reload }: PartnerDependencies,
  identity: SignedIn,
  close: () => void,
): void => {
  const stopGuarding = guardUnsavedChanges(scope.drafts, reload);
  const stopLocking = reaction(
    () => session.locked,
    (locked) => {
      if (locked) scope.session.forgetToken();
      else scope.session.tryAgain();
      scope.quote.handle(locked || document.hidden ? 'page-hidden' : 'page-shown');
    },
  );
  when(
    () => identity.user?.sub !== sub,
    () => {
      stopLocking();
      stopGuarding();
      close();
    },
  );
};

/** The scope of the signed-in user; it is closed when they sign out. */
export const corpayScopeOf = (dependencies: PartnerDependencies, identity: SignedIn): CorpayScope => {
  const known = scopesOfPage.get(dependencies.services);
  const scopes = known ?? createCorpayScopes(dependencies, identity);
  if (known === undefined) scopesOfPage.set(dependencies.services, scopes);
  const scope = scopes.of(dependencies.user.sub);
  if (!watchedScopes.has(scope)) {
    watchedScopes.add(scope);
    watch(scope, dependencies, identity, () => scopes.close());
  }
  return scope;
};
