import { fileURLToPath } from 'node:url';
import { inBrowser, openSessionForUser } from '../page/sessions.mjs';
import { judged } from '../judged.mjs';

const watchRows = fileURLToPath(new URL('../page/rowsDrawn.js', import.meta.url));

/** How many rows of the rates are drawn again when the rate of one pair has changed. */
async function rowsPerChange(browser, url) {
  const rates = { euro: 0.87 };
  const page = await openSessionForUser(browser, url, undefined, async (context) => {
    await context.addInitScript({ path: watchRows });
    await context.clock.install();
    await context.route(/\/latest\?/, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      return route.fulfill({
        response: answer,
        json: { ...body, rates: { ...fixed(body.rates), EUR: rates.euro } },
      });
    });
  });
  const euro = page.locator('.rate-row', { hasText: 'EUR' }).locator('.rate-figure');
  await euro.waitFor();
  // What opens the page draws more than once; what changes now is one rate.
  await page.waitForLoadState('networkidle');
  const rows = page.locator('.rate-row');
  const before = await euro.innerText();
  await page.evaluate(() => globalThis.rowsDrawn.clear());
  rates.euro = 0.91;
  await page.clock.fastForward(61_000);
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('.rate-row')].some(
        (row) => row.innerText.startsWith('EUR') && !row.innerText.includes(text),
      ),
    before,
  );
  return { rows: await rows.count(), drawn: await page.evaluate(() => globalThis.rowsDrawn.count()) };
}

const kept = new Map();
const fixed = (found) => {
  if (kept.size === 0) for (const [currency, rate] of Object.entries(found)) kept.set(currency, rate);
  return Object.fromEntries(kept);
};

/** Row 7: what one changed rate makes the page draw again. */
export async function rowsRedrawn({ url }) {
  const { rows, drawn } = await inBrowser((browser) => rowsPerChange(browser, url));
  return [
    judged({
      number: 7,
      measure: `rows drawn again when the rate of one pair changes, of ${rows}`,
      floor: '1',
      value: drawn,
      unit: 'rows',
      target: 1,
    }),
  ];
}
