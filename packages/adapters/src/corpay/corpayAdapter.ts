import { makeCalledEndpoints } from '../configuration/endpoints.ts';
import type { PartnerAdapter } from '../partner/partnerAdapter.ts';
import type { CorpayServices } from './connectCorpay.ts';
import { corpayConfigurationSchema, type CorpayConfiguration } from './corpayConfigurationSchema.ts';

/** Corpay: one signed API, with names of its own for its headers. */
export const corpayAdapter: PartnerAdapter<CorpayConfiguration, CorpayServices> = {
  configuration: corpayConfigurationSchema,
  apis: ({ apis: { corpay } }) => (corpay === undefined ? {} : { corpay }),
  endpoints: ({ apis: { corpay } }) => makeCalledEndpoints({ 'apis.corpay': corpay }),
  load: async () => (await import('./connectCorpayServices.ts')).connectCorpayServices,
};
