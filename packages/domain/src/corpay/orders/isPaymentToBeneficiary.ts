import type { OrderPayment } from '../api/order.ts';

/**
 * Whether a payment goes to a beneficiary: by the identifier where the partner delivers it, else by the name among those
 * who are paid in its currency.
 */
export const isPaymentToBeneficiary = (
  { beneficiaryId, payeeName, amount }: OrderPayment,
  { id, name, currency }: { readonly id: string; readonly name: string; readonly currency: string },
): boolean =>
  beneficiaryId === undefined ? payeeName === name && amount.currency === currency : beneficiaryId === id;
