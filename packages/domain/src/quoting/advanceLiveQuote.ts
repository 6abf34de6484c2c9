import type { Result } from '../result/result.ts';
import { markQuoteStale, markQuoteUnsure } from './markQuoteStale.ts';
import type { QuoteRemainingTimeOrStale, LiveQuotePolicy } from './liveQuotePolicy.ts';
import { type LiveQuoteState, whyNotBookable } from './liveQuoteState.ts';
import { computeEarliestLookTime } from './pacing.ts';
import { applyQuoteRemainingTimeOrStale } from './applyQuoteRemainingTimeOrStale.ts';
import { updateConnectionByAnswer, countWaitingAsUnanswered, lookAtQuoteAtOnce } from './unanswered.ts';
import type { liveQuoteEventTypesWithoutPayload } from './liveQuoteEventTypesWithoutPayload.ts';

/** What can happen to a live quote. */
export type LiveQuoteEvent<R, Q, F> =
  /** The user changed what is asked; null when there is nothing to quote. */
  | { readonly type: 'edited'; readonly request: R | null }
  /** From now on the same is asked for in another way; nothing is asked now, and what is displayed stays. */
  | { readonly type: 'asked-otherwise'; readonly request: R }
  | { readonly type: (typeof liveQuoteEventTypesWithoutPayload)[number] }
  | { readonly type: 'answered'; readonly ticket: number; readonly answer: Result<Q, F> }
  | {
      readonly type: 'polled';
      readonly ticket: number;
      readonly answer: Result<QuoteRemainingTimeOrStale, F>;
    };

/** What the step wants to be sent; the answer comes back as an event with the same ticket. */
type LiveCommand<R> =
  | { readonly type: 'request-quote'; readonly ticket: number; readonly request: R }
  | { readonly type: 'look-at-quote'; readonly ticket: number; readonly quoteId: string };

type LiveStep<R, Q, F> = {
  readonly state: LiveQuoteState<R, Q, F>;
  readonly command: LiveCommand<R> | null;
};

/**
 * One step of a live quote at the moment `at` (what has elapsed, in milliseconds): pure, the same for both partners.
 * One request is on its way at most, those left aside that a lost connection keeps hanging; answers to anything but the
 * newest question are dropped; nothing is sent while a press, a booking or a hidden page holds the quote. By itself it makes at most one call of a kind a second.
 */
export const advanceLiveQuote = <R, Q, F>(
  policy: LiveQuotePolicy<R, Q, F>,
  state: LiveQuoteState<R, Q, F>,
  event: LiveQuoteEvent<R, Q, F>,
  at: number,
): LiveStep<R, Q, F> => sendWhatIsDue(policy, happen(policy, passTime(policy, state, at), event, at), at);

const happen = <R, Q, F>(
  policy: LiveQuotePolicy<R, Q, F>,
  state: LiveQuoteState<R, Q, F>,
  event: LiveQuoteEvent<R, Q, F>,
  at: number,
): LiveQuoteState<R, Q, F> => {
  switch (event.type) {
    case 'edited':
      return event.request === null
        ? { ...nothingAsked(state), request: null }
        : {
            ...state,
            ...restless,
            request: event.request,
            stale: true,
            dueAt: at + policy.debounceMs,
            byItself: false,
            misses: 0,
          };
    case 'asked-otherwise':
      return askOtherwise(state, event.request);
    case 'asked-again':
      return state.request === null
        ? state
        : { ...state, stale: true, dueAt: at, byItself: false, misses: 0 };
    case 'token-came':
      return markQuoteStale(state, at);
    case 'connection-lost':
      return state.offline ? state : { ...state, offline: true, wentOfflineAt: at };
    case 'connection-came':
      return askWhatWasLost(policy, lookAtQuoteAtOnce(state, at), at);
    case 'answered': {
      const { asking } = state;
      if (asking?.ticket !== event.ticket) return state;
      const counted = updateConnectionByAnswer(policy, state, asking.sentAt, event.answer);
      return takeAnswer(policy, counted, asking, event.answer, at);
    }
    case 'polled': {
      const { polling } = state;
      if (polling?.ticket !== event.ticket) return state;
      const counted = updateConnectionByAnswer(policy, state, polling.sentAt, event.answer);
      return applyQuoteRemainingTimeOrStale(policy, counted, polling, event.answer, at);
    }
    case 'press-began':
      return whyNotBookable(state) === null ? { ...state, held: { ...state.held, press: true } } : state;
    case 'press-ended':
      return { ...state, held: { ...state.held, press: false } };
    case 'booking-began':
      return whyNotBookable(state) === null
        ? { ...state, held: { ...state.held, press: false, booking: true } }
        : state;
    case 'booking-ended':
      return markQuoteStale({ ...state, held: { ...state.held, booking: false } }, at);
    case 'page-hidden':
      return { ...state, held: { ...state.held, hidden: true } };
    case 'page-shown':
      return askWhatWasLost(
        policy,
        {
          ...state,
          held: { ...state.held, hidden: false },
          pollAt: state.pollAt === null ? null : computeEarliestLookTime(state, at),
        },
        at,
      );
    case 'time-passed':
      return state;
  }
};

/** A lost connection is no reason to wait any longer. */
const askWhatWasLost = <R, Q, F>(
  policy: LiveQuotePolicy<R, Q, F>,
  state: LiveQuoteState<R, Q, F>,
  at: number,
): LiveQuoteState<R, Q, F> =>
  state.status === 'error' && state.failure !== null && policy.isConnectionLost(state.failure)
    ? markQuoteStale(state, at)
    : state;

