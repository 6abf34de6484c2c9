import { whyNotBookable, type NotBookable } from '../quoting/index.ts';
import type { CorpayLiveState } from './corpayLiveQuote.ts';
import type { QuoteDraft } from './quoteDraft.ts';

/** Every reason for which Book Deal is off, the one that matters most first. */
export type CannotBook = NotBookable | 'earlier-booking-open' | 'beneficiary-missing' | 'counterpart-missing';

/**
 * Null when Book Deal is on: a fresh quote, a chosen beneficiary, a counterpart above zero, and no earlier booking
 * whose outcome is open (CP-BOOK-1 to CP-BOOK-3).
 */
export const whyCannotBook = (
  draft: QuoteDraft,
  live: CorpayLiveState,
  earlierBookingOpen: boolean,
): CannotBook | null => {
  if (earlierBookingOpen) return 'earlier-booking-open';
  if (draft.beneficiary === null) return 'beneficiary-missing';
  const reason = whyNotBookable(live);
  if (reason !== null) return reason;
  const quote = live.offer?.quote;
  const counterpart = draft.lockSide === 'Payment' ? quote?.settlement : quote?.payment;
  return counterpart !== undefined && counterpart.minor > 0n ? null : 'counterpart-missing';
};

/** What stands under Book Deal while it is off. */
export const cannotBookWords: Readonly<Record<CannotBook, string>> = {
  'earlier-booking-open': 'First settle what became of your earlier booking.',
  'beneficiary-missing': 'Choose a beneficiary first.',
  'nothing-asked': 'Enter an amount to get a quote.',
  loading: 'Getting a quote.',
  failed: 'There is no quote to book.',
  stale: 'The quote is being renewed.',
  resting: 'The renewed quote is less favourable. Please look at it before you book.',
  booking: 'Your deal is being booked.',
  'counterpart-missing': 'The quote has no amount to book.',
};
