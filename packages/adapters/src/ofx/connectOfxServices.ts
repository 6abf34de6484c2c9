import type { ConnectPartner } from '../partner/partnerAdapter.ts';
import { connectOfx, type OfxServices } from './connectOfx.ts';
import type { OfxConfiguration } from './ofxConfigurationSchema.ts';

/** Connects to OFX where the configuration says that it is; its tokens come from the accounts service. */
export const connectOfxServices: ConnectPartner<OfxConfiguration, OfxServices> = (
  api,
  { ofx },
  clock,
  http,
) => connectOfx(http, api('accounts'), ofx ?? null, clock);
