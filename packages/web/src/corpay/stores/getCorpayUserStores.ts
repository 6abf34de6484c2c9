import { connectCorpayServices } from '@fx-gateway/adapters/corpay';
import { makeUserStoresGetter } from '../../partner-frame/makeUserStoresGetter.ts';
import { CorpayUserStores } from './CorpayUserStores.ts';
import { makeReloadOnTokenRefusal } from './session/makeReloadOnTokenRefusal.ts';

/** The scope of the signed-in user; it is closed when they sign out. */
export const getCorpayUserStores = makeUserStoresGetter((dependencies, sub, identity) => {
  const { services, clock, timers, identifiers, fingerprint, store, exclusivelyFor } = dependencies;
  const { corpayTokens, corpay } = services.connectPartner(connectCorpayServices);
  return new CorpayUserStores(
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
