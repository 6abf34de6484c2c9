import { beneficiaries } from '../fixtures/Customer.ts';
import { bookWithoutAnswer, chooseTheOrder, overForSure } from '../fixtures/lostBooking.ts';
import { expect, test } from '../fixtures/sandboxTest.ts';

// The real partner knows no idempotency key: a repeated booking is answered without an order number.
test.use({ setting: { quoteSeconds: 30, origins: 1, env: { SANDBOX_IDEMPOTENCY: 'off' } } });

const thalassa = 'Thalassa Olive Cooperative';

const cut = /ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_CONNECTION_CLOSED/;

test('at a partner without keys the customer says which order the lost booking became', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(cut);
  watch.allow(/503/);
  const before = await customer.signInKnowingOrders();
  await bookWithoutAnswer(page, customer, sandbox);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(customer.bookDealButton).toBeDisabled();
  const orderNumber = await chooseTheOrder(page, customer);
  expect(await customer.orderNumbers()).toEqual([orderNumber, ...before]);
});

test('at a partner without keys a booking that never arrived is told as not made once the partner says so, and can be made again', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(/ERR_|410/);
  await page.clock.install();
  const before = await customer.signInKnowingOrders();
  await customer.quoteFor(beneficiaries.euro, '10000');
  await sandbox.faults({ service: 'corpay', path: '/deal/book', fault: 'reset-before' });
  await customer.bookDealButton.click();
  await expect(page.getByText('It is still not known whether it was booked.')).toBeVisible();
  // From here on the lost quote has ended at the partner, too.
  await sandbox.clearFaults();
  await sandbox.faults(
    {
      service: 'corpay',
      path: '/deal/quote/status',
      fault: 'status',
      status: 200,
      body: { content: { expiryRemaining: 0 } },
    },
    {
      service: 'corpay',
      path: '/deal/book',
      fault: 'status',
      status: 410,
      body: { errors: [{ key: 'QUOTE_EXPIRED', message: 'The quote has expired.' }] },
    },
  );
  await page.clock.fastForward(overForSure);
  await expect(page.getByText(`Your booking of €10,000.00 for ${thalassa} was not made`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What became of your booking?' })).toHaveCount(0);
  await sandbox.clearFaults();
  const orderNumber = await customer.bookDeal();
  expect(await customer.orderNumbers()).toEqual([orderNumber, ...before]);
});

test('at a partner without keys no order is taken for another deal before the customer is asked about it by name', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(/ERR_|410|503/);
  await page.clock.install();
  await customer.signInKnowingOrders();
  await bookWithoutAnswer(page, customer, sandbox);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Check again' }).click();
  const none = page.getByRole('radio', { name: /Not this order: it was not booked/ });
  await expect(none).toBeDisabled();
  const ended = { service: 'corpay', fault: 'status' } as const;
  await sandbox.faults(
    { ...ended, path: '/deal/quote/status', status: 200, body: { content: { expiryRemaining: 0 } } },
    { ...ended, path: '/deal/book', status: 503 },
  );
  await page.clock.fastForward(overForSure);
  await none.check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is this order really another deal?' });
  await expect(dialog.getByText(/€10,000\.00.* for your \$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(none).not.toBeChecked();
  // The partner answers again, and names the order.
  await sandbox.clearFaults();
  await sandbox.faults({
    ...ended,
    path: '/deal/book',
    status: 200,
    body: { content: { orderNumber: await page.locator('.candidate-number').textContent() } },
  });
  await none.check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Deal \d+ is booked$/)).toBeVisible();
});

test('at a partner without keys a lost instruction is settled by the payments of its order', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(cut);
  watch.allow(/400/);
  await customer.signIn();
  await customer.quoteFor(beneficiaries.pound, '250.50');
  const orderNumber = await customer.bookDeal();
  await sandbox.faults({ service: 'corpay', path: '/deal/instruct', fault: 'reset-after', times: 1 });
  await customer.submitInstruction('Invoice 7');
  // A browser that sends it once more is refused, one that does not hears nothing; it is instructed either way.
  const settled = page.getByText(`The payment of deal ${orderNumber} is instructed`);
  await expect(settled.or(page.getByText('Order confirmed!'))).toBeVisible();
  await page.goto(`/secure/fxgateway/orders/${orderNumber}`);
  await expect(page.getByText('Beneficiary Name')).toHaveCount(1);
});
