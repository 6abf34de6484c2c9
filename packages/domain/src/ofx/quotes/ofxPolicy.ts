import { callFailure, type CallFailure, type CallFailureKind } from '../../calls/callFailure.ts';
import type { LiveQuotePolicy } from '../../quoting/liveQuotePolicy.ts';
import { isWorseOfxQuote, type OfxQuote, type OfxQuoteRequest } from '../api/ofxQuote.ts';

const noQuote = (kind: CallFailureKind): CallFailure => callFailure(kind, '/payments/quotes');

/**
 * How OFX's quotes are kept alive (OFX-QUOTE-9 to OFX-QUOTE-12): they name no end, so that only the partner's own word
 * makes one stale.
 */
export const ofxPolicy: LiveQuotePolicy<OfxQuoteRequest, OfxQuote, CallFailure> = {
  debounceMs: 500,
  pollEveryMs: 5_000,
  restAfterWorseMs: 1_000,
  onPollFailure: 'stop',
  quoteId: ({ id }) => id,
  ending: null,
  isWorse: isWorseOfxQuote,
  whyUnusable: ({ buyCurrency, sellCurrency }, { buy, sell }) =>
    buy.currency === buyCurrency && sell.currency === sellCurrency && buy.minor > 0n && sell.minor > 0n
      ? null
      : noQuote('unreadable'),
  arrivedEnded: noQuote('quote-ended'),
  isConnectionLost: ({ kind }) => kind === 'no-answer',
};
