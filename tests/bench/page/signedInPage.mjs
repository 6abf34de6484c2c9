import { openSessionForUser } from './sessions.mjs';

/** A page of `browser` on which one of the stories is signed in, with the orders shown once so that its files are kept. */
export async function signedInPage(browser, url, email) {
  const page = await openSessionForUser(browser, url, email);
  await firstOrder(page);
  return page;
}

/** Loads Past Orders; resolves with the milliseconds from the end of the document to the first row that is painted. */
export async function firstOrder(page) {
  await page.goto('/secure/fxgateway/orders', { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const [document] = performance.getEntriesByType('navigation');
        const look = () => {
          if (globalThis.document.querySelector('tbody .row-link') === null) requestAnimationFrame(look);
          // The frame after the one that has the row is the one in which it was painted.
          else requestAnimationFrame(() => resolve(performance.now() - document.responseEnd));
        };
        look();
      }),
  );
}
