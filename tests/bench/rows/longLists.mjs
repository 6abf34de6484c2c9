import { slowProcessor, watchFelt } from '../felt/slowed.mjs';
import { judged } from '../judged.mjs';
import { heapOf } from '../page/heapAfter.mjs';
import { inBrowser, openSessionForUser } from '../page/sessions.mjs';

const seconds = 6;

/** Turns the wheel for some seconds; resolves with the percentage of frames that the page did not draw meanwhile. */
async function framesMissed(page) {
  const counted = page.evaluate(
    (milliseconds) =>
      new Promise((resolve) => {
        const began = performance.now();
        let frames = 0;
        const count = (now) => {
          frames += 1;
          if (now - began < milliseconds) requestAnimationFrame(count);
          else resolve({ frames, milliseconds: now - began });
        };
        requestAnimationFrame(count);
      }),
    seconds * 1_000,
  );
  const until = Date.now() + seconds * 1_000;
  while (Date.now() < until) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(40);
  }
  const { frames, milliseconds } = await counted;
  return Math.max(0, 100 * (1 - frames / (milliseconds / (1_000 / 60))));
}

/** How long the End key takes until the last row is displayed. */
async function toTheEnd(page) {
  const shown = page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const body = document.querySelector('table tbody');
          const last = body?.querySelector('tr:last-of-type');
          const { top, bottom } = last?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
          const isLast = last?.hasAttribute('aria-rowindex') && scrollY > 10_000;
          if (isLast && top < innerHeight && bottom > 0)
            requestAnimationFrame(() => resolve(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.keyboard.press('End');
  return (await shown) - (await page.evaluate(() => globalThis.felt.began));
}

async function rowsOf(page, name, path) {
  await page.goto(path);
  await page.locator('tbody .row-link').first().waitFor();
  await page.mouse.move(700, 500);
  await page.waitForTimeout(2_000);
  const before = await heapOf(page);
  const missed = await framesMissed(page);
  await page.waitForTimeout(1_000);
  await page.locator('main h1').first().click();
  const end = await toTheEnd(page);
  await page.waitForTimeout(2_000);
  const grown = ((await heapOf(page)) - before) / 1_000_000;
  const row = (measure, value, unit, target) =>
    judged({ number: 18, measure: `${name}: ${measure}`, floor: 'none', value, unit, target });
  return [
    row(`frames missed while the wheel turns for ${seconds} s, six times slower`, missed, 'percent', 5),
    row('what the page holds more at its end', grown, 'MB', 2),
    row('from End to the last row', end / 1_000, 's', 1),
  ];
}

/** Row 18: long lists under the wheel and the End key. */
export const longLists = ({ url }) =>
  inBrowser(async (browser) => {
    const page = await openSessionForUser(browser, url, 'busy@sandbox.test', watchFelt);
    await slowProcessor(page);
    return [
      ...(await rowsOf(page, 'Past Orders, 10,000', '/secure/fxgateway/orders')),
      ...(await rowsOf(page, 'Beneficiaries, 5,000', '/secure/fxgateway/beneficiaries')),
    ];
  });
