import type { Page } from 'playwright/test';
import { Customer, payees } from './house/Customer.ts';
import { expect, test } from './house/sandboxTest.ts';

const euroPayee = 'Thalassa Olive Cooperative';

/** A deal that is booked, and the address of its order. */
const book = async (customer: Customer, amount: string) => {
  await customer.signIn();
  await customer.quoteFor(payees.euro, amount);
  const orderNumber = await customer.bookDeal();
  return { orderNumber, address: `/secure/fxgateway/orders/${orderNumber}` };
};

/** Opens the order on its own page and chooses everything but the amount. */
const fillOrder = async (page: Page, address: string, reference: string): Promise<void> => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Instruct Payment' }).click();
  await page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  await page.getByLabel('Payment Reference').fill(reference);
};

const deleteThalassa = async (page: Page): Promise<void> => {
  await page.goto('/secure/fxgateway/beneficiaries');
  await page.getByRole('link', { name: euroPayee }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${euroPayee}?` });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${euroPayee} was deleted.`)).toBeVisible();
};

test('what one device has instructed is never told as confirmed to the other, which meant something else', async ({
  page,
  customer,
  browser,
  sandbox,
  watch,
}) => {
  watch.allow(/400/);
  const { orderNumber, address } = await book(customer, '892');
  const elsewhere = await browser.newContext({ baseURL: sandbox.url });
  await watch.attach(elsewhere);
  const other = new Customer(await elsewhere.newPage());
  await other.signIn();
  await fillOrder(page, address, 'INV-1');
  await page.getByRole('textbox', { name: 'Amount' }).fill('1');
  await page.getByRole('checkbox', { name: /€891\.00 stays uninstructed/ }).check();
  await other.page.goto(address);
  await other.page.getByRole('button', { name: 'Instruct Payment' }).click();
  // That device does not know for whom the deal was booked, so nobody is chosen there.
  const beneficiary = other.page.getByRole('combobox', { name: 'Beneficiary' });
  await expect(beneficiary).toHaveValue('');
  await beneficiary.fill(euroPayee);
  await other.page.getByRole('option', { name: new RegExp(euroPayee) }).click();
  await other.page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  await other.page.getByLabel('Payment Reference').fill('INV-7');

  await customer.submitButton.click();
  await expect(page.getByText('Order confirmed!')).toBeVisible();

  await other.submitButton.click();
  const told = other.page.getByText(`Deal ${orderNumber} is instructed with something else`);
  await expect(told).toBeInViewport();
  await expect(
    other.page.getByText(
      `Order ${orderNumber} is instructed with €1.00 to ${euroPayee}, reference INV-1. Your instruction of €892.00 to ${euroPayee}, reference INV-7 was not carried out`,
    ),
  ).toBeVisible();
  await expect(other.page.getByText('Order confirmed!')).toHaveCount(0);
  await expect(other.submitButton).toHaveCount(0);
  // This is the order's own page already.
  await expect(other.page.getByRole('link', { name: 'See the order' })).toHaveCount(0);
  await expect(other.page.getByText('Beneficiary Name')).toHaveCount(1);
  await expect(other.page.getByText('Order confirmed!')).toHaveCount(0);
  await elsewhere.close();
});

test('a form that is open in another tab goes as soon as its order is instructed', async ({
  page,
  customer,
  context,
}) => {
  const { address } = await book(customer, '892');
  const other = new Customer(await context.newPage());
  await fillOrder(page, address, 'INV-1');
  await fillOrder(other.page, address, 'INV-7');
  await customer.submitButton.click();
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  await expect(other.page.getByText('INV-1')).toBeVisible();
  await expect(other.submitButton).toHaveCount(0);
  await expect(other.page.getByText('Order confirmed!')).toHaveCount(0);
});

