import type { CallFailure } from '../../calls/index.ts';
import type { Clock } from '../../ports/index.ts';
import type { EarlierInTheWay, LiveEvent } from '../../quoting/index.ts';
import type { Quote, QuoteRequest } from '../api/quote.ts';
import type { BookingOutcome } from '../booking/bookDeal.ts';
import type { CorpayLiveState } from '../quotes/corpayLiveQuote.ts';
import type { QuoteDraft } from '../quotes/quoteDraft.ts';

/** What is noted: the events of the live quote, and what happens around it. */
export type NotedEvent =
  | Exclude<LiveEvent<QuoteRequest, Quote, CallFailure>, { readonly type: 'edited' | 'asked-otherwise' }>
  | { readonly type: 'started' | 'stopped' }
  | { readonly type: 'entered'; readonly draft: QuoteDraft }
  | { readonly type: 'earlier-bookings'; readonly inTheWay: EarlierInTheWay | null }
  | { readonly type: 'booking-answered'; readonly outcome: BookingOutcome };

/** What the event met. */
export type NotedState = {
  readonly running: boolean;
  readonly draft: QuoteDraft;
  readonly live: CorpayLiveState;
  readonly inTheWay: EarlierInTheWay | null;
};

export type Note = { readonly at: number; readonly event: NotedEvent; readonly before: NotedState };

/** The newest events, in memory only. */
type QuoteRecorder = {
  note(event: NotedEvent, before: NotedState, at?: number): void;
  notes(): readonly Note[];
};

/** Nothing grows: an older event makes room for a newer one (REC-3). */
const mostNotes = 500;

export const createQuoteRecorder = ({ elapsed }: Pick<Clock, 'elapsed'>): QuoteRecorder => {
  const notes: Note[] = [];
  return {
    note: (event, before, at = elapsed()) => {
      notes.push({ at, event, before });
      if (notes.length > mostNotes) notes.shift();
    },
    notes: () => [...notes],
  };
};
