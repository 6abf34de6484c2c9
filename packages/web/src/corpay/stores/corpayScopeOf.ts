import { connectCorpayServices } from '@fx-gateway/adapters/corpay';
import { makeScopeOfUser } from '../../partner-frame/makeScopeOfUser.ts';
import { CorpayScope } from './CorpayScope.ts';
import { makeReloadOnTokenRefusal } from './session/makeReloadOnTokenRefusal.ts';

/** The scope of the signed-in user; it is closed when they sign out. */
export const corpayScopeOf = makeScopeOfUser((dependencies, sub, identity) => {
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
      reload: makeReloadOnTokenRefusal(dependencies, identity),
    },
    sub,
  );
});
