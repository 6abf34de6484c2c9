import { toDecimal } from '../../money/decimal.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { isSameMoney, type Money } from '../../money/makeMoney.ts';
import type { CorpayLiveState } from './corpayLiveQuote.ts';
import { lockedQuoteAmount, type LockSide, type Quote, type QuoteRequest } from '../api/quote.ts';
import { readCorpayDraftAmount, type QuoteDraft } from './quoteDraft.ts';

/** A locked amount that the partner's answer changed. */
export type ChangedAmount = { readonly asked: Money; readonly answered: Money };

/** What the answer made of the locked amount; null when it kept it. */
export const findChangedAmount = (request: QuoteRequest, quote: Quote): ChangedAmount | null => {
  const answered = lockedQuoteAmount(quote, request.lockSide);
  return isSameMoney(answered, request.amount) ? null : { asked: request.amount, answered };
};

/** The same of the displayed quote, as long as it answers what is asked. */
export const findDisplayedAmountChange = ({ offer, request }: CorpayLiveState): ChangedAmount | null =>
  offer === null || offer.request !== request ? null : findChangedAmount(offer.request, offer.quote);

/**
 * What stands in an amount's field, which is what Book Deal would book: what was typed and the partner's counterpart;
 * where the answer changed the locked amount, the answer's number.
 */
export const findDisplayedAmount = (draft: QuoteDraft, live: CorpayLiveState, side: LockSide): string => {
  const change = side === draft.lockSide ? findDisplayedAmountChange(live) : null;
  return change === null ? readCorpayDraftAmount(draft, side) : toDecimal(change.answered);
};

export const changedAmountMessage = ({ asked, answered }: ChangedAmount): string =>
  `You asked for ${formatMoney(asked)}, but the quote is for ${formatMoney(answered)}.`;
