import { connectAccount } from './account/connectAccount.ts';
import type { Configuration } from './configuration.ts';
import {
  holdChangesBack,
  type HoldableApi,
  type HoldableHttp,
  type WhyHeldBack,
} from './http/holdChangesBack.ts';
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

/**
 * Connects to what stands behind the APIs; `signed` signs the calls of the one that is named. What changes something
 * leaves only where `why` holds nothing against it.
 */
export const connectApis = (
  configuration: Configuration,
  unheld: HttpPort,
  signed: (name: string) => SignedApi,
  why: WhyHeldBack,
): NonIdentityServices => {
  const http: HoldableHttp = holdChangesBack(unheld, why);
  const api = (name: string): HoldableApi => holdChangesBack(signed(name), why);
  return {
    account: connectAccount(api('accounts')),
    administration: async () => {
      const { connectAdministration } = await import('./administration/connectAdministration.ts');
      return connectAdministration(api('accounts'), configuration.administration.auditPath ?? null);
    },
    rates: connectRates(unheld, configuration.rates.baseUrl, systemClock),
    dailyRates: async () => {
      const { connectDailyRates } = await import('./market-rates/connectDailyRates.ts');
      return connectDailyRates(unheld, configuration.rates.baseUrl);
    },
    connectPartner: (connect) => connect(api, configuration, systemClock, http),
  };
};
