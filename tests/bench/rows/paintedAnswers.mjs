import { fileURLToPath } from 'node:url';
import { bareHandler, paintOrder, paintQuote } from '../page/bareHandler.mjs';
import { inBrowser, openSessionForUser } from '../page/sessions.mjs';
import { judged } from '../judged.mjs';
import { median, ratioOf } from '../median.mjs';

const tellPaints = fileURLToPath(new URL('../page/paintedAfter.js', import.meta.url));
const payee = 'Thalassa Olive Cooperative · EUR';

/**
 * One deal in the product: an amount is edited and its quote painted, then it is booked and its number painted, each from
 * an answer that the page is given after this share of a frame.
 */
async function deal(page, amount, share) {
  await page.goto('/secure/fxgateway/dashboard');
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await to.fill(payee);
  await page.getByRole('option', { name: payee, exact: true }).click();
  const receive = page.getByRole('textbox', { name: 'They receive' });
  const book = page.getByRole('button', { name: 'Book Deal' });
  await receive.fill(String(amount));
  await book.and(page.locator(':enabled:not([aria-disabled=true])')).waitFor();
  const sent = await page.getByRole('textbox', { name: 'You send' }).elementHandle();
  const button = await book.elementHandle();
  const before = await sent.inputValue();
  let calls = 0;
  const count = (request) => void (request.url().endsWith('/deal/quote') && (calls += 1));
  page.on('request', count);
  const painting = page.evaluate(
    ([shown, pressed, text, at]) =>
      globalThis.paintedAfter(
        '/deal/quote',
        () => !['', text].includes(shown.value) && !pressed.disabled && pressed.ariaDisabled !== 'true',
        at,
      ),
    [sent, button, before, share],
  );
  await receive.fill(String(amount + 1_000));
  const quote = await painting;
  // A second call for the same edit would come now.
  await page.waitForTimeout(700);
  page.off('request', count);
  // Deals of earlier rounds are announced with almost the same words.
  const booking = page.evaluate(
    (at) =>
      globalThis.paintedAfter(
        '/deal/book',
        () =>
          [...document.querySelectorAll('main h2')].some(({ textContent }) =>
            /^Deal \d+ is booked$/.test(textContent),
          ),
        at,
      ),
    share,
  );
  await book.click();
  return { quote, calls, order: await booking };
}

const answers = {
  '/deal/quote': { quoteId: 'q', settlement: { currency: 'USD', amount: 1_149.87 } },
  '/deal/book': { orderNumber: 20_418_201, token: 't' },
};

const whyQuote =
  'The whole form of the deal is drawn again with the quote, where the bare handler sets one text.';
const whyOrder =
  'All that was booked is drawn in the place of the whole form of the deal, and laid out for the focus that it takes, where the bare handler sets one text.';

const painted = (what, ours, handler, why) =>
  judged({
    number: 6,
    measure: `from the partner's answer to ${what}`,
    floor: `a bare handler that paints the same (${median(handler).toFixed(1)} ms)`,
    ...ratioOf(ours, handler),
    unit: 'times',
    target: 1.5,
    why,
  });

/** Row 6 and the calls of row 7: from a partner's answer to what a person sees of it. */
export async function paintedAnswers({ url, quick }) {
  const bare = await bareHandler(answers);
  try {
    return await inBrowser(async (browser) => {
      const context = await browser.newContext({ baseURL: bare.url });
      await context.addInitScript({ path: tellPaints });
      const floor = await context.newPage();
      await floor.goto('/');
      const page = await openSessionForUser(browser, url, undefined, (own) =>
        own.addInitScript({ path: tellPaints }),
      );
      const times = { quote: [], order: [], bareQuote: [], bareOrder: [], calls: [] };
      const rounds = quick ? 3 : 15;
      for (let round = -1; round < rounds; round += 1) {
        // Every share once, in an order of its own, so that no share has the quieter end of the run.
        const share = (((round + rounds) * 7) % rounds) / rounds;
        const { quote, order, calls } = await deal(page, 2_000 + round, share);
        const bareQuote = await floor.evaluate(paintQuote, share);
        const bareOrder = await floor.evaluate(paintOrder, share);
        if (round < 0) continue;
        for (const [name, time] of Object.entries({ quote, order, calls, bareQuote, bareOrder }))
          times[name].push(time);
      }
      return [
        painted('the painted quote', times.quote, times.bareQuote, whyQuote),
        painted('the painted order number', times.order, times.bareOrder, whyOrder),
        judged({
          number: 7,
          measure: 'quote calls of a settled edit',
          floor: '1',
          value: Math.max(...times.calls),
          unit: 'calls',
          target: 1,
        }),
      ];
    });
  } finally {
    bare.close();
  }
}
