import {
  createPaymentRunStore,
  type PaymentRunStore,
} from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import type { SessionUser } from '../../configuration/earlierAccessStore.ts';
import type { EnvironmentConnection } from '../../configuration/connectProfile.ts';
import { scopeStoreToServiceAddress } from '../../configuration/scopeStoreToServiceAddress.ts';

/** The payment runs of this customer on this machine at the partner of this environment. */
export const makeCustomerCorpayRuns = (
  { intents, configuration }: Pick<EnvironmentConnection, 'intents' | 'configuration'>,
  { sub }: Pick<SessionUser, 'sub'>,
): PaymentRunStore =>
  createPaymentRunStore(scopeStoreToServiceAddress(intents, configuration.apis.corpay ?? ''), sub);
