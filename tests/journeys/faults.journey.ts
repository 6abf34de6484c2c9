import { beneficiaries } from './fixtures/Customer.ts';
import { callsTo } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

test("a refused quote shows the partner's reasons joined with a dash, and an edit asks again", async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(/400/);
  await customer.signIn();
  await sandbox.faults({
    service: 'corpay',
    path: '/deal/quote',
    fault: 'status',
    status: 400,
    body: {
      errors: [
        { key: 'amount', message: 'Amount is below the minimum.' },
        { key: 'currency', message: 'Currency is closed today.' },
      ],
    },
    times: 1,
  });
  await customer.payTo(beneficiaries.euro);
  await customer.theyReceive.fill('10000');
  await expect(customer.failure).toContainText('Amount is below the minimum. - Currency is closed today.');
  await expect(customer.failure.getByText(/^Request /)).toBeVisible();
  const red = await customer.failure
    .getByText(/Amount is below/)
    .evaluate((words) => getComputedStyle(words.parentElement ?? words).backgroundColor);
  expect(red).not.toBe('rgba(0, 0, 0, 0)');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(customer.bookDealButton).toBeEnabled();
  await expect(customer.failure).toHaveCount(0);
});

test('while the partner is closed the customer reads it, and what was typed stays', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(/503/);
  await customer.signIn();
  await sandbox.faults({ service: 'corpay', path: '/deal/quote', fault: 'status', status: 503 });
  await customer.payTo(beneficiaries.euro);
  await customer.theyReceive.fill('10000');
  await expect(customer.failure).toContainText(
    'Sorry, but this is currently unavailable. Please try again later.',
  );
  await sandbox.clearFaults();
  await sandbox.faults({
    service: 'corpay',
    path: '/deal/book',
    fault: 'status',
    status: 400,
    body: {
      errors: [{ key: 'limit', message: 'Your daily limit is reached.' }],
    },
  });
  await page.getByRole('button', { name: 'Ask again' }).click();
  watch.allow(/400/);
  await customer.bookDealButton.click();
  await expect(customer.failure).toContainText('Unable to book deal: Your daily limit is reached.');
  await expect(customer.theyReceive).toHaveValue(/^10,?000(\.00)?$/);
});

test('an expired token is renewed in passing, and the list comes', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(/401/);
  await customer.signIn();
  await expect(customer.beneficiary).toBeEnabled();
  // What Book A Deal asks for is not to meet the refusal that is meant for the list.
  await watch.answered();
  await sandbox.faults(
    { service: 'corpay', path: '/beneficiaries', fault: 'status', status: 401, times: 1 },
    { service: 'corpay', path: '/token', fault: 'delay', delayMs: 1500 },
  );
  await customer.goTo('Beneficiaries');
  await expect(page.getByText('Session expired. Trying to generate new tokens...')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Thalassa Olive Cooperative' })).toBeVisible();
  await expect(customer.failure).toHaveCount(0);
});

test('orders that cannot be loaded are asked for again at the press of a button', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  watch.allow(/500/);
  await customer.signIn();
  await sandbox.faults({ service: 'corpay', path: '/deal/orders', fault: 'status', status: 500 });
  await page.goto('/secure/fxgateway/orders');
  await expect(customer.failure).toContainText('Unable to load orders. Please try again later.');
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader', { name: '20418166' })).toBeVisible();
});

test('two clicks, or two presses of Enter, book one deal', async ({ page, customer, sandbox }) => {
  const before = await customer.signInKnowingOrders();
  await sandbox.faults({ service: 'corpay', path: '/deal/book', fault: 'delay', delayMs: 1500 });
  await customer.quoteFor(beneficiaries.euro, '10000');
  await customer.bookDealButton.dblclick();
  const clicked = await customer.readNumberOfDeal();
  expect(await customer.orderNumbers()).toEqual([clicked, ...before]);

  await customer.goTo('Book A Deal');
  await customer.quoteFor(beneficiaries.pound, '250');
  await customer.bookDealButton.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const pressed = await customer.readNumberOfDeal();
  expect(await callsTo(sandbox, 'POST', '/deal/book')).toHaveLength(2);
  expect(await customer.orderNumbers()).toEqual([pressed, clicked, ...before]);
});

test('a deal that is not instructed at once stays booked, is announced, and is instructed from its order', async ({
  page,
  customer,
}) => {
  await customer.signIn();
  await customer.quoteFor(beneficiaries.euro, '10000');
  const orderNumber = await customer.bookDeal();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Cancel Instruct' }).click();
  await expect(dialog).toContainText(`Deal ${orderNumber} stays booked`);
  await dialog.getByRole('button', { name: 'Keep instructing' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(customer.submitButton).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Instruct' }).click();
  await dialog.getByRole('button', { name: 'Cancel Instruct' }).click();
  await expect(customer.beneficiary).toHaveValue('');
  await expect(page.getByText(`Deal ${orderNumber} is booked but not instructed.`)).toBeVisible();
  const listed = page.getByRole('region', { name: 'To instruct' });
  await expect(listed.getByRole('link', { name: `Instruct deal ${orderNumber}` })).toBeVisible();

  await page.getByRole('link', { name: 'Instruct Payment' }).click();
  await expect(page).toHaveURL(`/secure/fxgateway/orders/${orderNumber}`);
  await page.getByRole('button', { name: 'Instruct Payment' }).click();
  await customer.instruct('Invoice 8');
  await customer.goTo('Book A Deal');
  await expect(customer.beneficiary).toBeVisible();
  await expect(page.getByText('is booked but not instructed.')).toHaveCount(0);
});
