import type { ConnectPartner } from '../partner/partnerAdapter.ts';
import { connectCorpay, type CorpayServices } from './connectCorpay.ts';
import type { CorpayConfiguration } from './corpayConfigurationSchema.ts';

/** Connects to Corpay where the configuration says that it is. */
export const connectCorpayServices: ConnectPartner<CorpayConfiguration, CorpayServices> = (
  api,
  { apis },
  clock,
) => connectCorpay(api('corpay'), apis.headers, clock);
