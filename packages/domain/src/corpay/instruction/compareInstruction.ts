import { readShownAmount, sameMoney, type Money } from '../../money/index.ts';
import type { InstructionIntent } from '../intents/intent.ts';
import type { OrderPayment } from '../api/order.ts';

/**
 * Whether the payments of an order are the one that an intent sent: `same`, `different`, or `unclear` while something
 * that would tell them apart is missing on either side.
 */
type InstructionComparison = 'same' | 'different' | 'unclear';

const verdict = (same: boolean): InstructionComparison => (same ? 'same' : 'different');

/** Partners write names in capitals or with other spaces. */
const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const compareAmount = (sent: InstructionIntent, { amount }: OrderPayment): InstructionComparison => {
  if (amount.currency !== sent.payment.currency) return 'different';
  const shown = readShownAmount(amount);
  return shown === null ? 'unclear' : verdict(sameMoney(shown, sent.payment));
};

/** The id says who is paid, also when the beneficiary was renamed; without it the name does. */
const compareBeneficiary = (
  { beneficiaryId, payee }: InstructionIntent,
  shown: OrderPayment,
): InstructionComparison => {
  if (shown.beneficiaryId !== undefined) return verdict(shown.beneficiaryId === beneficiaryId);
  return payee === null || shown.payeeName === ''
    ? 'unclear'
    : verdict(plain(shown.payeeName) === plain(payee));
};

/** A reference that is not shown may be one that the partner does not deliver. */
const compareReference = ({ reference }: InstructionIntent, shown: OrderPayment): InstructionComparison => {
  if (reference === shown.reference) return 'same';
  return reference === null || shown.reference === '' ? 'unclear' : 'different';
};

/** An instruction sends one payment, so several are not what it sent. There must be at least one. */
export const compareInstruction = (
  sent: InstructionIntent,
  payments: readonly OrderPayment[],
): InstructionComparison => {
  const [only, ...others] = payments;
  if (only === undefined || others.length > 0) return 'different';
  const found = [compareAmount(sent, only), compareBeneficiary(sent, only), compareReference(sent, only)];
  if (found.includes('different')) return 'different';
  return found.includes('unclear') ? 'unclear' : 'same';
};

/** What the user asks for when they may be repeating an instruction. */
export type AskedInstruction = {
  readonly payment: Money | null;
  readonly beneficiaryId: string | null;
  readonly reference: string;
};

/** Whether the same is asked for as was sent: amount, beneficiary and reference, each of them known. */
export const repeatsInstruction = (sent: InstructionIntent, asked: AskedInstruction): boolean =>
  asked.payment !== null &&
  sameMoney(asked.payment, sent.payment) &&
  asked.beneficiaryId === sent.beneficiaryId &&
  asked.reference.trim() === sent.reference;