/** The displayed quote, and one that is on its way, answer the new question as they did the old one. */
const askOtherwise = <R, Q, F>(state: LiveQuoteState<R, Q, F>, request: R): LiveQuoteState<R, Q, F> => {
  const { offer, asking, request: before } = state;
  if (before === null) return state;
  return {
    ...state,
    request,
    offer: offer?.request === before ? { ...offer, request } : offer,
    asking: asking?.request === before ? { ...asking, request } : asking,
  };
};

/** An edit ends every comparison with what was displayed before it. */
const restless = { renewed: null, restsUntil: null, failure: null } as const;

const nothingAsked = <R, Q, F>(state: LiveQuoteState<R, Q, F>): LiveQuoteState<R, Q, F> => ({
  ...state,
  ...restless,
  status: 'unitialized',
  stale: false,
  offer: null,
  dueAt: null,
  pollAt: null,
  polling: null,
  overdueAt: state.asking === null ? null : state.overdueAt,
});

const takeAnswer = <R, Q, F>(
  policy: LiveQuotePolicy<R, Q, F>,
  state: LiveQuoteState<R, Q, F>,
  asked: NonNullable<LiveQuoteState<R, Q, F>['asking']>,
  answer: Result<Q, F>,
  at: number,
): LiveQuoteState<R, Q, F> => {
  const settled = { ...state, asking: null };
  // Edited meanwhile: the answer belongs to a question that is no longer asked.
  if (asked.request !== state.request) return settled;
  const left = answer.ok ? (policy.ending?.secondsLeft(answer.value) ?? null) : null;
  // Counted from when the question left: the quote never lives longer here than at the partner.
  const expiresAt = left === null ? null : asked.sentAt + left * 1000;
  const ended = expiresAt !== null && expiresAt <= at;
  const failure = answer.ok ? policy.whyUnusable(asked.request, answer.value) : answer.failure;
  if (!answer.ok || failure !== null || ended) {
    return missed(policy, settled, failure ?? policy.arrivedEnded, at);
  }
  const renewed = state.offer?.request === asked.request ? state.offer : null;
  const worse = renewed !== null && policy.isWorse(renewed.quote, answer.value, asked.request);
  return {
    ...settled,
    status: 'success',
    stale: false,
    dueAt: null,
    failure: null,
    misses: 0,
    offer: { request: asked.request, quote: answer.value, expiresAt },
    renewed,
    pollAt: at + policy.pollEveryMs,
    restsUntil: worse ? at + policy.restAfterWorseMs : null,
  };
};

/** Asking brought no quote. */
const missed = <R, Q, F>(
  policy: LiveQuotePolicy<R, Q, F>,
  state: LiveQuoteState<R, Q, F>,
  failure: F,
  at: number,
): LiveQuoteState<R, Q, F> => ({
  ...markQuoteUnsure(policy, state, failure, at),
  offer: null,
  renewed: null,
});

/** A rest that is over is over; what is waited for too long counts as unanswered; a quote that has ended is stale. */
const passTime = <R, Q, F>(
  policy: LiveQuotePolicy<R, Q, F>,
  before: LiveQuoteState<R, Q, F>,
  at: number,
): LiveQuoteState<R, Q, F> => {
  const state = countWaitingAsUnanswered(policy, before, at);
  const rested = state.restsUntil !== null && at >= state.restsUntil ? { ...state, restsUntil: null } : state;
  const end = rested.offer?.expiresAt ?? null;
  const over = end !== null && at >= end && !rested.stale && !rested.held.booking;
  return over ? markQuoteStale(rested, at) : rested;
};

const sendWhatIsDue = <R, Q, F>(
  policy: LiveQuotePolicy<R, Q, F>,
  state: LiveQuoteState<R, Q, F>,
  at: number,
): LiveStep<R, Q, F> => {
  const { held, request, offer, nextTicket: ticket } = state;
  if (held.press || held.booking || held.hidden || state.asking !== null) return { state, command: null };
  if (request !== null && state.dueAt !== null && at >= state.dueAt) {
    const asking = { ticket, request, sentAt: at };
    return {
      state: {
        ...state,
        status: 'loading',
        dueAt: null,
        pollAt: null,
        polling: null,
        asking,
        overdueAt: at + policy.pollEveryMs,
        askedAt: state.byItself ? at : state.askedAt,
        nextTicket: ticket + 1,
      },
      command: { type: 'request-quote', ticket, request },
    };
  }
  if (offer !== null && !state.stale && state.pollAt !== null && at >= state.pollAt) {
    return {
      state: {
        ...state,
        pollAt: null,
        polling: { ticket, sentAt: at },
        overdueAt: at + policy.pollEveryMs,
        lookedAt: at,
        nextTicket: ticket + 1,
      },
      command: { type: 'look-at-quote', ticket, quoteId: policy.quoteId(offer.quote) },
    };
  }
  return { state, command: null };
};

/** The next moment the state waits for, or null when only an event can move it. */
export const computeNextLiveQuoteTimerAt = <R, Q, F>(state: LiveQuoteState<R, Q, F>): number | null => {
  const still = state.held.press || state.held.booking || state.held.hidden;
  const ending = state.stale || state.held.booking ? null : (state.offer?.expiresAt ?? null);
  const moments = [
    state.restsUntil,
    state.overdueAt,
    ending,
    still || state.asking !== null ? null : state.dueAt,
    still || state.stale ? null : state.pollAt,
  ].filter((moment) => moment !== null);
  return moments.length === 0 ? null : Math.min(...moments);
};
