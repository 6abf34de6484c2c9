import type { CallFailure } from '../calls/callFailure.ts';
import type { LiveQuoteState } from '../quoting/liveQuoteState.ts';
import type {
  QuoteRecorderEvent,
  RecorderBookingOutcome,
  QuoteRecorderEntry,
} from '../recorder/quoteRecorder.ts';
import { recordedFailure } from './recordedFailure.ts';
import type {
  RecordedBooking,
  RecordedQuoteEventData,
  RecordedLiveQuoteState,
  RecordedQuotes,
} from './recordedQuotes.ts';

/** How a partner's own parts are written: with the members that a recording has, and no others. */
type QuoteWriting<D, R, Q, O, RD, RR, RQ> = {
  draft(draft: D): RD;
  request(request: R): RR;
  quote(quote: Q): RQ;
  /** The placeholder id of the order or deal that a booking made, such as `order-1`; null if it made none. */
  made(outcome: O): string | null;
};

const bookingOf = (outcome: RecorderBookingOutcome, made: string | null): RecordedBooking => {
  if (outcome.kind === 'booked') return { became: 'booked', made: made ?? '' };
  if (outcome.kind === 'refused') return { became: 'refused', failure: recordedFailure(outcome.failure) };
  return { became: outcome.kind };
};

/** What was noted, as it is recorded; null where nothing was (REC-1, REC-2). */
export const writeQuotes = <D, R, Q, O extends RecorderBookingOutcome, RD, RR, RQ>(
  notes: readonly QuoteRecorderEntry<D, R, Q, O>[],
  write: QuoteWriting<D, R, Q, O, RD, RR, RQ>,
): RecordedQuotes<RD, RR, RQ> | null => {
  const [first] = notes;
  if (first === undefined) return null;
  type Live = LiveQuoteState<R, Q, CallFailure>;
  const offerOf = (offer: Live['offer']): RecordedLiveQuoteState<RR, RQ>['offer'] =>
    offer === null
      ? null
      : {
          request: write.request(offer.request),
          quote: write.quote(offer.quote),
          expiresAt: offer.expiresAt,
        };
  const liveOf = ({
    request,
    offer,
    renewed,
    failure,
    asking,
    ...live
  }: Live): RecordedLiveQuoteState<RR, RQ> => ({
    ...live,
    request: request === null ? null : write.request(request),
    renewed: offerOf(renewed),
    offer: offerOf(offer),
    failure: failure === null ? null : recordedFailure(failure),
    asking: asking === null ? null : { ...asking, request: write.request(asking.request) },
  });
  const happeningOf = (event: QuoteRecorderEvent<D, R, Q, O>): RecordedQuoteEventData<RD, RQ> => {
    switch (event.type) {
      case 'entered':
      case 'asked-otherwise':
        return { type: event.type, draft: write.draft(event.draft) };
      case 'answered': {
        const { type, ticket, answer } = event;
        return answer.ok
          ? { type, ticket, quote: write.quote(answer.value) }
          : { type, ticket, failure: recordedFailure(answer.failure) };
      }
      case 'polled': {
        const { type, ticket, answer } = event;
        if (!answer.ok) return { type, ticket, failure: recordedFailure(answer.failure) };
        const { value } = answer;
        return 'seconds' in value
          ? { type, ticket, secondsLeft: value.seconds }
          : { type, ticket, stale: value.isStale };
      }
      case 'earlier-bookings':
        return { type: event.type, inTheWay: event.inTheWay };
      case 'booking-answered':
        return { type: event.type, booking: bookingOf(event.outcome, write.made(event.outcome)) };
      default:
        return { type: event.type };
    }
  };
  const { running, draft, live, inTheWay } = first.before;
  return {
    from: { running, draft: write.draft(draft), live: liveOf(live), inTheWay },
    events: notes.map(({ at, time, event }) => ({ at, time, ...happeningOf(event) })),
  };
};
