import { beneficiaries } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

const offline = 'You are offline. The quote goes on by itself once the connection is back.';
const lost =
  'The connection seems to be lost: nothing answered. The quote goes on by itself once it is back.';
const rests = 'Book Deal rests until the connection is back.';
const notSent =
  'Nothing was sent: the connection was lost when you pressed Book Deal. Press it again once it is back.';

test('a customer whose connection goes during a quote reads it at once, and books once it is back', async ({
  page,
  customer,
  watch,
}) => {
  watch.allow(/ERR_NETWORK_CHANGED/);
  await customer.signIn();
  await customer.payTo(beneficiaries.euro);
  await customer.theyReceive.fill('10000');
  await expect(customer.bookDealButton).toBeEnabled();
  await watch.disconnect();
  await expect(page.getByText(offline)).toBeVisible();
  await expect(page.getByText(rests)).toBeVisible();
  await expect(customer.bookDealButton).toBeDisabled();
  await expect(customer.countdown).toHaveText(/^(?:renewing, )?ends in 0:\d\d$/);
  await watch.reconnect();
  await expect(page.getByText(/connection/)).toHaveCount(0);
  await expect(customer.bookDealButton).toBeEnabled();
  await expect(customer.countdown).toHaveText(/^renews in 0:\d\d$/);
  expect(await customer.bookDeal()).toMatch(/^\d+$/);
});

test('a customer whose connection goes under a held Book Deal reads that nothing was sent, and books with the next press', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(/ERR_NETWORK_CHANGED/);
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '10000');
  await customer.bookDealButton.hover();
  await page.mouse.down();
  await watch.disconnect();
  await expect(customer.bookDealButton).toBeDisabled();
  await page.mouse.up();
  await expect(customer.failure).toHaveText(notSent);
  await watch.reconnect();
  await expect(customer.bookDealButton).toBeEnabled();
  await expect(customer.failure).toHaveText(notSent);
  const sent = (await sandbox.journal()).filter(({ path }) => path === '/deal/book');
  expect(sent).toEqual([]);
  expect(await customer.bookDeal()).toMatch(/^\d+$/);
});

test('looks that nothing answers are told as they happen, and only the second takes Book Deal away', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(/ERR_(?:EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED)/);
  await customer.signIn();
  await customer.payTo(beneficiaries.euro);
  await customer.theyReceive.fill('10000');
  await expect(customer.bookDealButton).toBeEnabled();
  await sandbox.faults({ service: 'corpay', path: '/deal/quote/status', fault: 'reset-before' });
  await expect(page.getByText(lost)).toBeVisible({ timeout: 9_000 });
  await expect(customer.bookDealButton).toBeEnabled();
  await expect(page.getByText(rests)).toBeVisible({ timeout: 9_000 });
  await expect(customer.bookDealButton).toBeDisabled();
  await sandbox.clearFaults();
  await expect(page.getByText(lost)).toHaveCount(0, { timeout: 9_000 });
  await expect(customer.bookDealButton).toBeEnabled();
});

test('a look that hangs is told before it ends, with the time that the quote really has', async ({
  page,
  customer,
  sandbox,
}) => {
  await customer.signIn();
  await customer.payTo(beneficiaries.euro);
  await customer.theyReceive.fill('10000');
  await expect(customer.bookDealButton).toBeEnabled();
  await sandbox.faults({ service: 'corpay', path: '/deal/quote/status', fault: 'delay', delayMs: 20_000 });
  await expect(page.getByText(lost)).toBeVisible({ timeout: 12_000 });
  await expect(customer.countdown).toHaveText(/^ends in 0:(?:1\d|20)$/);
  await sandbox.clearFaults();
  await expect(page.getByText(lost)).toHaveCount(0);
  await expect(customer.bookDealButton).toBeEnabled();
});
