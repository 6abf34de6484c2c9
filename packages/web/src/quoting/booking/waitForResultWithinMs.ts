import type { Timers } from '@fx-gateway/domain/ports/timers.ts';
import { runOrReportDefect } from '../../failures/runOrReportDefect.ts';

/** What is asked for, once it comes; null where it does not come in `ms` milliseconds, or breaks. */
export const waitForResultWithinMs = <T>(
  timers: Timers,
  ms: number,
  ask: () => Promise<T>,
): Promise<T | null> =>
  new Promise((resolve) => {
    const stopWaiting = timers.after(ms, () => resolve(null));
    const answered = async (): Promise<void> => {
      resolve(await runOrReportDefect<T | null>(ask, null));
      stopWaiting();
    };
    void answered();
  });
