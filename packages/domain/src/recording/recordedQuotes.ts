import type { EventTime } from '../recorder/recorder.ts';
import type { BookingBlockReason } from '../quoting/cannotBookMessages.ts';
import type { LiveQuoteState } from '../quoting/liveQuoteState.ts';
import { liveQuoteEventTypesWithoutPayload } from '../quoting/liveQuoteEventTypesWithoutPayload.ts';
import type { RecordedFailure } from './recordedFailure.ts';

/** The live quote that the first event met. */
export type RecordedLiveQuoteState<R, Q> = LiveQuoteState<R, Q, RecordedFailure>;

/** What became of a booking; what it made has a stand-in such as `order-1` or `deal-1`. */
export type RecordedBooking =
  | { readonly became: 'booked'; readonly made: string }
  | { readonly became: 'refused'; readonly failure: RecordedFailure }
  | {
      readonly became:
        | 'unknown'
        | 'earlier-open'
        | 'same-booked'
        | 'details-unchecked'
        | 'details-unread'
        | 'not-kept';
    };

/** What happens to the live quote without saying anything else, and that it is watched, or no longer. */
export const recordedEventsWithoutPayload = [
  ...liveQuoteEventTypesWithoutPayload,
  'started',
  'stopped',
] as const;

/** What happened around a quote. */
export type RecordedQuoteEventData<D, Q> =
  | { readonly type: (typeof recordedEventsWithoutPayload)[number] }
  | { readonly type: 'entered' | 'asked-otherwise'; readonly draft: D }
  | { readonly type: 'answered'; readonly ticket: number; readonly quote: Q }
  | { readonly type: 'polled'; readonly ticket: number; readonly secondsLeft: number | null }
  | { readonly type: 'polled'; readonly ticket: number; readonly stale: boolean }
  | { readonly type: 'answered' | 'polled'; readonly ticket: number; readonly failure: RecordedFailure }
  | { readonly type: 'earlier-bookings'; readonly inTheWay: BookingBlockReason | null }
  | { readonly type: 'booking-answered'; readonly booking: RecordedBooking };

export type RecordedQuoteEvent<D, Q> = EventTime & RecordedQuoteEventData<D, Q>;

/**
 * What happened to the quotes and bookings of one visit, with the draft, the requests and the quotes of a partner as they
 * are recorded: without a name, an account number, an id of anyone or a secret (REC-1, REC-2).
 */
export type RecordedQuotes<D, R, Q> = {
  readonly from: {
    readonly running: boolean;
    readonly draft: D;
    readonly live: RecordedLiveQuoteState<R, Q>;
    readonly inTheWay: BookingBlockReason | null;
  };
  readonly events: readonly RecordedQuoteEvent<D, Q>[];
};
