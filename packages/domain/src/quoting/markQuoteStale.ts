import type { LiveQuotePolicy } from './liveQuotePolicy.ts';
import type { LiveQuoteState } from './liveQuoteState.ts';
import { computeEarliestRequestTime, retryDelayMs } from './pacing.ts';

/** What is displayed is no longer good: what is asked, if anything is, is asked again by itself. */
export const markQuoteStale = <R, Q, F>(
  state: LiveQuoteState<R, Q, F>,
  at: number,
): LiveQuoteState<R, Q, F> =>
  state.request === null
    ? state
    : { ...state, stale: true, dueAt: computeEarliestRequestTime(state, at), byItself: true };

/** No quote is known to live. What time may mend is asked again by itself, each time after a longer wait. */
export const markQuoteUnsure = <R, Q, F>(
  policy: LiveQuotePolicy<R, Q, F>,
  state: LiveQuoteState<R, Q, F>,
  failure: F,
  at: number,
): LiveQuoteState<R, Q, F> => {
  const again = failure === policy.arrivedEnded || policy.isConnectionLost(failure);
  return {
    ...state,
    status: 'error',
    failure,
    pollAt: null,
    stale: again,
    dueAt: again ? at + retryDelayMs(state.misses) : null,
    byItself: true,
    misses: state.misses + 1,
  };
};
