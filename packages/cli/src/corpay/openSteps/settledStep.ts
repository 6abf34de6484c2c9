import type { SettledBooking } from '@fx-gateway/domain/corpay/booking/answersFor.ts';
import {
  instructedAlreadyMessages,
  instructedDifferentlyMessages,
} from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import type { InstructionSettlement } from '@fx-gateway/domain/corpay/instruction/settleInstruction.ts';
import type { BookingIntent, InstructionIntent, Intent } from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { SettledElsewhere } from '@fx-gateway/domain/corpay/openSteps/settledElsewhere.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { bookingText } from './bookingText.ts';

/** What became of an instruction whose answer was lost. */
type SettledInstruction = { readonly intent: InstructionIntent } & Exclude<
  InstructionSettlement,
  { readonly kind: 'unknown' }
>;

/** What became of a step whose answer was lost. */
export type SettledStep =
  | ({ readonly kind: 'booked' } & SettledBooking)
  | { readonly kind: 'not-booked'; readonly intent: BookingIntent }
  | SettledInstruction
  | (SettledElsewhere & { readonly intent: BookingIntent | InstructionIntent });

/** A step that stays open, and what there is to say about it. */
export type OpenStep = { readonly intent: Intent; readonly failure: CommandFailure };

/** Whatever was said of it had no effect. */
const elsewhereMessages = (intent: BookingIntent | InstructionIntent, orderNumber: string | null): string => {
  if (intent.kind === 'instruction')
    return `Another fxg has settled your instruction of order ${intent.orderNumber} meanwhile. See it with: fxg orders show ${intent.orderNumber}`;
  const what = `Another fxg has settled your booking of ${bookingText(intent)} meanwhile`;
  return orderNumber === null
    ? `${what}: no order of it waits for its instruction here.`
    : `${what}: it is order ${orderNumber}.`;
};

export const settledMessages = (step: SettledStep): string => {
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
