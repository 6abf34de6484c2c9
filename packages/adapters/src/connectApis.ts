import { connectAccount } from './account/connectAccount.ts';
import type { Configuration } from './configuration.ts';
import type { HttpPort } from './http/httpPort.ts';
import type { SignedApi } from './http/signedApi.ts';
import { connectRates } from './market-rates/connectRates.ts';
import { combinedPartnerAdapter } from './partners.ts';
import type { NonIdentityServices } from './services.ts';
import { systemClock } from './system/systemPorts.ts';

/** The addresses of the signed APIs, by name. */
export const apiAddressesOf = (configuration: Configuration): Readonly<Record<string, string>> => ({
  accounts: configuration.apis.accounts,
  ...combinedPartnerAdapter.apis(configuration),
});

/** Connects to what stands behind the APIs; `api` signs the calls of the one that is named. */
export const connectApis = (
  configuration: Configuration,
  http: HttpPort,
  api: (name: string) => SignedApi,
): NonIdentityServices => ({
  account: connectAccount(api('accounts')),
  administration: async () => {
    const { connectAdministration } = await import('./administration/connectAdministration.ts');
    return connectAdministration(api('accounts'), configuration.administration.auditPath ?? null);
  },
  rates: connectRates(http, configuration.rates.baseUrl, systemClock),
  dailyRates: async () => {
    const { connectDailyRates } = await import('./market-rates/connectDailyRates.ts');
    return connectDailyRates(http, configuration.rates.baseUrl);
  },
  connectPartner: (connect) => connect(api, configuration, systemClock, http),
});
