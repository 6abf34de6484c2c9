import type { QuoteRecorderEvent, QuoteRecorderEntry, QuoteRecorder } from '../../recorder/quoteRecorder.ts';
import type { OfxQuote, OfxQuoteRequest } from '../api/ofxQuote.ts';
import type { OfxBookingOutcome } from '../booking/bookOfxDeal.ts';
import type { OfxDraft } from '../quotes/ofxDraft.ts';

export type OfxQuoteRecorder = QuoteRecorder<OfxDraft, OfxQuoteRequest, OfxQuote, OfxBookingOutcome>;
export type OfxQuoteRecorderEntry = QuoteRecorderEntry<
  OfxDraft,
  OfxQuoteRequest,
  OfxQuote,
  OfxBookingOutcome
>;
export type OfxRecorderEvent = QuoteRecorderEvent<OfxDraft, OfxQuoteRequest, OfxQuote, OfxBookingOutcome>;
