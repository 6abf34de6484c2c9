import type { CallFailure } from '../calls/callFailure.ts';
import type { BookingBlockReason } from '../quoting/cannotBookMessages.ts';
import type { LiveQuotePolicy } from '../quoting/liveQuotePolicy.ts';
import { initialLiveQuoteState, type LiveQuoteState } from '../quoting/liveQuoteState.ts';
import { advanceLiveQuote, type LiveQuoteEvent } from '../quoting/advanceLiveQuote.ts';
import { failed, succeeded } from '../result/result.ts';
import { readRecordedFailure } from './recordedFailure.ts';
import type {
  RecordedBooking,
  RecordedQuoteEvent,
  RecordedLiveQuoteState,
  RecordedQuotes,
} from './recordedQuotes.ts';
import type { ReplayedState } from './replayedState.ts';

/** What the quotes of a partner are, and how their parts are read again. */
export type RecordedQuoteReader<D, R, Q, RD, RR, RQ> = {
  readonly policy: LiveQuotePolicy<R, Q, CallFailure>;
  draft(recorded: RD): D;
  request(recorded: RR): R;
  quote(recorded: RQ): Q;
  /** What the draft asks for. */
  requestOf(draft: D): R | null;
  /** The draft once a quote that answers it has come, or, null, has gone. */
  quoted(draft: D, quote: Q | null): D;
};

/** A booking and the quote that stood there when it was answered. */
type PlayedBooking<Q> = { readonly booking: RecordedBooking; readonly quote: Q | null };

/** Where the person was after an event. */
export type QuoteStateAfterEvent<D, R, Q> = {
  readonly running: boolean;
  readonly draft: D;
  readonly live: LiveQuoteState<R, Q, CallFailure>;
  readonly inTheWay: BookingBlockReason | null;
  readonly booking: PlayedBooking<Q> | null;
};

/** Requests are compared by identity: those that were one before the state became a text are one again. */
const readOnce = <R, RR>(read: (recorded: RR) => R) => {
  const known = new Map<string, R>();
  return (recorded: RR): R => {
    const terms = JSON.stringify(recorded);
    const request = known.get(terms) ?? read(recorded);
    known.set(terms, request);
    return request;
  };
};

const readLive = <D, R, Q, RD, RR, RQ>(
  recorded: RecordedLiveQuoteState<RR, RQ>,
  read: RecordedQuoteReader<D, R, Q, RD, RR, RQ>,
): LiveQuoteState<R, Q, CallFailure> => {
  const request = readOnce(read.request);
  const offerOf = (offer: RecordedLiveQuoteState<RR, RQ>['offer']) =>
    offer === null ? null : { ...offer, request: request(offer.request), quote: read.quote(offer.quote) };
  return {
    ...recorded,
    request: recorded.request === null ? null : request(recorded.request),
    offer: offerOf(recorded.offer),
    renewed: offerOf(recorded.renewed),
    failure: recorded.failure === null ? null : readRecordedFailure(recorded.failure),
    asking:
      recorded.asking === null ? null : { ...recorded.asking, request: request(recorded.asking.request) },
  };
};

/** What stood on the screen, whatever led there. */
export type ReplayedScreen = Omit<ReplayedState, 'after' | 'time' | 'event'>;

/**
 * Runs the pure transitions over the events and tells, one by one, what the person saw (REC-4). `shown` says it of where
 * they were at a moment.
 */
export const replayQuotes = <D, R, Q, RD, RR, RQ>(
  quotes: RecordedQuotes<RD, RR, RQ> | null,
  read: RecordedQuoteReader<D, R, Q, RD, RR, RQ>,
  shown: (played: QuoteStateAfterEvent<D, R, Q>, at: number) => ReplayedScreen,
): readonly ReplayedState[] => {
  if (quotes === null) return [];
  const { from, events } = quotes;
  const start = events[0]?.at ?? 0;
  type Run = QuoteStateAfterEvent<D, R, Q>;
  type Heard = LiveQuoteEvent<R, Q, CallFailure>;
  /** The counterpart stands there as long as the quote that it came from. */
  const showing = (run: Run, live: Run['live']): Run => {
    const quote = live.offer?.quote ?? null;
    const draft = quote === (run.live.offer?.quote ?? null) ? run.draft : read.quoted(run.draft, quote);
    return { ...run, draft, live };
  };
  const move = (run: Run, event: Heard, at: number): Run =>
    run.running ? showing(run, advanceLiveQuote(read.policy, run.live, event, at).state) : run;
  const enter = (
    run: Run,
    { type, draft: given, at }: Extract<RecordedQuoteEvent<RD, RQ>, { draft: RD }>,
  ) => {
    const draft = read.draft(given);
    const next = { ...run, draft };
    const request = read.requestOf(draft);
    if (type === 'entered') return move(next, { type: 'edited', request }, at);
    return request === null ? next : move(next, { type, request }, at);
  };
  const play = (run: Run, event: RecordedQuoteEvent<RD, RQ>): Run => {
    const { at } = event;
    switch (event.type) {
      case 'entered':
      case 'asked-otherwise':
        return enter(run, event);
      case 'started':
        return { ...run, running: true };
      case 'stopped':
        return { ...showing(run, initialLiveQuoteState()), running: false };
      case 'answered':
      case 'polled': {
        const { ticket } = event;
        if ('failure' in event)
          return move(
            run,
            { type: event.type, ticket, answer: failed(readRecordedFailure(event.failure)) },
            at,
          );
        if ('quote' in event)
          return move(run, { type: 'answered', ticket, answer: succeeded(read.quote(event.quote)) }, at);
        const freshness = 'stale' in event ? { isStale: event.stale } : { seconds: event.secondsLeft };
        return move(run, { type: 'polled', ticket, answer: succeeded(freshness) }, at);
      }
      case 'earlier-bookings':
        return { ...run, inTheWay: event.inTheWay };
      case 'booking-answered':
        return { ...run, booking: { booking: event.booking, quote: run.live.offer?.quote ?? null } };
      case 'booking-began':
        return move({ ...run, booking: null }, { type: event.type }, at);
      default:
        return move(run, { type: event.type }, at);
    }
  };
  let run: Run = {
    running: from.running,
    draft: read.draft(from.draft),
    live: readLive(from.live, read),
    inTheWay: from.inTheWay,
    booking: null,
  };
  return events.map((event) => {
    run = play(run, event);
    return { after: event.at - start, time: event.time, event: event.type, ...shown(run, event.at) };
  });
};
