import { formatMoney, showAmount, type Money } from '../../money/index.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { InstructionIntent } from '../intents/intent.ts';
import type { BookedDeal } from './instructForm.ts';
import type { BookedFor } from './openInstructForm.ts';
import type { OrderPayment } from '../api/order.ts';

const withReference = (text: string, reference: string): string =>
  reference === '' ? text : `${text}, reference ${reference}`;

/** `€892.00 to Thalassa, reference INV-7`; an earlier version kept the amount only. */
const sentText = ({ payment, payee, reference }: InstructionIntent): string =>
  withReference(
    payee === null ? formatMoney(payment) : `${formatMoney(payment)} to ${payee}`,
    reference ?? '',
  );

/** The payments of an order in the same form, one after the other. */
export const paymentsText = (payments: readonly OrderPayment[]): string =>
  payments
    .map(({ amount, payeeName, reference }) =>
      withReference(`${showAmount(amount)} to ${payeeName || 'a beneficiary without a name'}`, reference),
    )
    .join('; ');

/** The order has other payments than those that were sent. */
export const instructedDifferentlyWords = (
  intent: InstructionIntent,
  instructedAs: readonly OrderPayment[],
): string =>
  `Order ${intent.orderNumber} is instructed with ${paymentsText(instructedAs)}. Your instruction of ${sentText(intent)} was not carried out, and nothing more can be instructed for this order.`;

/** The sentences around an instruction that both clients say. */
export const instructingWords = {
  /** Another instruction of this order has no answer yet. */
  earlierOpen: (earlier: InstructionIntent): string =>
    `Nothing was sent: your instruction of ${sentText(earlier)} for order ${earlier.orderNumber} has no answer yet. First find out what became of it.`,
  /** The order was looked at, and the call may still arrive there: that of the page itself, or one of another. */
  onItsWay: 'It may still be on its way. Look again in a minute.',
  onItsWayFromElsewhere:
    'It may still be on its way from another tab or an earlier visit. Look again in a minute.',
  /** Only the user can tell whether these payments are what was sent. */
  unclear: (intent: InstructionIntent, shown: readonly OrderPayment[]): string =>
    `You were instructing ${sentText(intent)}. Order ${intent.orderNumber} is instructed with ${paymentsText(shown)}.`,
  isItYours: 'Is this what you instructed?',
} as const;

/** What instructing less than was booked means. */
export const partWords = {
  why: (rest: Money, { payment }: Pick<BookedDeal, 'payment'>): string =>
    `${formatMoney(rest)} of ${formatMoney(payment)} stays uninstructed. An order is instructed once: nothing more can be instructed for this order.`,
  tick: (rest: Money): string => `I understand that ${formatMoney(rest)} stays uninstructed.`,
} as const;

/** Why no beneficiary, or none any more, is chosen to be paid; null while this beneficiary can be. */
export const beneficiaryGoneWords = (
  { payment }: Pick<BookedDeal, 'payment'>,
  beneficiaries: readonly BeneficiarySummary[],
  { beneficiaryId, payee }: BookedFor,
  booked = true,
): string | null => {
  const found = beneficiaries.find(({ clientIntegrationId }) => clientIntegrationId === beneficiaryId);
  if (found?.curr === payment.currency) return null;
  const who = booked ? `${payee}, for whom this deal was booked,` : payee;
  const what = found === undefined ? 'among your beneficiaries' : `paid in ${payment.currency}`;
  return `${who} is no longer ${what}. Choose who is paid.`;
};
