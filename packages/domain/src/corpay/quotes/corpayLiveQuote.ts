import { createLiveQuote, type LiveQuote, type LiveQuotePorts } from '../../quoting/liveQuote.ts';
import type { LiveQuoteState } from '../../quoting/liveQuoteState.ts';
import { succeeded } from '../../result/result.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import { corpayPolicy } from './corpayPolicy.ts';
import type { CorpayQuotes } from '../api/corpayPorts.ts';
import type { Quote, QuoteRequest } from '../api/quote.ts';

export type CorpayLiveState = LiveQuoteState<QuoteRequest, Quote, CallFailure>;
export type CorpayLiveQuote = LiveQuote<QuoteRequest, Quote, CallFailure>;

/** A live quote at Corpay, for the web application and for `fxg quotes watch` alike. */
export const createCorpayLiveQuote = ({
  quotes,
  ...run
}: { readonly quotes: CorpayQuotes } & LiveQuotePorts<QuoteRequest, Quote, CallFailure>): CorpayLiveQuote =>
  createLiveQuote({
    policy: corpayPolicy,
    partner: {
      request: (request) => quotes.request(request),
      freshness: async (quoteId) => {
        const answer = await quotes.remaining(quoteId);
        return answer.ok ? succeeded({ seconds: answer.value }) : answer;
      },
    },
    ...run,
  });
