import type { Result } from '../result/result.ts';
import { markQuoteStale } from './markQuoteStale.ts';
import type { LiveQuotePolicy } from './liveQuotePolicy.ts';
import type { LiveQuoteState } from './liveQuoteState.ts';
import { computeEarliestLookTime } from './pacing.ts';

/** After how many calls in a row that nothing answered Book Deal is off: one lost look does not take it away (S-103). */
const unansweredUntilOff = 2;

/** Whether nothing is to be booked for want of a connection. */
export const isDisconnected = <R, Q, F>({ status, offline, unanswered }: LiveQuoteState<R, Q, F>): boolean =>
  offline || unanswered >= unansweredUntilOff || (status === 'error' && unanswered > 0);

/**
 * What an answer says of the connection: any answer, also a refusal, shows that it is there, unless its call left before
 * the machine went offline. A call that nothing answered counts once, however long it was waited for, unless the waiting
 * was counted already.
 */
export const updateConnectionByAnswer = <R, Q, F, T>(
  policy: LiveQuotePolicy<R, Q, F>,
  state: LiveQuoteState<R, Q, F>,
  sentAt: number,
  answer: Result<T, F>,
): LiveQuoteState<R, Q, F> => {
  if (answer.ok || !policy.isConnectionLost(answer.failure)) {
    const leftBefore = state.wentOfflineAt !== null && sentAt <= state.wentOfflineAt;
    return { ...state, unanswered: 0, offline: state.offline && leftBefore, overdueAt: null };
  }
  const uncounted = state.overdueAt === sentAt + policy.pollEveryMs;
  return { ...state, unanswered: state.unanswered + (uncounted ? 1 : 0), overdueAt: null };
};

/** A call that is still not answered when the next look would be due counts as unanswered, and again with each further one. */
export const countWaitingAsUnanswered = <R, Q, F>(
  policy: LiveQuotePolicy<R, Q, F>,
  state: LiveQuoteState<R, Q, F>,
  at: number,
): LiveQuoteState<R, Q, F> =>
  state.overdueAt === null || at < state.overdueAt
    ? state
    : { ...state, unanswered: state.unanswered + 1, overdueAt: at + policy.pollEveryMs };

/** What left before the machine was back may hang until its time limit: what it asked is asked anew, and its answer falls. */
const withoutHanging = <R, Q, F>(state: LiveQuoteState<R, Q, F>, at: number): LiveQuoteState<R, Q, F> => {
  const { asking, polling, request, dueAt } = state;
  const settled = { ...state, asking: null, polling: null, overdueAt: null };
  if (asking !== null) return dueAt === null && request !== null ? markQuoteStale(settled, at) : settled;
  return polling === null ? state : { ...settled, pollAt: at };
};

/** A sign of the connection is no answer yet: the quote is looked at at once, and what that answers counts. */
export const lookAtQuoteAtOnce = <R, Q, F>(
  before: LiveQuoteState<R, Q, F>,
  at: number,
): LiveQuoteState<R, Q, F> => {
  if (!before.offline && before.unanswered === 0) return before;
  const state = before.offline ? withoutHanging(before, at) : before;
  const { unanswered, asking, polling, dueAt, pollAt } = state;
  const isAwaited = [asking, polling, dueAt, pollAt].some((each) => each !== null);
  return {
    ...state,
    offline: false,
    unanswered: isAwaited ? Math.max(1, unanswered) : 0,
    pollAt: pollAt === null ? null : computeEarliestLookTime(state, at),
  };
};
