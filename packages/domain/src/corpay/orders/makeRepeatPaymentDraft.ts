import { toDecimal } from '../../money/decimal.ts';
import { readDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { OrderPayment } from '../api/order.ts';
import { isPaymentToBeneficiary } from './isPaymentToBeneficiary.ts';

/** What Book A Deal begins with to pay the same once more. */
export type RepeatPaymentDraft = { readonly beneficiary: BeneficiarySummary; readonly amount: string };

/**
 * The beneficiary and the amount of a payment, to be booked anew; null where that beneficiary is no longer paid in this
 * currency, or where the partner names them in a way that fits several. Nothing is booked by it.
 */
export const makeRepeatPaymentDraft = (
  payment: OrderPayment,
  beneficiaries: readonly BeneficiarySummary[],
): RepeatPaymentDraft | null => {
  const { amount } = payment;
  const exact = readDisplayOnlyAmount(amount);
  const [beneficiary, ...others] = beneficiaries.filter(
    ({ clientIntegrationId: id, payee: name, curr: currency }) =>
      currency === amount.currency && isPaymentToBeneficiary(payment, { id, name, currency }),
  );
  if (exact === null || beneficiary === undefined || others.length > 0) return null;
  return { beneficiary, amount: toDecimal(exact) };
};

/** Why a payment cannot be paid again as it was. */
export const cannotPayAgainMessages = ({ payeeName, amount }: OrderPayment): string =>
  `${payeeName} cannot be found among your beneficiaries who are paid in ${amount.currency}. Choose who is paid in Book A Deal.`;
