import { useEffect, useState, type ComponentType } from 'react';
import { reportDefect } from '../failures/reportDefect.ts';
import { useConnectionChanges } from './useConnectionChanges.ts';
import { isFileGone } from '../routing/fetchFirst.ts';
import { useDependencies } from '../context/dependenciesContext.ts';
import type { LazyPage } from '../routing/makeLazyPage.ts';

const timeLimitMs = 8_000;

/**
 * Fetches a page while it is shown. `failed` when it cannot be fetched, or not within 8 s (ERR-5); the page is
 * shown all the same when it arrives later. `tryAgain`, like the next visit and the connection that comes back, fetches
 * again what was lost: `trying` until that has come or failed too. There is no `tryAgain` where the file is no longer there.
 */
export const useLazyPage = <Props>(lazy: LazyPage<Props>) => {
  const { timers } = useDependencies();
  const [page, setPage] = useState<ComponentType<Props> | null>(lazy.loaded);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const fail = (): void => setFailedAttempt(attempt);
    const cancel = timers.after(timeLimitMs, fail);
    const take = async (): Promise<void> => {
      try {
        const fetched = await lazy.fetch();
        setPage(() => fetched);
      } catch (cause) {
        reportDefect(cause);
        setGone(isFileGone(cause));
        fail();
      } finally {
        cancel();
      }
    };
    void take();
    return cancel;
  }, [lazy, timers, attempt]);
  const failed = failedAttempt === attempt;
  const tryAgain = (): void => setAttempt(attempt + 1);
  useConnectionChanges((there) => {
    if (there && failed) tryAgain();
  });
  return {
    page,
    failed,
    trying: failedAttempt > 0 && failedAttempt < attempt,
    tryAgain: gone ? undefined : tryAgain,
  };
};
