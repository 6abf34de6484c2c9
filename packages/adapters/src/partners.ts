import type { Clock } from '@fx-gateway/domain/ports';
import type { Configuration } from './configuration/configuration.ts';
import { connectCorpay, type CorpayServices } from './corpay/connectCorpay.ts';
import type { SignedApi } from './http/signedApi.ts';

/** What all partners bring. Deleting a partner's room and its lines here removes it. */
export type PartnerServices = CorpayServices;

/** The signed APIs of the partners, by name. */
export const partnerApis = ({ apis }: Configuration) => ({ corpay: apis.corpay });

export const connectPartners = (
  api: (name: keyof ReturnType<typeof partnerApis>) => SignedApi,
  { apis }: Configuration,
  clock: Clock,
): PartnerServices => ({
  ...connectCorpay(api('corpay'), apis.headers, clock),
});
