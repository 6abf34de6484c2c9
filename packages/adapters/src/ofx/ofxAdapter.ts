import { makeCalledEndpoints } from '../configuration/endpoints.ts';
import type { PartnerAdapter } from '../partner/partnerAdapter.ts';
import type { OfxServices } from './connectOfx.ts';
import { ofxConfigurationSchema, type OfxConfiguration } from './ofxConfigurationSchema.ts';

/** OFX: called with its own token and no signature; its tokens come from the accounts service. */
export const ofxAdapter: PartnerAdapter<OfxConfiguration, OfxServices> = {
  configuration: ofxConfigurationSchema,
  apis: () => ({}),
  endpoints: ({ ofx }) =>
    ofx === undefined
      ? []
      : [
          ...makeCalledEndpoints({ 'ofx.baseUrl': ofx.baseUrl, 'ofx.ratesUrl': ofx.ratesUrl }),
          { field: 'ofx.authorizeUrl', address: ofx.authorizeUrl, reached: 'by-user' },
        ],
  load: async () => (await import('./connectOfxServices.ts')).connectOfxServices,
};
