import type { Page } from 'playwright/test';

/**
 * How many seconds a button could be pressed without a break, for so many whole stretches: each begins when the
 * button comes on and ends when it goes off. Measured in the page, where the person is.
 */
export const pressableStretches = (page: Page, name: string, count: number): Promise<number[]> =>
  page.getByRole('button', { name }).evaluate(
    (_button, [label, wanted]) =>
      new Promise<number[]>((resolve) => {
        const stretches: number[] = [];
        let since: number | null = null;
        let was = true;
        const observer = new MutationObserver(() => {
          // It may be another element by now, so it is found again by what stands on it.
          const on = [...document.querySelectorAll('button[aria-disabled=false]')].some(
            ({ textContent }) => textContent === label,
          );
          if (on === was) return;
          was = on;
          if (on) since = performance.now();
          else if (since !== null) stretches.push((performance.now() - since) / 1000);
          if (stretches.length < wanted) return;
          observer.disconnect();
          resolve(stretches);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    [name, count] as const,
  );
