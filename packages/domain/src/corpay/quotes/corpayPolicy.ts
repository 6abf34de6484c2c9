import type { LiveQuotePolicy } from '../../quoting/liveQuotePolicy.ts';
import { callFailure, type CallFailure, type CallFailureKind } from '../../calls/callFailure.ts';
import { isWorseQuote, type Quote, type QuoteRequest } from '../api/quote.ts';

const noQuote = (kind: CallFailureKind): CallFailure => callFailure(kind, '/deal/quote');

/** How Corpay's quotes are kept alive (CP-QUOTE-11, CP-QUOTE-15, CP-QUOTE-16, S-103, S-104). */
export const corpayPolicy = {
  debounceMs: 500,
  pollEveryMs: 5_000,
  restAfterWorseMs: 1_000,
  onPollFailure: 'again',
  quoteId: (quote) => quote.quoteId,
  ending: { secondsLeft: (quote) => quote.expiryRemaining, renewBelowMs: 7_500 },
  isWorse: (before, next, request) => isWorseQuote(before, next, request.lockSide),
  whyUnusable: (request, { settlement, payment }) =>
    settlement.currency === request.settlementCurrency && payment.currency === request.paymentCurrency
      ? null
      : noQuote('unreadable'),
  arrivedEnded: noQuote('quote-ended'),
  isConnectionLost: ({ kind }) => kind === 'no-answer',
} satisfies LiveQuotePolicy<QuoteRequest, Quote, CallFailure>;
