import {
  commonCannotBookMessages,
  type CommonCannotBookReason,
  type BookingBlockReason,
} from '../../quoting/cannotBookMessages.ts';
import { whyNotBookable } from '../../quoting/liveQuoteState.ts';
import { leavesBeneficiaryOut, findChangedOfxAmount } from './ofxDealParts.ts';
import type { OfxDraft } from './ofxDraft.ts';
import type { OfxLiveState } from './ofxLiveQuote.ts';

/** Every reason for which Book Deal is off, the one that matters most first. */
export type CannotBookOfxReason =
  | CommonCannotBookReason
  | 'amount-moved'
  | 'part-missing'
  | 'details-unread'
  | 'details-unchecked';

/**
 * Null when Book Deal is on (OFX-DEAL-1): a fresh quote for what was typed, something for every beneficiary, and no
 * earlier booking in the way.
 */
export const whyCannotBookOfx = (
  draft: OfxDraft,
  live: OfxLiveState,
  earlier: BookingBlockReason | null,
): CannotBookOfxReason | null => {
  if (earlier !== null) return earlier;
  if (draft.parts.length === 0) return 'beneficiary-missing';
  const reason = whyNotBookable(live);
  if (reason !== null) return reason;
  if (findChangedOfxAmount(draft, live) !== null) return 'amount-moved';
  const quote = live.offer?.quote;
  return quote !== undefined && leavesBeneficiaryOut(draft, quote) ? 'part-missing' : null;
};

/** What stands under Book Deal while it is off. */
export const cannotBookOfxMessages: Readonly<Record<CannotBookOfxReason, string>> = {
  ...commonCannotBookMessages,
  'amount-moved': 'The quote has another amount than yours. Use it, or enter another one.',
  'part-missing': 'Enter an amount for every beneficiary.',
  'details-unread': 'Looking up whether the bank details were checked.',
  'details-unchecked': 'Still needed: the check of the bank details.',
};
