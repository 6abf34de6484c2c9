import type {
  AwaitedInstruction,
  BookingIntent,
  InstructionIntent,
  CorpayIntent,
} from '../intents/intent.ts';
import { openInstructionOf } from '../intents/intentsOfOrder.ts';

/** A booking or an instruction that has no definite answer. */
export type OpenStep = BookingIntent | InstructionIntent;

/** The steps among what is kept that have no definite answer, oldest first. */
export const openStepsOf = (kept: readonly CorpayIntent[]): readonly OpenStep[] =>
  kept.filter((intent) => intent.kind !== 'awaited-instruction');

/**
 * The deals among what is kept that are known to wait for their instruction: where one was sent and has no definite
 * answer, it is not known whether the deal still waits.
 */
export const uninstructedDealsOf = (kept: readonly CorpayIntent[]): readonly AwaitedInstruction[] =>
  kept
    .filter((intent) => intent.kind === 'awaited-instruction')
    .filter(({ orderNumber }) => openInstructionOf(kept, orderNumber) === null);
