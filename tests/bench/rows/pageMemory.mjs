import { judged } from '../judged.mjs';
import { heapOf } from '../page/heapAfter.mjs';
import { inBrowser, openSessionForUser } from '../page/sessions.mjs';
import { turnedSandbox } from '../page/turnedSandbox.mjs';

const payee = 'Thalassa Olive Cooperative · EUR';
/** Until then there comes what is kept from the first renewals on and has an end: the newest 500 events, and code. */
const settled = 25;
const measured = 30;
const every = 2;

/** Kilobytes that a page holds from one minute to another while its quote renews; page and sandbox share the time. */
async function heapOverTime(browser, [from, until]) {
  const sandbox = await turnedSandbox({ SANDBOX_QUOTE_SECONDS: '10', SANDBOX_IDLE_MINUTES: '600' });
  try {
    const page = await openSessionForUser(browser, sandbox.url, undefined, (context) =>
      context.clock.install(),
    );
    await page.goto('/secure/fxgateway/dashboard');
    const to = page.getByRole('combobox', { name: 'To', exact: true });
    await to.fill(payee);
    await page.getByRole('option', { name: payee, exact: true }).click();
    await page.getByRole('textbox', { name: 'They receive' }).fill('1000');
    const bookable = page
      .getByRole('button', { name: 'Book Deal' })
      .and(page.locator(':enabled:not([aria-disabled=true])'));
    await bookable.waitFor();
    let renewals = 0;
    page.on('response', (answer) => void (answer.url().endsWith('/deal/quote') && (renewals += 1)));
    const samples = [];
    for (let second = 1; second <= until * 60; second += 1) {
      await sandbox.turn(second * 1_000);
      await page.clock.fastForward(1_000);
      // Answers come in real time.
      await page.waitForTimeout(15);
      if (second % (every * 60) === 0 && second >= from * 60)
        samples.push({ minute: second / 60, kilobytes: (await heapOf(page)) / 1_000 });
    }
    await bookable.waitFor();
    return { samples, renewals };
  } finally {
    await sandbox.stop();
  }
}

/** What the heap grows by in 30 minutes, by the line that is nearest to the samples. */
const slopeOf = (samples) => {
  const mean = (name) => samples.reduce((sum, sample) => sum + sample[name], 0) / samples.length;
  const [x, y] = [mean('minute'), mean('kilobytes')];
  const rise = samples.reduce((sum, { minute, kilobytes }) => sum + (minute - x) * (kilobytes - y), 0);
  return (30 * rise) / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
};

/** Row 14: whether a page that stands open for half an hour holds more and more. */
export const pageMemory = ({ quick }) =>
  inBrowser(async (browser) => {
    const { samples, renewals } = await heapOverTime(
      browser,
      quick ? [4, 14] : [settled, settled + measured],
    );
    const sizes = samples.map(({ kilobytes }) => kilobytes);
    return [
      judged({
        number: 14,
        measure: `what a page holds more after 30 minutes of renewals on a turned clock, the first ${settled} left out (${renewals} quotes, ${Math.round(sizes.at(-1))} kB)`,
        floor: '0',
        value: slopeOf(samples),
        unit: 'kB',
        target: 350,
      }),
    ];
  });
