import type { BookingWithOrder } from '@fx-gateway/domain/corpay/booking/isBookingAlreadyDone.ts';
import {
  alreadyInstructedMessage,
  instructedDifferentlyMessage,
} from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import type { LostInstructionOutcome } from '@fx-gateway/domain/corpay/instruction/resolveLostInstruction.ts';
import type {
  StoredBookingCall,
  StoredInstructionCall,
  CorpayJournalEntry,
} from '@fx-gateway/domain/corpay/intents/intent.ts';
import type { OutcomeFoundElsewhere } from '@fx-gateway/domain/corpay/openSteps/findOutcomeFoundElsewhere.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { describeBooking } from './describeBooking.ts';

/** What became of an instruction whose answer was lost. */
type SettledInstruction = { readonly intent: StoredInstructionCall } & Exclude<
  LostInstructionOutcome,
  { readonly kind: 'unknown' }
>;

/** What became of a step whose answer was lost. */
export type BookingOrInstructionOutcome =
  | ({ readonly kind: 'booked' } & BookingWithOrder)
  | { readonly kind: 'not-booked'; readonly intent: StoredBookingCall }
  | SettledInstruction
  | (OutcomeFoundElsewhere & { readonly intent: StoredBookingCall | StoredInstructionCall });

/** A step that stays open, and what there is to say about it. */
export type UnresolvedMoneyCall = { readonly intent: CorpayJournalEntry; readonly failure: CommandFailure };

/** Whatever was said of it had no effect. */
const elsewhereMessages = (
  intent: StoredBookingCall | StoredInstructionCall,
  orderNumber: string | null,
): string => {
  if (intent.kind === 'instruction')
    return `Another fxg has settled your instruction of order ${intent.orderNumber} meanwhile. See it with: fxg orders show ${intent.orderNumber}`;
  const what = `Another fxg has settled your booking of ${describeBooking(intent)} meanwhile`;
  return orderNumber === null
    ? `${what}: no order of it waits for its instruction here.`
    : `${what}: it is order ${orderNumber}.`;
};

export const moneyCallOutcomeMessage = (step: BookingOrInstructionOutcome): string => {
  switch (step.kind) {
    case 'booked':
      return `Your earlier booking of ${describeBooking(step.intent)} is order ${step.orderNumber}.`;
    case 'not-booked':
      return `Your earlier booking of ${describeBooking(step.intent)} was not made.`;
    case 'instructed':
      return `The payment of order ${step.orderNumber} was instructed.`;
    case 'not-instructed':
      return `Your earlier try to instruct the payment of order ${step.orderNumber} was not carried out.`;
    case 'settled-elsewhere':
      return elsewhereMessages(step.intent, step.orderNumber);
    case 'instructed-differently':
      return instructedDifferentlyMessage(step.intent, step.instructedAs, step.different);
    case 'instructed-already':
      return alreadyInstructedMessage(step.intent, step.instructedAs, step.unclear);
  }
};
