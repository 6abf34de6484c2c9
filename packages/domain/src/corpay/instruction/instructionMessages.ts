import { formatMoney } from '../../money/formatMoney.ts';
import type { Money } from '../../money/makeMoney.ts';
import { formatDisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import { joinSentences } from '../../words/joinSentences.ts';
import type { BeneficiarySummary } from '../api/beneficiary.ts';
import type { DealAwaitingInstructionEntry, StoredInstructionCall } from '../intents/intent.ts';
import type { DealToInstruct, InstructField } from './instructForm.ts';
import type { BookedBeneficiary } from './makeInitialInstructForm.ts';
import type { OrderPayment } from '../api/order.ts';
import type { PaymentPurpose } from '../api/settlementAccount.ts';
import type { InstructionDifference } from './compareInstruction.ts';
import { formatInstructionDifferences } from './differenceMessages.ts';
import { instructLabels } from './whyCannotInstruct.ts';

const withReference = (text: string, reference: string): string =>
  reference === '' ? text : `${text}, reference ${reference}`;

/** `€892.00 to Thalassa, reference INV-7`; an earlier version kept the amount only. */
const sentText = ({ payment, payee, reference }: StoredInstructionCall): string =>
  withReference(
    payee === null ? formatMoney(payment) : `${formatMoney(payment)} to ${payee}`,
    reference ?? '',
  );

/** The payments of an order in the same form, one after the other. */
export const formatOrderPayments = (payments: readonly OrderPayment[]): string =>
  payments
    .map(({ amount, payeeName, reference }) =>
      withReference(
        `${formatDisplayOnlyAmount(amount)} to ${payeeName || 'a beneficiary without a name'}`,
        reference,
      ),
    )
    .join('; ');

const labelsOf = (fields: readonly InstructField[]): string =>
  fields.map((field) => instructLabels[field]).join(', ');

/** The order is instructed with something else than what was sent; `purposes` are those that the form knows by name. */
export const instructedDifferentlyMessage = (
  intent: StoredInstructionCall,
  instructedAs: readonly OrderPayment[],
  different: readonly InstructionDifference[],
  purposes: readonly PaymentPurpose[] = [],
): string =>
  joinSentences(
    `Order ${intent.orderNumber} is instructed with ${formatOrderPayments(instructedAs)}. Your instruction of ${sentText(intent)} was not carried out, and nothing more can be instructed for this order.`,
    formatInstructionDifferences(intent, different, purposes),
  );

/** What was sent was refused, and in the payments of the order no difference can be seen. */
export const alreadyInstructedMessage = (
  intent: StoredInstructionCall,
  instructedAs: readonly OrderPayment[],
  unclear: readonly InstructField[],
): string => {
  const already = `Order ${intent.orderNumber} is instructed already with ${formatOrderPayments(instructedAs)}`;
  return unclear.length === 0
    ? `${already}: just what you asked for. Your own instruction was refused, so nothing is paid twice.`
    : `${already}. Your instruction of ${sentText(intent)} was refused, and nothing more can be instructed for this order. Whether both agree in ${labelsOf(unclear)} cannot be told.`;
};

/** The sentences around an instruction that both clients say. */
export const instructingMessages = {
  /** Another instruction of this order has no answer yet. */
  earlierOpen: (earlier: StoredInstructionCall): string =>
    `Nothing was sent: your instruction of ${sentText(earlier)} for order ${earlier.orderNumber} has no answer yet. First find out what became of it.`,
  /** The order was looked at, and the call may still arrive there: that of the page itself, or one of another. */
  onItsWay: 'It may still be on its way. Look again in a minute.',
  onItsWayFromElsewhere:
    'It may still be on its way from another tab or an earlier visit. Look again in a minute.',
  /** Only the user can tell whether these payments are what was sent. */
  unclear: (intent: StoredInstructionCall, shown: readonly OrderPayment[], settledFrom = ''): string =>
    `You were instructing ${sentText(intent)}. Order ${intent.orderNumber} is instructed with ${formatOrderPayments(shown)}${settledFrom === '' ? '' : `, settled from ${settledFrom}`}.`,
  isItYours: 'Is this what you instructed?',
} as const;

/** What is said below a deal that was just booked where the form of its instruction did not arrive. */
export const formNotLoadedMessages = {
  happened: 'The form to instruct it could not be loaded.',
  kept: ({ orderNumber }: { readonly orderNumber: string }): string =>
    `Deal ${orderNumber} stays booked. Nobody is paid until you instruct it.`,
} as const;

/** What instructing less than was booked means. */
export const partInstructionMessages = {
  before: 'An order is instructed once: what is left out now stays uninstructed.',
  why: (rest: Money, { payment }: Pick<DealToInstruct, 'payment'>): string =>
    `${formatMoney(rest)} of ${formatMoney(payment)} stays uninstructed. An order is instructed once: nothing more can be instructed for this order.`,
  tick: (rest: Money): string => `I understand that ${formatMoney(rest)} stays uninstructed.`,
} as const;

/** Why no beneficiary, or none any more, is chosen to be paid; null while this beneficiary can be. */
export const noBeneficiaryChosenMessage = (
  { payment }: Pick<DealToInstruct, 'payment'>,
  beneficiaries: readonly BeneficiarySummary[],
  { beneficiaryId, payee }: BookedBeneficiary,
  booked = true,
): string | null => {
  const found = beneficiaries.find(({ clientIntegrationId }) => clientIntegrationId === beneficiaryId);
  if (found?.curr === payment.currency) return null;
  const who = booked ? `${payee}, for whom this deal was booked,` : payee;
  const what = found === undefined ? 'among your beneficiaries' : `paid in ${payment.currency}`;
  return `${who} is no longer ${what}. Choose who is paid.`;
};

/**
 * Who is paid by a deal that waits for its instruction, and when: never before the settlement has arrived. Before the
 * beneficiaries are known nothing is promised.
 */
export const awaitedDealMessage = (
  awaited: DealAwaitingInstructionEntry,
  beneficiaries: readonly BeneficiarySummary[] | null,
): string => {
  const { payee } = awaited;
  const payment = formatMoney(awaited.payment);
  const arrived = `your settlement of ${formatMoney(awaited.settlement)} has arrived`;
  if (beneficiaries === null) return `It was booked to pay ${payee} ${payment}. Say how it is paid.`;
  const gone = noBeneficiaryChosenMessage(awaited, beneficiaries, awaited);
  return gone === null
    ? `Say how it is paid: ${payee} receives ${payment} once that is instructed and ${arrived}.`
    : `${gone} ${payment} is paid once you have said to whom and how, and ${arrived}.`;
};
