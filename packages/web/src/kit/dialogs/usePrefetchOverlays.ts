import { useEffect } from 'react';
import { prefetchOverlays } from './fetchedOverlays.ts';

const signs = ['pointerdown', 'keydown'] as const;

/** Fetches what opens over the page at the first sign that somebody uses it, so that no dialog waits for it. */
export const usePrefetchOverlays = (): void => {
  useEffect(() => {
    const end = (): void => {
      for (const sign of signs) globalThis.removeEventListener(sign, prepare, true);
    };
    const prepare = (): void => {
      // What is lost is fetched again at the next sign, and when it opens.
      prefetchOverlays().then(end, () => undefined);
    };
    for (const sign of signs) globalThis.addEventListener(sign, prepare, { capture: true, passive: true });
    return end;
  }, []);
};
