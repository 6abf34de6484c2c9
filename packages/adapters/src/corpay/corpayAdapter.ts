import { calledEndpoints } from '../configuration/endpoints.ts';
import type { PartnerAdapter } from '../partner/partnerAdapter.ts';
import type { CorpayServices } from './connectCorpay.ts';
import { corpayConfiguration, type CorpayConfiguration } from './corpayConfiguration.ts';

/** Corpay: one signed API, with names of its own for its headers. */
export const corpayAdapter: PartnerAdapter<CorpayConfiguration, CorpayServices> = {
  configuration: corpayConfiguration,
  apis: ({ apis: { corpay } }) => (corpay === undefined ? {} : { corpay }),
  endpoints: ({ apis: { corpay } }) => calledEndpoints({ 'apis.corpay': corpay }),
  load: async () => (await import('./connectCorpayServices.ts')).connectCorpayServices,
};
