import type { CallFailure } from '../../calls/callFailure.ts';
import { createLiveQuote, type LiveQuote, type LiveQuotePorts } from '../../quoting/liveQuote.ts';
import type { LiveQuoteState } from '../../quoting/liveQuoteState.ts';
import { succeeded } from '../../result/result.ts';
import type { OfxQuotes } from '../api/ofxPorts.ts';
import type { OfxQuote, OfxQuoteRequest } from '../api/ofxQuote.ts';
import { ofxPolicy } from './ofxPolicy.ts';

export type OfxLiveState = LiveQuoteState<OfxQuoteRequest, OfxQuote, CallFailure>;
export type OfxLiveQuote = LiveQuote<OfxQuoteRequest, OfxQuote, CallFailure>;

/** A live quote at OFX, for the web application and for `fxg quotes watch` alike. */
export const createOfxLiveQuote = ({
  quotes,
  ...run
}: { readonly quotes: OfxQuotes } & LiveQuotePorts<OfxQuoteRequest, OfxQuote, CallFailure>): OfxLiveQuote =>
  createLiveQuote({
    policy: ofxPolicy,
    partner: {
      request: (request) => quotes.request(request),
      freshness: async (quoteId) => {
        const answer = await quotes.isStale(quoteId);
        return answer.ok ? succeeded({ isStale: answer.value }) : answer;
      },
    },
    ...run,
  });
