import { slowPhone, watchFelt } from '../felt/slowed.mjs';
import { staticLanding } from '../felt/staticLanding.mjs';
import { judged } from '../judged.mjs';
import { median, ratioOf } from '../median.mjs';
import { firstQuote } from '../page/firstQuote.mjs';
import { inBrowser, openSessionForUser, withStoredSession } from '../page/sessions.mjs';
import { firstOrder } from '../page/signedInPage.mjs';

const phone = { width: 390, height: 664 };

const onPhone = async (browser, url) => {
  const context = await browser.newContext({ baseURL: url, viewport: phone });
  await watchFelt(context);
  const page = await context.newPage();
  await slowPhone(page);
  return page;
};

/** From Sign In to the field in which a payment begins, with nothing kept but what /login has loaded and typing fetches. */
async function signInToUse(browser, url) {
  const page = await onPhone(browser, url);
  await page.goto('/login');
  await page.getByLabel('Email').pressSequentially('corpay@sandbox.test', { delay: 60 });
  await page.getByLabel('Password', { exact: true }).pressSequentially('Sandbox-2026', { delay: 60 });
  const shown = page.evaluate(() => globalThis.felt.shown(['label', 'To']));
  await page.getByRole('button', { name: 'Sign In' }).click();
  const began = await page.evaluate(() => globalThis.felt.began);
  const time = (await shown) - began;
  await page.context().close();
  return time / 1_000;
}

/** The largest paint of a page in seconds, and what has shifted. */
async function landing(browser, url) {
  const page = await onPhone(browser, url);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const { largestPaint, shift } = await page.evaluate(() => globalThis.felt);
  await page.context().close();
  return { paint: largestPaint / 1_000, shift };
}

const reloadToQuote = async (page) => (await firstQuote(page)) / 1_000;

const times = async (count, measure) => {
  const found = [];
  for (let round = 0; round < count; round += 1) found.push(await measure());
  return found;
};

const whySignIn =
  'Two proofs of the password, the credentials, the account and the partner’s token follow one another, each a trip of 400 ms.';

const row = (measure, value, unit, target, more = {}) =>
  judged({ number: 17, measure: `slow phone: ${measure}`, floor: 'none', value, unit, target, ...more });

/** Row 17: what a slow phone takes. */
export async function slowPhoneRows({ url, quick }) {
  const count = quick ? 3 : 7;
  const still = await staticLanding();
  try {
    return await inBrowser(async (browser) => {
      const signIns = await times(count, () => signInToUse(browser, url));
      const sessionOf = async (email) => {
        const page = await withStoredSession(browser, await openSessionForUser(browser, url, email));
        await firstOrder(page);
        await slowPhone(page);
        return page;
      };
      const few = await sessionOf('corpay@sandbox.test');
      const many = await sessionOf('busy@sandbox.test');
      await firstQuote(few);
      const quotes = await times(count, () => reloadToQuote(few));
      const orders = { many: [], few: [] };
      const landings = { ours: [], still: [], shifts: [] };
      for (let round = 0; round < count; round += 1) {
        orders.many.push(await firstOrder(many));
        orders.few.push(await firstOrder(few));
        const { paint, shift } = await landing(browser, url);
        landings.ours.push(paint);
        landings.shifts.push(shift);
        landings.still.push((await landing(browser, still.url)).paint);
      }
      return [
        row('Sign In to the first usable screen', median(signIns), 's', 3.2, { why: whySignIn }),
        row('reload to a bookable quote', median(quotes), 's', 3, {
          why: 'The quote follows four trips of 400 ms, and is one itself.',
        }),
        row('reload of 10,000 orders to the first one', 0, 'times', 1.4, {
          ...ratioOf(orders.many, orders.few),
          floor: `a few orders (${(median(orders.few) / 1_000).toFixed(1)} s)`,
          why: 'The list of 10,000 orders is one answer of 280 kB, compressed.',
        }),
        row('largest paint of the landing page', 0, 'times', 1.5, {
          ...ratioOf(landings.ours, landings.still),
          floor: `the same page without a script (${median(landings.still).toFixed(2)} s)`,
        }),
        row('layout shift of the landing page', Math.max(...landings.shifts), 'shift', 0.02),
      ];
    });
  } finally {
    still.close();
  }
}
