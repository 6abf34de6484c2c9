import type { BookingWithOrder } from '@fx-gateway/domain/corpay/booking/isBookingAlreadyDone.ts';
import {
  instructedAlreadyMessages,
  instructedDifferentlyMessages,
} from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import type { LostInstructionOutcome } from '@fx-gateway/domain/corpay/instruction/findLostInstructionOutcome.ts';
import type {
  BookingIntent,
  InstructionIntent,
  CorpayIntent,
} from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { OutcomeFoundElsewhere } from '@fx-gateway/domain/corpay/openSteps/outcomeFoundElsewhere.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { bookingText } from './bookingText.ts';

/** What became of an instruction whose answer was lost. */
type SettledInstruction = { readonly intent: InstructionIntent } & Exclude<
  LostInstructionOutcome,
  { readonly kind: 'unknown' }
>;

/** What became of a step whose answer was lost. */
export type StepOutcome =
  | ({ readonly kind: 'booked' } & BookingWithOrder)
  | { readonly kind: 'not-booked'; readonly intent: BookingIntent }
  | SettledInstruction
  | (OutcomeFoundElsewhere & { readonly intent: BookingIntent | InstructionIntent });

/** A step that stays open, and what there is to say about it. */
export type OpenStep = { readonly intent: CorpayIntent; readonly failure: CommandFailure };

/** Whatever was said of it had no effect. */
const elsewhereMessages = (intent: BookingIntent | InstructionIntent, orderNumber: string | null): string => {
  if (intent.kind === 'instruction')
    return `Another fxg has settled your instruction of order ${intent.orderNumber} meanwhile. See it with: fxg orders show ${intent.orderNumber}`;
  const what = `Another fxg has settled your booking of ${bookingText(intent)} meanwhile`;
  return orderNumber === null
    ? `${what}: no order of it waits for its instruction here.`
    : `${what}: it is order ${orderNumber}.`;
};

export const stepOutcomeMessage = (step: StepOutcome): string => {
  switch (step.kind) {
    case 'booked':
      return `Your earlier booking of ${bookingText(step.intent)} is order ${step.orderNumber}.`;
    case 'not-booked':
      return `Your earlier booking of ${bookingText(step.intent)} was not made.`;
    case 'instructed':
      return `The payment of order ${step.orderNumber} was instructed.`;
    case 'not-instructed':
      return `Your earlier try to instruct the payment of order ${step.orderNumber} was not carried out.`;
    case 'settled-elsewhere':
      return elsewhereMessages(step.intent, step.orderNumber);
    case 'instructed-differently':
      return instructedDifferentlyMessages(step.intent, step.instructedAs, step.different);
    case 'instructed-already':
      return instructedAlreadyMessages(step.intent, step.instructedAs, step.unclear);
  }
};
