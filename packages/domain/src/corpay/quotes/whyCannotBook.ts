import {
  commonCannotBookMessages,
  type CommonCannotBookReason,
  type BookingBlockReason,
} from '../../quoting/cannotBookMessages.ts';
import { whyNotBookable } from '../../quoting/liveQuoteState.ts';
import { findDisplayedAmountChange } from './answeredAmount.ts';
import type { CorpayLiveState } from './corpayLiveQuote.ts';
import { isUnlockedAmountPositive } from '../api/quote.ts';
import type { QuoteDraft } from './quoteDraft.ts';

/** Every reason for which Book Deal is off, the one that matters most first. */
export type CannotBookReason = CommonCannotBookReason | 'amount-changed' | 'counterpart-missing';

/**
 * Null when Book Deal is on: a fresh quote for the amount that was asked for, a chosen beneficiary, a counterpart above
 * zero, and no earlier booking in the way (CP-BOOK-1 to CP-BOOK-3).
 */
export const whyCannotBook = (
  draft: QuoteDraft,
  live: CorpayLiveState,
  earlier: BookingBlockReason | null,
): CannotBookReason | null => {
  if (earlier !== null) return earlier;
  if (draft.beneficiary === null) return 'beneficiary-missing';
  const reason = whyNotBookable(live);
  if (reason !== null) return reason;
  if (findDisplayedAmountChange(live) !== null) return 'amount-changed';
  return live.offer !== null && isUnlockedAmountPositive(live.offer.quote, draft.lockSide)
    ? null
    : 'counterpart-missing';
};

/** What stands under Book Deal while it is off. */
export const cannotBookMessages: Readonly<Record<CannotBookReason, string>> = {
  ...commonCannotBookMessages,
  'amount-changed': 'The quote is for another amount than yours. Use it, or enter another one.',
  'counterpart-missing': 'The quote has no amount to book.',
};
