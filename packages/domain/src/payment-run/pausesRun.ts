import { isAccessLost, type CallFailure } from '../calls/callFailure.ts';

/** True where no deal of a run can leave now, so that the run waits as it is: without access, or on a bad day (OPS-4). */
export const pausesRun = (failure: Pick<CallFailure, 'kind'>): boolean =>
  isAccessLost(failure) || failure.kind === 'switched-off';
