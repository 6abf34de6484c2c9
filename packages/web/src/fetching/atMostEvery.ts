import type { Timers } from '@fx-gateway/domain/ports/timers.ts';

/** Runs `show` at once and then at most every so many milliseconds, as long as it is asked for again. */
export const atMostEvery = (ms: number, timers: Timers, show: () => void): (() => void) => {
  let isResting = false;
  let isAsked = false;
  const rest = (): void => {
    isResting = false;
    if (!isAsked) return;
    isAsked = false;
    go();
  };
  const go = (): void => {
    isResting = true;
    timers.after(ms, rest);
    show();
  };
  return () => {
    if (isResting) isAsked = true;
    else go();
  };
};
