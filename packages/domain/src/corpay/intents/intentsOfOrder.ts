import type { DealAwaitingInstructionEntry, StoredInstructionCall, CorpayJournalEntry } from './intent.ts';

/** The instruction of an order that has no answer yet. */
export const findOpenInstruction = (
  kept: readonly CorpayJournalEntry[],
  orderNumber: string,
): StoredInstructionCall | null => {
  const isOpen = (intent: CorpayJournalEntry): intent is StoredInstructionCall =>
    intent.kind === 'instruction' && intent.orderNumber === orderNumber;
  return kept.find(isOpen) ?? null;
};

/** What an order was booked for, while it waits for its instruction. */
export const findAwaitedInstruction = (
  kept: readonly CorpayJournalEntry[],
  orderNumber: string,
): DealAwaitingInstructionEntry | null => {
  const isAwaited = (intent: CorpayJournalEntry): intent is DealAwaitingInstructionEntry =>
    intent.kind === 'awaited-instruction' && intent.orderNumber === orderNumber;
  return kept.find(isAwaited) ?? null;
};
