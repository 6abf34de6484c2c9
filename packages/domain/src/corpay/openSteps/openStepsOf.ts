import type { BookingIntent, InstructionIntent, Intent } from '../intents/intent.ts';

/** A booking or an instruction that has no definite answer. */
export type OpenStep = BookingIntent | InstructionIntent;

/** The steps among what is kept that have no definite answer, oldest first. */
export const openStepsOf = (kept: readonly Intent[]): readonly OpenStep[] =>
  kept.filter((intent) => intent.kind !== 'awaited-instruction');
