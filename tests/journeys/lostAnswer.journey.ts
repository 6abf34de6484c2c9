import { beneficiaries } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/sandboxTest.ts';
import {
  bookWithoutAnswer,
  chooseTheOrder,
  openBooking,
  overForSure,
  type OpenBrowser,
} from './fixtures/lostBooking.ts';

/** What the browser itself says about a connection that was cut. */
const cut = /ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_CONNECTION_CLOSED/;

test('a booking whose answer was lost is found again, and is never made twice', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(cut);
  watch.allow(/503/);
  const before = await customer.signInKnowingOrders();
  await bookWithoutAnswer(page, customer, sandbox);

  await expect(customer.bookDealButton).toBeDisabled();
  await expect(page.getByText('First settle what became of your earlier booking.')).toBeVisible();
  await customer.bookDealButton.click({ force: true });

  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  const orderNumber = await chooseTheOrder(page, customer);
  await expect(page.locator(':focus')).toContainText(`Deal ${orderNumber} is booked`);
  // The question was higher than its answer, and the answer was asked for: nothing empty is left below it.
  const question = page.locator('.kept-height');
  const empty = () =>
    question.evaluate((place) => place.clientHeight - (place.firstElementChild?.clientHeight ?? 0));
  await expect.poll(empty).toBeLessThan(8);
  await page.getByRole('link', { name: 'Instruct Payment' }).first().click();
  await expect(page.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible();
  expect(await customer.orderNumbers()).toEqual([orderNumber, ...before]);
});

test('a booking whose answer is lost is not sent again while it can become a deal, and then settles itself', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(cut);
  watch.allow(/503/);
  await page.clock.install();
  const before = await customer.signInKnowingOrders();
  await bookWithoutAnswer(page, customer, sandbox);
  await expect(page.getByText(/Until .* it can still become a deal/)).toBeVisible();
  const sent = async () => (await sandbox.journal({ service: 'corpay', path: '/deal/book' })).length;
  const sentOnce = await sent();
  await sandbox.clearFaults();
  await sandbox.faults({ service: 'corpay', path: '/deal/orders', fault: 'status', status: 503 });
  const looks = async () => (await sandbox.journal({ service: 'corpay', path: '/deal/orders' })).length;
  const lookedBefore = await looks();
  await page.clock.fastForward(40_000);
  // Three tries are one look.
  await expect.poll(looks).toBe(lookedBefore + 3);
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  await expect(page.getByText('It is still not known whether it was booked.')).toBeVisible();
  expect(await sent()).toBe(sentOnce);

  await sandbox.clearFaults();
  await page.clock.fastForward(overForSure);
  const orderNumber = await customer.readNumberOfDeal();
  expect(await sent()).toBe(sentOnce + 1);
  expect(await customer.orderNumbers()).toEqual([orderNumber, ...before]);
});

test('an instruction whose answer was lost is found again, and is never made twice', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(cut);
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '10000');
  const orderNumber = await customer.bookDeal();
  await sandbox.faults(
    { service: 'corpay', path: '/deal/instruct', fault: 'reset-after' },
    { service: 'corpay', path: `/deal/order/${orderNumber}`, fault: 'reset-before' },
  );
  await customer.submitInstruction('Invoice 7');
  await expect(page.getByRole('region', { name: 'What became of your instruction?' })).toBeVisible();
  await expect(page.getByText('It is still not known whether it was instructed.')).toBeVisible();
  await expect(customer.submitButton).toBeDisabled();

  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(`The payment of deal ${orderNumber} is instructed`)).toBeInViewport();
  // A new deal is ready below it, and does not take the focus from what has to be read first.
  await expect(page.locator(':focus')).toContainText(`The payment of deal ${orderNumber} is instructed`);
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  await expect(page.getByText('Beneficiary Name')).toHaveCount(1);
});

const endings: Record<string, (browser: OpenBrowser) => Promise<unknown>> = {
  closes: ({ context }) => context.close(),
  // As a power cut would end it: nothing is written to the disk any more.
  loses: async ({ context, page }) => {
    const gone = context.waitForEvent('close');
    const session = await context.newCDPSession(page);
    await session.send('Browser.crash').catch(() => undefined);
    await gone;
  },
};

for (const [ends, end] of Object.entries(endings))
  test(`whoever ${ends} the browser in the middle of a booking is first told what became of it`, async ({
    playwright,
    sandbox,
    watch,
  }, info) => {
    watch.allow(/503/);
    const profile = info.outputPath('profile');
    const first = await openBooking(playwright, sandbox, watch, profile);
    const before = await first.customer.orderNumbers();
    await first.customer.goTo('Book A Deal');
    await first.customer.quoteFor(beneficiaries.euro, '10000');
    const delay = { fault: 'delay', delayMs: 1500, times: 1 } as const;
    await sandbox.faults({ service: 'corpay', path: '/deal/book', ...delay });
    await first.customer.bookDealButton.click();
    await sandbox.faultsStruck();
    await end(first);
    await sandbox.faults({ service: 'corpay', path: '/deal/book', fault: 'status', status: 503 });

    const again = await openBooking(playwright, sandbox, watch, profile);
    const question = again.page.getByRole('region', { name: 'What became of your booking?' });
    await expect(question).toContainText('€10,000.00 for Thalassa Olive Cooperative');
    // A look that is still on its way when the user signs out is refused, and that is not announced.
    await expect(question.getByRole('group', { name: /Is it this order\?/ })).toBeVisible();
    await again.customer.signOut();
    await again.customer.signIn();
    await expect(question).toBeVisible();
    await again.customer.payTo(beneficiaries.euro);
    await again.customer.theyReceive.fill('10000');
    await expect(again.customer.countdown).toBeVisible();
    await expect(again.customer.bookDealButton).toBeDisabled();

    await sandbox.clearFaults();
    const orderNumber = await chooseTheOrder(again.page, again.customer);
    expect(await again.customer.orderNumbers()).toEqual([orderNumber, ...before]);
    await again.context.close();
  });
