import { readDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { isSamePayeeName } from '../../payment-run/isSamePayeeName.ts';
import type { RunDeal } from '../../payment-run/run/paymentRun.ts';
import type { LostRunInstruction } from '../../payment-run/run/runPartner.ts';
import type { OrderPayment } from '../api/order.ts';
import { formatOrderPayments } from '../instruction/instructionMessages.ts';
import { isPaidAlike } from './isPaidAlike.ts';

type Payments = Pick<RunDeal, 'payments' | 'paymentCurrency'>;

/** Whether each payee has the whole of what the deal pays them, and nobody else has anything, in however many payments. */
const isPaidInFull = ({ payments, paymentCurrency }: Payments, shown: readonly OrderPayment[]): boolean => {
  const left = new Map<string, bigint>();
  for (const { payeeId, amount } of payments) left.set(payeeId, (left.get(payeeId) ?? 0n) + amount.minor);
  for (const { beneficiaryId, payeeName, amount } of shown) {
    const exact = readDisplayOnlyAmount(amount);
    const payment =
      payments.find(({ payeeId }) => payeeId === beneficiaryId) ??
      payments.find(({ payee }) => isSamePayeeName(payeeName, payee));
    if (payment === undefined || exact?.currency !== paymentCurrency) return false;
    left.set(payment.payeeId, (left.get(payment.payeeId) ?? 0n) - exact.minor);
  }
  return [...left.values()].every((minor) => minor === 0n);
};

const nothingMore = 'Nothing more can be instructed for this order.';

/** What is said of an order of a run that is instructed with other payments than its own. */
export const tellInstructedOtherwise = (
  deal: Payments,
  number: string,
  shown: readonly OrderPayment[],
): Extract<LostRunInstruction, { readonly kind: 'instructed-otherwise' }> => {
  if (isPaidAlike(deal, shown))
    return {
      kind: 'instructed-otherwise',
      inFull: true,
      words: `Order ${number} pays the same payees the same amounts by another instruction, with another purpose or reference. ${nothingMore}`,
    };
  if (isPaidInFull(deal, shown))
    return {
      kind: 'instructed-otherwise',
      inFull: true,
      words: `${
        shown.length === 1
          ? 'This payee got the whole amount in one payment'
          : 'Each payee got the whole amount, split into other payments'
      }: order ${number} is instructed with ${formatOrderPayments(shown)}. ${nothingMore}`,
    };
  return {
    kind: 'instructed-otherwise',
    words: `Order ${number} is instructed with ${formatOrderPayments(shown)}. The payments of this run were not carried out, and nothing more can be instructed for this order.`,
  };
};
