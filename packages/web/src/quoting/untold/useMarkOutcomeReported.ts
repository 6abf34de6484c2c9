import { useEffect } from 'react';

type Untold = { displayed(name: string): Promise<void> };

/**
 * What this component draws tells the answer to this intent, order or deal: it counts as told once it was displayed, and
 * so not while the page is hidden. Null tells nothing.
 */
export const useMarkOutcomeReported = (untold: Untold, name: string | null): void =>
  useEffect(() => {
    if (name === null) return undefined;
    // The first frame paints what was drawn; the second one begins when that is done.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => void untold.displayed(name));
    });
    return () => cancelAnimationFrame(frame);
  }, [untold, name]);
