import { scopeOfUser } from '../../gateway/scopeOfUser.ts';
import { CorpayScope } from './CorpayScope.ts';
import { reloadOfAccess } from './session/reloadOfAccess.ts';

/** The scope of the signed-in user; it is closed when they sign out. */
export const corpayScopeOf = scopeOfUser((dependencies, sub, identity) => {
  const { services, clock, timers, identifiers, store, exclusivelyFor } = dependencies;
  return new CorpayScope(
    {
      tokens: services.corpayTokens,
      connect: services.corpay,
      clock,
      timers,
      identifiers,
      store,
      exclusivelyFor,
      reload: reloadOfAccess(dependencies, identity),
    },
    sub,
  );
});
