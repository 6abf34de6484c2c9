import type { Timers } from '@fx-gateway/domain/ports/timers.ts';

/** How long answers are collected before they are shown, in milliseconds: each time thousands are searched anew. */
const collectedForMs = 150;

/** Makes a function that shows, once and a moment later, everything that has come until then. */
export const makeBatchedShow = (timers: Timers, show: () => void): (() => void) => {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    timers.after(collectedForMs, () => {
      isWaiting = false;
      show();
    });
  };
};
