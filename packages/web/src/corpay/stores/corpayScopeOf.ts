import { connectCorpayServices } from '@fx-gateway/adapters/corpay';
import { scopeOfUser } from '../../partner-frame/scopeOfUser.ts';
import { CorpayScope } from './CorpayScope.ts';
import { reloadOfAccess } from './session/reloadOfAccess.ts';

/** The scope of the signed-in user; it is closed when they sign out. */
export const corpayScopeOf = scopeOfUser((dependencies, sub, identity) => {
  const { services, clock, timers, identifiers, fingerprint, store, exclusivelyFor } = dependencies;
  const { corpayTokens, corpay } = services.connectPartner(connectCorpayServices);
  return new CorpayScope(
    {
      tokens: corpayTokens,
      connect: corpay,
      clock,
      timers,
      identifiers,
      fingerprint,
      store,
      exclusivelyFor,
      reload: reloadOfAccess(dependencies, identity),
    },
    sub,
  );
});
