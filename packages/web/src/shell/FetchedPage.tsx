import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { reportDefect } from '../failures/reportDefect.ts';
import { CentredSpinner } from '../kit/CentredSpinner.tsx';
import { useSurroundings } from '../services/surroundingsDoor.ts';

type FetchPage = () => Promise<ComponentType>;

const timeLimitMs = 8_000;

const fetched = new WeakMap<FetchPage, ComponentType>();

/**
 * A page in a chunk of its own. One that cannot be fetched, or not within 8 s, shows `failure` instead of a spinner
 * for ever (ERR-5); it still shows when it comes late, and the next visit tries again.
 */
export const FetchedPage = ({
  fetch,
  failure,
}: {
  readonly fetch: FetchPage;
  readonly failure: ReactNode;
}) => {
  const { timers } = useSurroundings();
  const [Page, setPage] = useState(() => fetched.get(fetch) ?? null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (fetched.has(fetch)) return undefined;
    const cancel = timers.after(timeLimitMs, () => setFailed(true));
    const take = async (): Promise<void> => {
      try {
        const page = await fetch();
        fetched.set(fetch, page);
        setPage(() => page);
      } catch (cause) {
        reportDefect(cause);
        setFailed(true);
      } finally {
        cancel();
      }
    };
    void take();
    return cancel;
  }, [fetch, timers]);
  if (Page !== null) return <Page />;
  return failed ? failure : <CentredSpinner />;
};