test('while one tab instructs an order the other one sends nothing, and says why', async ({
  page,
  customer,
  context,
  sandbox,
}) => {
  const { orderNumber, address } = await book(customer, '892');
  const other = new Customer(await context.newPage());
  await fillOrder(page, address, 'INV-1');
  await fillOrder(other.page, address, 'INV-7');
  await sandbox.faults({
    service: 'corpay',
    path: '/deal/instruct',
    fault: 'delay',
    delayMs: 6_000,
    times: 1,
  });
  const onTheWire = page.waitForRequest('**/deal/instruct');
  await customer.submitButton.click();
  await onTheWire;
  await expect(other.submitButton).toBeDisabled();
  await expect(other.page.getByText('First settle what became of your instruction.')).toBeVisible();
  await expect(
    other.page.getByText('It may still be on its way from another tab or an earlier visit.'),
  ).toBeVisible();
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  await expect(other.page.getByRole('region', { name: 'What became of your instruction?' })).toBeHidden();
  await expect(other.page.getByText('Beneficiary Name')).toHaveCount(1);
  expect(await sandbox.journal({ service: 'corpay', path: '/deal/instruct' })).toHaveLength(1);
  await expect(other.page.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible();
});

test('instructing less than was booked says what is stranded, and waits for a yes to just that amount', async ({
  page,
  customer,
}) => {
  await book(customer, '892');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const tick = page.getByRole('checkbox', { name: /stays uninstructed/ });
  await page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  await expect(customer.submitButton).toBeEnabled();
  await expect(tick).toHaveCount(0);

  await amount.fill('800');
  await expect(
    page.getByText(
      '€92.00 of €892.00 stays uninstructed. An order is instructed once: nothing more can be instructed for this order.',
    ),
  ).toBeVisible();
  await expect(customer.submitButton).toBeDisabled();
  await tick.check();
  await expect(customer.submitButton).toBeEnabled();
  await amount.fill('700');
  await expect(page.getByText('€192.00 of €892.00 stays uninstructed.')).toBeVisible();
  await expect(tick).not.toBeChecked();
  await expect(customer.submitButton).toBeDisabled();

  await amount.fill('892');
  await expect(tick).toHaveCount(0);
  await amount.fill('700');
  await tick.check();
  await customer.submitButton.click();
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  await expect(page.getByText('€700.00').first()).toBeVisible();
});

const goneWords = `${euroPayee}, for whom this deal was booked, is no longer among your beneficiaries. Choose who is paid.`;

test('nobody else is paid when the payee of a deal is deleted on another device while it is instructed', async ({
  page,
  customer,
  browser,
  watch,
  sandbox,
}) => {
  watch.allow(/400/);
  await book(customer, '892');
  await page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  const elsewhere = await browser.newContext({ baseURL: sandbox.url });
  await watch.attach(elsewhere);
  const other = new Customer(await elsewhere.newPage());
  await other.signIn();
  await deleteThalassa(other.page);
  await elsewhere.close();

  await customer.submitButton.click();
  await expect(page.getByText(goneWords)).toBeVisible();
  await expect(customer.submitButton).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Beneficiary' })).toHaveValue('');
  const [refused, ...more] = await sandbox.journal({ service: 'corpay', path: '/deal/instruct' });
  expect([refused?.status, more]).toEqual([400, []]);
});

test('a payee who is deleted in another tab is no longer chosen, before anything is sent', async ({
  page,
  customer,
  context,
  sandbox,
}) => {
  const { address } = await book(customer, '892');
  await page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  const other = await context.newPage();
  await deleteThalassa(other);
  await expect(page.getByText(goneWords)).toBeVisible();
  await expect(customer.submitButton).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Beneficiary' })).toHaveValue('');

  await other.goto(address);
  await other.getByRole('button', { name: 'Instruct Payment' }).click();
  await expect(other.getByText(goneWords)).toBeVisible();
  await expect(other.getByRole('combobox', { name: 'Beneficiary' })).toHaveValue('');
  expect(await sandbox.journal({ service: 'corpay', path: '/deal/instruct' })).toEqual([]);
});

test('an order of its own page asks before its form is left, once something is filled in', async ({
  page,
  customer,
}) => {
  const { orderNumber, address } = await book(customer, '892');
  const dialog = page.getByRole('dialog', { name: 'This deal is not instructed yet' });
  const seeAll = page.getByRole('link', { name: 'See All' });
  await page.goto('/secure/fxgateway/orders');
  await page.getByRole('link', { name: orderNumber }).click();
  await page.getByRole('button', { name: 'Instruct Payment' }).click();
  await seeAll.click();
  await expect(page).toHaveURL('/secure/fxgateway/orders');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('link', { name: orderNumber }).click();
  await page.getByRole('button', { name: 'Instruct Payment' }).click();
  const reference = page.getByLabel('Payment Reference');
  await reference.fill('INV-7');
  for (const leave of [() => seeAll.click(), () => page.evaluate(() => history.back())]) {
    await leave();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(address);
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog).toBeHidden();
    await expect(reference).toHaveValue('INV-7');
  }
  await seeAll.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/secure/fxgateway/orders');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the dropdown and the way back ask before they leave a deal that is not instructed', async ({
    page,
    customer,
  }) => {
    await page.goto('/login');
    await customer.fillSignIn();
    const places = page.getByRole('combobox', { name: 'FX Gateway page' });
    await places.selectOption('Past Orders');
    await expect(page).toHaveURL('/secure/fxgateway/orders');
    await places.selectOption('Book A Deal');
    await customer.quoteFor(payees.euro, '892');
    await customer.bookDeal();
    const reference = page.getByLabel('Payment Reference');
    await reference.fill('INV-7');
    const dialog = page.getByRole('dialog', { name: 'This deal is not instructed yet' });
    const stays = async (): Promise<void> => {
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL('/secure/fxgateway/dashboard');
      await dialog.getByRole('button', { name: 'Stay' }).click();
      await expect(dialog).toBeHidden();
      await expect(reference).toHaveValue('INV-7');
      await expect(places.getByRole('option', { selected: true })).toHaveText('Book A Deal');
    };

    await places.selectOption('Past Orders');
    const offered = dialog.getByRole('button').filter({ hasText: /Leave|Stay/ });
    await expect(offered).toHaveCount(2);
    const heights = await offered.evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().top),
    );
    expect(heights, 'Tab goes down the screen').toEqual(heights.toSorted((one, other) => one - other));
    expect(new Set(heights).size).toBe(2);
    await stays();
    await page.evaluate(() => history.back());
    await stays();
    await page.evaluate(() => {
      history.back();
      setTimeout(() => history.back(), 5);
    });
    await stays();
    for (let time = 0; time < 3; time += 1) await page.evaluate(() => history.back());
    await stays();

    await page.evaluate(() => history.back());
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/secure/fxgateway/orders');
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL('/secure/fxgateway/dashboard');
    await expect(reference).toHaveValue('INV-7');
    await places.selectOption('Past Orders');
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/secure/fxgateway/orders');
  });
});
