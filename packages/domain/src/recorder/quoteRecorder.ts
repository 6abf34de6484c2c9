import type { CallFailure } from '../calls/callFailure.ts';
import type { Clock } from '../ports/clock.ts';
import type { BookingBlockReason } from '../quoting/cannotBookMessages.ts';
import type { LiveQuoteState } from '../quoting/liveQuoteState.ts';
import type { LiveQuoteEvent } from '../quoting/advanceLiveQuote.ts';
import { createRecorder, type EventTime } from './recorder.ts';

/** What became of a booking, at either partner. */
export type RecorderBookingOutcome =
  | { readonly kind: 'booked' }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  | {
      readonly kind:
        | 'unknown'
        | 'earlier-open'
        | 'same-booked'
        | 'details-unchecked'
        | 'details-unread'
        | 'not-kept';
    };

/** What the running quote tells of. */
type HeardEvent<R, Q> = LiveQuoteEvent<R, Q, CallFailure>;

/** What is noted: the events of the live quote, and what happens around it. */
export type QuoteRecorderEvent<D, R, Q, O> =
  | Exclude<HeardEvent<R, Q>, { readonly type: 'edited' | 'asked-otherwise' }>
  | { readonly type: 'started' | 'stopped' }
  /** The draft is another one; or it asks for the same in another way. */
  | { readonly type: 'entered' | 'asked-otherwise'; readonly draft: D }
  | { readonly type: 'earlier-bookings'; readonly inTheWay: BookingBlockReason | null }
  | { readonly type: 'booking-answered'; readonly outcome: O };

/** What the event met. */
type NotedState<D, R, Q> = {
  readonly running: boolean;
  readonly draft: D;
  readonly live: LiveQuoteState<R, Q, CallFailure>;
  readonly inTheWay: BookingBlockReason | null;
};

type KnownState<D, R, Q> = Omit<NotedState<D, R, Q>, 'inTheWay'>;

/** States are kept as they are, and written only when somebody wants the recording. */
type Noted<D, R, Q, O> = {
  readonly event: QuoteRecorderEvent<D, R, Q, O>;
  readonly before: NotedState<D, R, Q>;
};

export type QuoteRecorderEntry<D, R, Q, O> = EventTime & Noted<D, R, Q, O>;

/** The newest events around the quotes of a partner: its draft, request, quote and outcome of a booking. */
export type QuoteRecorder<D, R, Q, O> = {
  note(event: QuoteRecorderEvent<D, R, Q, O>, before: KnownState<D, R, Q>, at?: number): void;
  /** Notes what the running quote has heard; what an edit asks for stands in the draft. */
  hear(event: HeardEvent<R, Q>, before: Omit<KnownState<D, R, Q>, 'running'>, at: number): void;
  notes(): readonly QuoteRecorderEntry<D, R, Q, O>[];
};

/** Notes what happens to the quotes and bookings of a visit (REC-1). */
export const createQuoteRecorder = <D, R, Q, O>(clock: Clock): QuoteRecorder<D, R, Q, O> => {
  const recorder = createRecorder<Noted<D, R, Q, O>>(clock);
  let inTheWay: BookingBlockReason | null = null;
  const note: QuoteRecorder<D, R, Q, O>['note'] = (event, before, at) => {
    recorder.note({ event, before: { ...before, inTheWay } }, at);
    if (event.type === 'earlier-bookings') inTheWay = event.inTheWay;
  };
  return {
    note,
    hear: (event, before, at) => {
      const { draft } = before;
      const state = { ...before, running: true };
      if (event.type === 'edited') note({ type: 'entered', draft }, state, at);
      else if (event.type === 'asked-otherwise') note({ type: event.type, draft }, state, at);
      else note(event, state, at);
    },
    notes: recorder.notes,
  };
};
