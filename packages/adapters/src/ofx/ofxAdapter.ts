import { calledEndpoints } from '../configuration/endpoints.ts';
import type { PartnerAdapter } from '../partner/partnerAdapter.ts';
import type { OfxServices } from './connectOfx.ts';
import { ofxConfiguration, type OfxConfiguration } from './ofxConfiguration.ts';

/** OFX: called with its own token and no signature; its tokens come from the accounts service. */
export const ofxAdapter: PartnerAdapter<OfxConfiguration, OfxServices> = {
  configuration: ofxConfiguration,
  apis: () => ({}),
  endpoints: ({ ofx }) =>
    ofx === undefined
      ? []
      : [
          ...calledEndpoints({ 'ofx.baseUrl': ofx.baseUrl, 'ofx.ratesUrl': ofx.ratesUrl }),
          { field: 'ofx.authorizeUrl', address: ofx.authorizeUrl, reached: 'by-user' },
        ],
  load: async () => (await import('./connectOfxServices.ts')).connectOfxServices,
};
