import { connectAccount } from './account/connectAccount.ts';
import type { Configuration } from './configuration.ts';
import type { HttpPort } from './http/httpPort.ts';
import { connectSignedApi } from './http/connectSignedApi.ts';
import { reportSessionLost } from './http/reportSessionLost.ts';
import { connectLibrary } from './identity/connectLibrary.ts';
import { connectIdentity } from './identity/connectIdentity.ts';
import { connectPasswords } from './identity/connectPasswords.ts';
import { connectRegistration } from './identity/connectRegistration.ts';
import { identityCaller } from './identity/identityCaller.ts';
import { connectRates } from './market-rates/connectRates.ts';
import { allPartners, type ConnectPartners } from './partners.ts';
import type { Services } from './services.ts';
import { systemClock, systemTimers } from './system/systemPorts.ts';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';

/**
 * Connects to everything that the configuration names, keeping the identity tokens in `storage`. `sessionLost` hears of
 * every call that was refused because the sign-in has ended.
 */
export const connectServices = (
  configuration: Configuration,
  connectPartners: ConnectPartners,
  storage: KeyValueStorageInterface,
  http: HttpPort,
  sessionLost: () => void = () => undefined,
  identityIds?: KeyValueStorageInterface,
): Services => {
  const apis = { accounts: configuration.apis.accounts, ...allPartners.apis(configuration) };
  const library = connectLibrary(configuration, apis, storage, identityIds);
  const api = (name: string) =>
    reportSessionLost(connectSignedApi(library.context, name, systemTimers), sessionLost);
  const caller = identityCaller(library, systemTimers);
  return {
    identity: connectIdentity(caller),
    registration: connectRegistration(caller),
    passwords: connectPasswords(caller),
    account: connectAccount(api('accounts')),
    administration: async () => {
      const { connectAdministration } = await import('./administration/connectAdministration.ts');
      return connectAdministration(api('accounts'), configuration.administration.auditPath ?? null);
    },
    rates: connectRates(http, configuration.rates.baseUrl, systemClock),
    ...connectPartners(api, configuration, systemClock, http),
  };
};
