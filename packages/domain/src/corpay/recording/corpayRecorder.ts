import type { QuoteRecorderEvent, QuoteRecorderEntry, QuoteRecorder } from '../../recorder/quoteRecorder.ts';
import type { Quote, QuoteRequest } from '../api/quote.ts';
import type { BookingOutcome } from '../booking/bookDeal.ts';
import type { QuoteDraft } from '../quotes/quoteDraft.ts';

export type CorpayQuoteRecorder = QuoteRecorder<QuoteDraft, QuoteRequest, Quote, BookingOutcome>;
export type CorpayQuoteEventEntry = QuoteRecorderEntry<QuoteDraft, QuoteRequest, Quote, BookingOutcome>;
export type CorpayRecorderEvent = QuoteRecorderEvent<QuoteDraft, QuoteRequest, Quote, BookingOutcome>;
