import { whyNotBookable, type NotBookable } from '../../quoting/index.ts';
import { paintedChange } from './answeredAmount.ts';
import type { CorpayLiveState } from './corpayLiveQuote.ts';
import { hasCounterpart } from '../api/quote.ts';
import type { QuoteDraft } from './quoteDraft.ts';

/** Every reason for which Book Deal is off, the one that matters most first. */
export type CannotBook =
  NotBookable | EarlierInTheWay | 'beneficiary-missing' | 'amount-changed' | 'counterpart-missing';

/**
 * What is known of earlier bookings: not yet anything; that the same one is on its way or unknown; that another one is,
 * and the user has not said that they want this one beside it.
 */
export type EarlierInTheWay = 'journal-unread' | 'earlier-booking-open' | 'beside-earlier';

/**
 * Null when Book Deal is on: a fresh quote for the amount that was asked for, a chosen beneficiary, a counterpart above
 * zero, and no earlier booking in the way (CP-BOOK-1 to CP-BOOK-3).
 */
export const whyCannotBook = (
  draft: QuoteDraft,
  live: CorpayLiveState,
  earlier: EarlierInTheWay | null,
): CannotBook | null => {
  if (earlier !== null) return earlier;
  if (draft.beneficiary === null) return 'beneficiary-missing';
  const reason = whyNotBookable(live);
  if (reason !== null) return reason;
  if (paintedChange(live) !== null) return 'amount-changed';
  const quote = live.offer?.quote;
  return quote !== undefined && hasCounterpart(quote, draft.lockSide) ? null : 'counterpart-missing';
};

/** What stands under Book Deal while it is off. */
export const cannotBookWords: Readonly<Record<CannotBook, string>> = {
  'journal-unread': 'Looking up your earlier bookings.',
  'earlier-booking-open': 'First settle what became of your earlier booking.',
  'beside-earlier': 'Say first that you want this deal beside the open one.',
  'beneficiary-missing': 'Choose a beneficiary first.',
  'nothing-asked': 'Enter an amount to get a quote.',
  loading: 'Getting a quote.',
  failed: 'There is no quote to book.',
  unsure: 'It is not known whether this quote still holds.',
  stale: 'The quote is being renewed.',
  resting: 'The renewed quote is less favourable. Please look at it before you book.',
  booking: 'Your deal is being booked.',
  'amount-changed': 'The quote is for another amount than yours. Use it, or enter another one.',
  'counterpart-missing': 'The quote has no amount to book.',
};
