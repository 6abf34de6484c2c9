import { reaction, when } from 'mobx';
import type { IdentityStore } from '../identity/IdentityStore.ts';
import { guardUnsavedChanges } from '../unsaved-changes/guardUnsavedChanges.ts';
import type { PartnerPageDependencies } from './partner.ts';
import { CurrentUserStores } from './CurrentUserStores.ts';

type SignedIn = Pick<IdentityStore, 'user' | 'state'>;

/** The stores of one signed-in user at a partner, as far as their keeping goes. */
type PartnerScope = {
  readonly session: { forgetToken(): void; tryAgain(): void };
  readonly quote: { handle(event: 'page-hidden' | 'page-shown'): void };
  readonly drafts: { readonly dirty: boolean };
  stop(): void;
};

/**
 * Closes the scope when its user signs out. While the page is locked it holds no token and asks for no quote; what is
 * typed stays, and both come back with the user.
 */
const watch = (
  scope: PartnerScope,
  { user: { sub }, session, reload }: PartnerPageDependencies,
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

/**
 * Gives the scope of the signed-in user at a partner. Scopes outlive the pages of the gateway, so that nothing typed or
 * booked is lost on the way to another page.
 */
export const makeUserStoresGetter = <S extends PartnerScope>(
  create: (dependencies: PartnerPageDependencies, sub: string, identity: SignedIn) => S,
) => {
  const scopesOfPage = new WeakMap<PartnerPageDependencies['services'], CurrentUserStores<S>>();
  const watched = new WeakSet<S>();
  return (dependencies: PartnerPageDependencies, identity: SignedIn): S => {
    const known = scopesOfPage.get(dependencies.services);
    const scopes = known ?? new CurrentUserStores((sub: string) => create(dependencies, sub, identity));
    if (known === undefined) scopesOfPage.set(dependencies.services, scopes);
    const scope = scopes.of(dependencies.user.sub);
    if (!watched.has(scope)) {
      watched.add(scope);
      watch(scope, dependencies, identity, () => scopes.close());
    }
    return scope;
  };
};
