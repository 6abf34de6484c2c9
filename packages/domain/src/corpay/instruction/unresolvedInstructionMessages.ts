import { formatMoney } from '../../money/formatMoney.ts';
import { joinSentences } from '../../words/joinSentences.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { paymentMethodName } from '../api/beneficiary.ts';
import { corpayMessages, instructionFailureMessage } from '../api/corpayMessages.ts';
import type { PaymentPurpose } from '../api/settlementAccount.ts';
import type { StoredInstructionCall } from '../intents/intent.ts';
import { formatPaymentPurpose } from './differenceMessages.ts';
import { alreadyInstructedMessage, instructedDifferentlyMessage } from './instructionMessages.ts';
import type { LostInstructionOutcome } from './resolveLostInstruction.ts';

/** An instruction of which it is known what became of it. */
export type KnownInstructionOutcome = Exclude<LostInstructionOutcome, { readonly kind: 'unknown' }>;

export const instructionOutcomeTitle = ({
  kind,
  orderNumber,
}: Pick<KnownInstructionOutcome, 'kind' | 'orderNumber'>): string => {
  switch (kind) {
    case 'instructed':
      return `The payment of deal ${orderNumber} is instructed`;
    case 'not-instructed':
      return `The payment of deal ${orderNumber} was not instructed`;
    case 'instructed-differently':
      return `Deal ${orderNumber} is instructed with something else`;
    case 'instructed-already':
      return `The payment of deal ${orderNumber} is instructed already`;
  }
};

/** How it is paid and for what, beside a form that may say something else; an earlier version kept neither. */
const sentAsMessages = ({ details }: StoredInstructionCall, purposes: readonly PaymentPurpose[]): string =>
  details === undefined
    ? ''
    : `It is paid by ${paymentMethodName(details.deliveryMethod)} with the purpose ${formatPaymentPurpose(details.paymentPurpose, purposes)}. What is typed in this tab was not sent.`;

/** Of what is instructed: when it is paid. */
export const willBePaidMessage = ({ payment }: Pick<StoredInstructionCall, 'payment'>): string =>
  `${formatMoney(payment)} will be paid once your settlement has arrived.`;

/** What follows from it; `here` is true when this page sent the instruction. */
export const instructionOutcomeMessage = (
  settled: KnownInstructionOutcome,
  intent: StoredInstructionCall,
  here: boolean,
  purposes: readonly PaymentPurpose[] = [],
): string => {
  switch (settled.kind) {
    case 'instructed': {
      const paid = willBePaidMessage(intent);
      return here
        ? paid
        : joinSentences(`Another tab or an earlier visit sent it: ${paid}`, sentAsMessages(intent, purposes));
    }
    case 'not-instructed':
      return 'The deal stays booked. You can instruct its payment again.';
    case 'instructed-differently':
      return instructedDifferentlyMessage(intent, settled.instructedAs, settled.different, purposes);
    case 'instructed-already':
      return alreadyInstructedMessage(intent, settled.instructedAs, settled.unclear);
  }
};

/** Why an instruction has no answer that counts: in the partner's own words where it said something (ERR-50, S-80). */
export const lostInstructionMessage = (failure: CallFailure): string =>
  failure.messages.length > 0 ? instructionFailureMessage(failure) : corpayMessages.connectionTrouble;

/** What is said of an instruction as long as it is not known what became of it. */
export const unresolvedInstructionMessages = {
  wasInstructing: ({ payment, orderNumber }: StoredInstructionCall, failure: CallFailure | null): string =>
    `You were instructing ${formatMoney(payment)} of deal ${orderNumber}. ${
      failure?.kind === 'no-answer'
        ? 'The answer did not reach this page, so it may be on its way or not.'
        : 'It is not known yet whether it was carried out.'
    }`,
  /** While a page is in use, in a line: the whole stands in its place. */
  sentElsewhere: ({ orderNumber }: Pick<StoredInstructionCall, 'orderNumber'>): string =>
    `Another tab sent the instruction of deal ${orderNumber}. It may still be on its way.`,
  stillUnknown: 'It is still not known whether it was instructed.',
  kept: 'This device remembers the instruction, also after you close this page.',
} as const;

/** To somebody whose form was still open when another tab or device instructed its order (ORDER-4). */
export const instructedElsewhereMessages = {
  title: 'Another tab or device has instructed this order.',
  words: 'What was filled in here was not sent. Below is what is instructed.',
} as const;
