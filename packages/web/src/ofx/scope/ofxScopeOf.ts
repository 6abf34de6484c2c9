import { reaction, when } from 'mobx';
import type { PartnerDependencies } from '../../gateway/partner.ts';
import type { IdentityStore } from '../../identity/IdentityStore.ts';
import { guardUnsavedChanges } from '../../leaving/guardUnsavedChanges.ts';
import { paths } from '../../routing/paths.ts';
import { pendingAuthorizationsIn } from './session/pendingAuthorization.ts';
import { sha256 } from './session/sha256.ts';
import type { OfxScope, OfxScopeDependencies } from './OfxScope.ts';
import { OfxScopes } from './OfxScopes.ts';

/** Scopes outlive the pages of the gateway, so that nothing typed or booked is lost on the way to another page. */
const scopesOfPage = new WeakMap<PartnerDependencies['services'], OfxScopes>();

const watchedScopes = new WeakSet<OfxScope>();

type SignedIn = Pick<IdentityStore, 'user'>;

const dependenciesOf = (dependencies: PartnerDependencies, sub: string): OfxScopeDependencies => {
  const { services, configuration, clock, timers, identifiers, store, session } = dependencies;
  // Where no address is configured no call succeeds, and the user stays on the page.
  const { authorizeUrl = '', clientId = '' } = configuration.ofx ?? {};
  return {
    tokens: services.ofxTokens,
    connect: services.ofx,
    connectRates: services.ofxRates,
    rates: dependencies.rates,
    clock,
    timers,
    identifiers,
    store,
    isLocked: () => session.locked,
    takeReturn: dependencies.takePartnerReturn,
    authorization: {
      place: { authorizeUrl, clientId, redirectUri: location.origin + paths.gateway.dashboard },
      sha256,
      pending: pendingAuthorizationsIn(() => sessionStorage, sub),
      leave: (link) => location.assign(link),
    },
  };
};

/**
 * Closes the scope when its user signs out. While the page is locked it holds no token and asks for no quote; what is
 * typed stays, and both come back with the user.
 */
const watch = (
  scope: OfxScope,
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
export const ofxScopeOf = (dependencies: PartnerDependencies, identity: SignedIn): OfxScope => {
  const known = scopesOfPage.get(dependencies.services);
  const scopes = known ?? new OfxScopes((sub) => dependenciesOf(dependencies, sub));
  if (known === undefined) scopesOfPage.set(dependencies.services, scopes);
  const scope = scopes.of(dependencies.user.sub);
  if (!watchedScopes.has(scope)) {
    watchedScopes.add(scope);
    watch(scope, dependencies, identity, () => scopes.close());
  }
  return scope;
};
