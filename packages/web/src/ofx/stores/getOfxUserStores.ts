import { connectOfxServices } from '@fx-gateway/adapters/ofx';
import type { PartnerPageDependencies } from '../../partner-frame/partner.ts';
import { makeUserStoresGetter } from '../../partner-frame/makeUserStoresGetter.ts';
import { paths } from '../../routing/paths.ts';
import { authorizePath } from './session/authorizePath.ts';
import { makePendingAuthorizationStorage } from './session/pendingAuthorization.ts';
import { sha256 } from './session/sha256.ts';
import { OfxUserStores, type OfxUserStoresDependencies } from './OfxUserStores.ts';

const dependenciesOf = (dependencies: PartnerPageDependencies, sub: string): OfxUserStoresDependencies => {
  const { services, configuration, clock, timers, identifiers, fingerprint, store, exclusivelyFor, session } =
    dependencies;
  const { ofxTokens, ofx, ofxRates } = services.connectPartner(connectOfxServices);
  // Where no address is configured no call succeeds, and the user stays on the page.
  const { authorizeUrl = '', clientId = '' } = configuration.ofx ?? {};
  return {
    tokens: ofxTokens,
    connect: ofx,
    connectRates: ofxRates,
    rates: dependencies.rates,
    clock,
    timers,
    identifiers,
    fingerprint,
    store,
    exclusivelyFor,
    isLocked: () => session.locked,
    takeReturn: dependencies.takePartnerReturn,
    authorization: {
      place: { authorizeUrl, clientId, redirectUri: location.origin + paths.gateway.dashboard },
      sha256,
      pending: makePendingAuthorizationStorage(() => sessionStorage, sub),
      leave: (link) => location.assign(link),
      // Without an opener the new tab begins with nothing of what this one keeps for itself.
      openBeside: () => void window.open(authorizePath, '_blank', 'noopener'),
    },
  };
};

/** The scope of the signed-in user; it is closed when they sign out. */
export const getOfxUserStores = makeUserStoresGetter(
  (dependencies, sub) => new OfxUserStores(dependenciesOf(dependencies, sub), sub),
);
