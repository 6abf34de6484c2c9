import { whyNotBookable, type NotBookable } from '../../quoting/index.ts';
import { leavesOneOut, movedAmount } from './ofxDealParts.ts';
import type { OfxDraft } from './ofxDraft.ts';
import type { OfxLiveState } from './ofxLiveQuote.ts';

/** Every reason for which Book Deal is off, the one that matters most first. */
export type CannotBookOfx =
  | NotBookable
  | 'journal-unread'
  | 'earlier-booking-open'
  | 'beside-earlier'
  | 'beneficiary-missing'
  | 'amount-moved'
  | 'part-missing';

/** What is known of earlier bookings; null when none is in the way. */
export type OfxEarlierInTheWay = Extract<
  CannotBookOfx,
  'journal-unread' | 'earlier-booking-open' | 'beside-earlier'
>;

/**
 * Null when Book Deal is on (OFX-DEAL-1): a fresh quote for what was typed, something for every beneficiary, and no
 * earlier booking in the way.
 */
export const whyCannotBookOfx = (
  draft: OfxDraft,
  live: OfxLiveState,
  earlier: OfxEarlierInTheWay | null,
): CannotBookOfx | null => {
  if (earlier !== null) return earlier;
  if (draft.parts.length === 0) return 'beneficiary-missing';
  const reason = whyNotBookable(live);
  if (reason !== null) return reason;
  if (movedAmount(draft, live) !== null) return 'amount-moved';
  const quote = live.offer?.quote;
  return quote !== undefined && leavesOneOut(draft, quote) ? 'part-missing' : null;
};

/** What stands under Book Deal while it is off. */
export const cannotBookOfxWords: Readonly<Record<CannotBookOfx, string>> = {
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
  'amount-moved': 'The quote has another amount than yours. Use it, or enter another one.',
  'part-missing': 'Enter an amount for every beneficiary.',
};
