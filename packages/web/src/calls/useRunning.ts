import { useEffect } from 'react';

/** Starts a store when its page opens and stops it when the page is left. */
export const useRunning = (store: { start(): void; stop(): void } | null): void => {
  useEffect(() => {
    store?.start();
    return () => store?.stop();
  }, [store]);
};
