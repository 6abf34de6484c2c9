import type { CallFailure } from '../../calls/index.ts';
import type { Clock } from '../../ports/index.ts';
import type { EarlierInTheWay, LiveEvent } from '../../quoting/index.ts';
import type { Quote, QuoteRequest } from '../api/quote.ts';
import type { BookingOutcome } from '../booking/bookDeal.ts';
import type { CorpayLiveState } from '../quotes/corpayLiveQuote.ts';
import type { QuoteDraft } from '../quotes/quoteDraft.ts';

/** What the running quote tells of. */
type HeardEvent = LiveEvent<QuoteRequest, Quote, CallFailure>;

/** What is noted: the events of the live quote, and what happens around it. */
export type NotedEvent =
  | Exclude<HeardEvent, { readonly type: 'edited' | 'asked-otherwise' }>
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

type KnownState = Omit<NotedState, 'inTheWay'>;

export type Note = { readonly at: number; readonly event: NotedEvent; readonly before: NotedState };

/** The newest events, in memory only. */
export type QuoteRecorder = {
  note(event: NotedEvent, before: KnownState, at?: number): void;
  /** Notes what the running quote has heard; what an edit asks for stands in the draft. */
  hear(event: HeardEvent, before: Omit<KnownState, 'running'>, at: number): void;
  notes(): readonly Note[];
};

/** Nothing grows: an older event makes room for a newer one (REC-3). */
const mostNotes = 500;

export const createQuoteRecorder = ({ elapsed }: Pick<Clock, 'elapsed'>): QuoteRecorder => {
  const notes: Note[] = [];
  let inTheWay: EarlierInTheWay | null = null;
  const note: QuoteRecorder['note'] = (event, before, at = elapsed()) => {
    notes.push({ at, event, before: { ...before, inTheWay } });
    if (event.type === 'earlier-bookings') inTheWay = event.inTheWay;
    if (notes.length > mostNotes) notes.shift();
  };
  return {
    note,
    hear: (event, before, at) => {
      if (event.type === 'asked-otherwise') return;
      const noted = event.type === 'edited' ? ({ type: 'entered', draft: before.draft } as const) : event;
      note(noted, { ...before, running: true }, at);
    },
    notes: () => [...notes],
  };
};
