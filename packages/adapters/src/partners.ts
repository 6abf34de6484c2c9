import type { FxPartner } from '@fx-gateway/domain/identity';
import type { Clock } from '@fx-gateway/domain/ports';
import { corpayConfiguration, type CorpayConfiguration } from './corpay/corpayConfiguration.ts';
import type { CorpayServices } from './corpay/connectCorpay.ts';
import type { SignedApi } from './http/signedApi.ts';

/**
 * Every partner that can be reached: what it needs in `config.json`, its signed APIs by name, and what connects to
 * them, which is loaded with the identity library. Deleting a partner's room and its lines here removes it.
 */
const partners = {
  corpay: {
    configuration: corpayConfiguration,
    apis: ({ apis: { corpay } }: CorpayConfiguration) => ({ corpay }),
    load: async () => (await import('./corpay/connectCorpay.ts')).connectCorpay,
  },
} satisfies Partial<Record<FxPartner, object>>;

export type PartnerServices = CorpayServices;

export type PartnerConfiguration = CorpayConfiguration;

/** What `config.json` holds for all partners. */
export const partnerConfiguration = partners.corpay.configuration;

/** The signed APIs of all partners, by name. */
export const partnerApis = (configuration: PartnerConfiguration) => ({
  ...partners.corpay.apis(configuration),
});

/** Connects to all partners by their signed APIs. */
export type ConnectPartners = (
  api: (name: keyof ReturnType<typeof partnerApis>) => SignedApi,
  configuration: PartnerConfiguration,
  clock: Clock,
) => PartnerServices;

export const loadPartners = async (): Promise<ConnectPartners> => {
  const connectCorpay = await partners.corpay.load();
  return (api, { apis }, clock) => ({ ...connectCorpay(api('corpay'), apis.headers, clock) });
};
