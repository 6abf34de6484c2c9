import type { Result } from '../result/result.ts';
import { markQuoteStale, markQuoteUnsure } from './markQuoteStale.ts';
import type { QuoteRemainingTimeOrStale, LiveQuotePolicy } from './liveQuotePolicy.ts';
import type { LiveQuoteState } from './liveQuoteState.ts';
import { computeEarliestLookTime } from './pacing.ts';

/**
 * A look that failed says nothing of the quote. One whose end is known lives until then; any other that is looked at no
 * more is not known to live: it stays displayed and is not booked.
 */
const lookFailed = <R, Q, F>(
  policy: LiveQuotePolicy<R, Q, F>,
  state: LiveQuoteState<R, Q, F>,
  failure: F,
  later: number,
  at: number,
): LiveQuoteState<R, Q, F> => {
  if (policy.onPollFailure === 'again') return { ...state, pollAt: later };
  // Nothing displayed changes under a press; it is looked at once more when that is over.
  if (state.held.press || state.held.booking) return { ...state, pollAt: computeEarliestLookTime(state, at) };
  if (state.offer === null || state.offer.expiresAt !== null) return { ...state, pollAt: null };
  return markQuoteUnsure(policy, state, failure, at);
};

/**
 * Updates the live quote with the partner's answer about the displayed quote: its remaining time, or whether it is
 * stale.
 */
export const applyQuoteRemainingTimeOrStale = <R, Q, F>(
  policy: LiveQuotePolicy<R, Q, F>,
  state: LiveQuoteState<R, Q, F>,
  { sentAt }: NonNullable<LiveQuoteState<R, Q, F>['polling']>,
  answer: Result<QuoteRemainingTimeOrStale, F>,
  at: number,
): LiveQuoteState<R, Q, F> => {
  const settled = { ...state, polling: null };
  const later = sentAt + policy.pollEveryMs;
  if (!answer.ok) return lookFailed(policy, settled, answer.failure, later, at);
  if ('isStale' in answer.value) {
    return answer.value.isStale
      ? markQuoteStale({ ...settled, pollAt: null }, at)
      : { ...settled, pollAt: later };
  }
  const known = state.offer?.expiresAt ?? null;
  // A partner that does not say how much is left leaves it to the countdown that runs here.
  const seconds = answer.value.seconds ?? (known === null ? null : (known - sentAt) / 1000);
  if (policy.ending === null || seconds === null || state.offer === null)
    return { ...settled, pollAt: later };
  const offer = { ...state.offer, expiresAt: sentAt + seconds * 1000 };
  // A look that comes back during a press is taken again when the press is over: what is displayed stays bookable.
  if (state.held.press) return { ...settled, offer, pollAt: computeEarliestLookTime(state, at) };
  return seconds * 1000 < policy.ending.renewBelowMs
    ? markQuoteStale({ ...settled, offer, pollAt: null }, at)
    : { ...settled, offer, pollAt: later };
};
