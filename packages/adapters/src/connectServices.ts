import { connectAccount } from './account/connectAccount.ts';
import type { Configuration } from './configuration/configuration.ts';
import { connectSignedApi } from './http/connectSignedApi.ts';
import { connectContext } from './identity/connectContext.ts';
import { connectIdentity } from './identity/connectIdentity.ts';
import { settlingStorage } from './identity/tokenStorage.ts';
import { connectPartners, partnerApis } from './partners.ts';
import type { Services } from './services.ts';
import { systemClock, systemTimers } from './systemPorts.ts';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';

/** Connects to everything that the configuration names, keeping the identity tokens in `storage`. */
export const connectServices = (
  configuration: Configuration,
  storage: KeyValueStorageInterface,
): Services => {
  const tokens = settlingStorage(storage);
  const apis = { accounts: configuration.apis.accounts, ...partnerApis(configuration) };
  const context = connectContext(configuration, apis, tokens);
  const api = (name: keyof typeof apis) => connectSignedApi(context, name, systemTimers);
  return {
    identity: connectIdentity(context, tokens, systemTimers),
    account: connectAccount(api('accounts')),
    ...connectPartners(api, configuration, systemClock),
  };
};
