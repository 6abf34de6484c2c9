import { isAccessLost, type CallFailure } from '../calls/callFailure.ts';

/**
 * True where no deal of a run can leave now, so that the run waits as it is: without access, on a bad day (OPS-4), or where
 * the call did not leave by itself.
 */
export const pausesRun = (failure: Pick<CallFailure, 'kind'>): boolean =>
  isAccessLost(failure) || failure.kind === 'switched-off' || failure.kind === 'not-sent';
