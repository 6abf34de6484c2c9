import type { LivePolicy } from './livePolicy.ts';
import type { LiveState } from './liveState.ts';
import { mayAskAt, waitAfter } from './pacing.ts';

/** What is displayed is no longer good: what is asked, if anything is, is asked again by itself. */
export const askAgain = <R, Q, F>(state: LiveState<R, Q, F>, at: number): LiveState<R, Q, F> =>
  state.request === null ? state : { ...state, stale: true, dueAt: mayAskAt(state, at), byItself: true };

/** No quote is known to live. What time may mend is asked again by itself, each time after a longer wait. */
export const unsure = <R, Q, F>(
  policy: LivePolicy<R, Q, F>,
  state: LiveState<R, Q, F>,
  failure: F,
  at: number,
): LiveState<R, Q, F> => {
  const again = failure === policy.arrivedEnded || policy.isConnectionLost(failure);
  return {
    ...state,
    status: 'error',
    failure,
    pollAt: null,
    stale: again,
    dueAt: again ? at + waitAfter(state.misses) : null,
    byItself: true,
    misses: state.misses + 1,
  };
};
