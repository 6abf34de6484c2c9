import type { OrderPayment } from '../api/order.ts';

/**
 * How many beneficiaries these payments go to, each once, as the line of Past Orders counts them (CP-ORDER-4): by their
 * ids, and by their names where the partner delivers no id.
 */
export const countPaidBeneficiaries = (
  payments: readonly Pick<OrderPayment, 'beneficiaryId' | 'payeeName'>[],
): number => new Set(payments.map(({ beneficiaryId, payeeName }) => beneficiaryId ?? payeeName)).size;
