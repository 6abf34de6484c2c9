import { useCallback, useEffect } from 'react';
import { useConnectionChanges } from './useConnectionChanges.ts';

type Running = {
  start(): void;
  stop(): void;
  /** The connection is there again: what nothing answered is asked for once more. */
  connectionBack?(): void;
};

/** Starts a store when its page opens and stops it when the page is left. */
export const useRunningStore = (store: Running | null): void => {
  useEffect(() => {
    store?.start();
    return () => store?.stop();
  }, [store]);
  useConnectionChanges(useCallback((there) => (there ? store?.connectionBack?.() : undefined), [store]));
};
