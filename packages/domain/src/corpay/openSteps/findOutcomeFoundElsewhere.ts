import { formatMoney } from '../../money/formatMoney.ts';
import { isSameMoney } from '../../money/makeMoney.ts';
import {
  journalEntryId,
  type StoredBookingCall,
  type StoredInstructionCall,
  type CorpayJournalEntry,
} from '../intents/intent.ts';

/** Another process has settled the step while this one waited or asked; the order it became, null when none is known. */
export type OutcomeFoundElsewhere = {
  readonly kind: 'settled-elsewhere';
  readonly orderNumber: string | null;
};

const isKept = (kept: readonly CorpayJournalEntry[], intent: CorpayJournalEntry): boolean =>
  kept.some((each) => journalEntryId(each) === journalEntryId(intent));

/** Two lists of what is kept with one text hold the same steps. */
export const fingerprintOfEntries = (kept: readonly CorpayJournalEntry[]): string =>
  JSON.stringify(kept.map(journalEntryId));

/** The deal that a booking became, while it waits for its instruction; null when it became none, or waits no more. */
const dealOfBooking = (
  kept: readonly CorpayJournalEntry[],
  { startedAt, beneficiaryId, payment }: StoredBookingCall,
): string | null => {
  const deal = kept.find(
    (each) =>
      each.kind === 'awaited-instruction' &&
      each.startedAt === startedAt &&
      each.beneficiaryId === beneficiaryId &&
      isSameMoney(each.payment, payment),
  );
  return deal?.kind === 'awaited-instruction' ? deal.orderNumber : null;
};

/** Null while the step is still open here. */
export const findOutcomeFoundElsewhere = (
  kept: readonly CorpayJournalEntry[],
  intent: StoredBookingCall | StoredInstructionCall,
): OutcomeFoundElsewhere | null => {
  if (isKept(kept, intent)) return null;
  const orderNumber = intent.kind === 'booking' ? dealOfBooking(kept, intent) : intent.orderNumber;
  return { kind: 'settled-elsewhere', orderNumber };
};

/** What is said of a step that this tab asked about until another one, or another visit, found out what became of it. */
export const outcomeFoundElsewhereMessages = {
  title: (intent: StoredBookingCall | StoredInstructionCall): string =>
    intent.kind === 'booking'
      ? 'What became of your booking was found out in another tab.'
      : `What became of your instruction of order ${intent.orderNumber} was found out in another tab.`,
  words: (intent: StoredBookingCall | StoredInstructionCall): string =>
    intent.kind === 'booking'
      ? `You were booking ${formatMoney(intent.payment)} for ${intent.payee}. No order of it waits for its instruction here; Past Orders shows what was booked.`
      : 'The order shows which payments are instructed.',
};
