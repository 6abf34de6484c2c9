import { beneficiaries } from '../fixtures/Customer.ts';
import { gatewayCalls } from '../fixtures/gatewayCalls.ts';
import { pressableStretches } from '../fixtures/pressableStretches.ts';
import { expect, test } from '../fixtures/sandboxTest.ts';

// The real partner's quotes live so long: these run in the one setting of the configuration that has such quotes.

test('a quote of ten seconds leaves a person four unbroken seconds to read it and press', async ({
  page,
  customer,
}) => {
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '10000');
  const stretches = await pressableStretches(page, 'Book Deal', 3);
  for (const seconds of stretches) expect(seconds).toBeGreaterThanOrEqual(4);
});

test('a page that nobody looks at asks nothing, and asks again when it is looked at', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '10000');
  const see = (visibility: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  // What the quote has set off, such as the look for equal deals, is over.
  await watch.answered();
  await see('hidden');
  const asked = (await gatewayCalls(sandbox)).length;
  // Longer than a look at the quote and its life together.
  await page.waitForTimeout(11_000);
  expect(await gatewayCalls(sandbox)).toHaveLength(asked);
  await see('visible');
  await expect(customer.bookDealButton).toBeEnabled();
  expect((await gatewayCalls(sandbox)).length).toBeGreaterThan(asked);
});
