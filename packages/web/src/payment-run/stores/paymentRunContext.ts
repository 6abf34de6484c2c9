import { createFeatureContext } from '../../context/createFeatureContext.ts';
import type { PaymentRunWorkspace } from './PaymentRunWorkspace.ts';

export const paymentRunContext = createFeatureContext<PaymentRunWorkspace>('payment-run');

/** What the user has in hand of payment runs. */
export const usePaymentRuns = paymentRunContext.use;
