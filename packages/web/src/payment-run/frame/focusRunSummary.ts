import { isFocusFree } from '../../kit/focus/formFieldFocus.ts';

/** Whoever pressed what is gone by now goes on at what counts in the step. */
export const focusRunSummary = (): void => {
  // The dialog that closes has the focus until the next frame.
  requestAnimationFrame(() => {
    if (isFocusFree(document.activeElement))
      document.querySelector<HTMLElement>('.run-summary')?.focus({ preventScroll: true });
  });
};
