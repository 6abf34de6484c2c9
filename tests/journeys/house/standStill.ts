import type { Page } from 'playwright/test';

/**
 * Waits until the page stands still: its width and its colours have reached every component, and no transition and no
 * animation that ends is under way. What turns for ever, such as a spinner, is not waited for.
 */
export const standStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Two frames of standing: what a finished transition or a new colour scheme sets off begins in the next one.
    for (let standing = 0; standing < 2; standing += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const moving = document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
      if (moving) standing = -1;
    }
  });
