import { when } from 'mobx';
import type { PaymentRunScope } from './PaymentRunScope.ts';
import { PaymentRunWorkspace } from './PaymentRunWorkspace.ts';

type UserStores = { readonly session: { readonly tokensReceived: number } };

/** Gives what a user has in hand of payment runs, made once for their stores at a partner. It goes at sign-out. */
export const makeRunWorkspaceGetter = <S extends UserStores>(connect: (stores: S) => PaymentRunScope) => {
  const known = new WeakMap<S, PaymentRunWorkspace>();
  return (stores: S): PaymentRunWorkspace => {
    const before = known.get(stores);
    if (before !== undefined) return before;
    const made = new PaymentRunWorkspace(connect(stores));
    known.set(stores, made);
    when(
      () => stores.session.tokensReceived === 0,
      () => {
        known.delete(stores);
        made.clear();
      },
    );
    return made;
  };
};
