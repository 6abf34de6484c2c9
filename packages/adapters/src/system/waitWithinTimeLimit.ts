import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';

/** How long any call may take, in milliseconds (S-49). */
export const callTimeLimit = 30_000;

/**
 * Waits for `work` at most `ms` milliseconds. What it answers or throws later is dropped, and no timer is left
 * behind, so that a process can end.
 */
export const waitWithinTimeLimit = async <T>(
  work: Promise<T>,
  timers: Timers,
  ms: number = callTimeLimit,
): Promise<Result<T, 'time-limit'>> => {
  const timer: { stop?: () => void } = {};
  const limit = new Promise<Result<T, 'time-limit'>>((resolve) => {
    timer.stop = timers.after(ms, () => resolve(failed('time-limit')));
  });
  try {
    return await Promise.race([work.then(succeeded), limit]);
  } finally {
    timer.stop?.();
  }
};
