import type {
  DealAwaitingInstructionEntry,
  StoredBookingCall,
  StoredInstructionCall,
  CorpayJournalEntry,
} from '../intents/intent.ts';
import { findOpenInstruction } from '../intents/intentsOfOrder.ts';

/** A booking or an instruction that has no definite answer. */
export type OpenCorpayCall = StoredBookingCall | StoredInstructionCall;

/** The steps among what is kept that have no definite answer, oldest first. */
export const filterOpenMoneyCalls = (kept: readonly CorpayJournalEntry[]): readonly OpenCorpayCall[] =>
  kept.filter((intent) => intent.kind !== 'awaited-instruction');

/**
 * The deals among what is kept that are known to wait for their instruction: where one was sent and has no definite
 * answer, it is not known whether the deal still waits.
 */
export const findUninstructedDeals = (
  kept: readonly CorpayJournalEntry[],
): readonly DealAwaitingInstructionEntry[] =>
  kept
    .filter((intent) => intent.kind === 'awaited-instruction')
    .filter(({ orderNumber }) => findOpenInstruction(kept, orderNumber) === null);
