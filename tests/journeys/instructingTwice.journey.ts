import { bookedDeal, euroBeneficiary, fillOrder } from './fixtures/bookedDeal.ts';
import { Customer } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

test('what one device has instructed is never told as confirmed to the other, which meant something else', async ({
  page,
  customer,
  watch,
  anotherDevice,
}) => {
  watch.allow(/400/);
  const { orderNumber, address } = await bookedDeal(customer, '892');
  const other = await anotherDevice();
  await other.signIn();
  await fillOrder(page, address, 'INV-1');
  await page.getByRole('textbox', { name: 'Amount' }).fill('1');
  await page.getByRole('checkbox', { name: /€891\.00 stays uninstructed/ }).check();
  await other.page.goto(address);
  await other.page.getByRole('button', { name: 'Instruct Payment' }).click();
  // That device does not know for whom the deal was booked, so no beneficiary is chosen there.
  const beneficiary = other.page.getByRole('combobox', { name: 'Beneficiary' });
  await expect(beneficiary).toHaveValue('');
  await beneficiary.fill(euroBeneficiary);
  await other.page.getByRole('option', { name: new RegExp(euroBeneficiary) }).click();
  await other.page.getByLabel('Payment Purpose').selectOption({ label: 'INVOICE PAYMENT' });
  await other.page.getByLabel('Payment Reference').fill('INV-7');

  await customer.submitButton.click();
  await expect(page.getByText('Order confirmed!')).toBeVisible();

  await other.submitButton.click();
  const told = other.page.getByText(`Deal ${orderNumber} is instructed with something else`);
  await expect(told).toBeInViewport();
  await expect(
    other.page.getByText(
      `Order ${orderNumber} is instructed with €1.00 to ${euroBeneficiary}, reference INV-1. Your instruction of €892.00 to ${euroBeneficiary}, reference INV-7 was not carried out`,
    ),
  ).toBeVisible();
  await expect(other.page.getByText('Order confirmed!')).toHaveCount(0);
  await expect(other.submitButton).toHaveCount(0);
  // This is the order's own page already.
  await expect(other.page.getByRole('link', { name: 'See the order' })).toHaveCount(0);
  await expect(other.page.getByText('Beneficiary Name')).toHaveCount(1);
  await expect(other.page.getByText('Order confirmed!')).toHaveCount(0);
  await other.page.context().close();
});

test('a form that is open in another tab goes as soon as its order is instructed', async ({
  page,
  customer,
  context,
}) => {
  const { address } = await bookedDeal(customer, '892');
  const other = new Customer(await context.newPage());
  await fillOrder(page, address, 'INV-1');
  await fillOrder(other.page, address, 'INV-7');
  await customer.submitButton.click();
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  await expect(other.page.getByText('INV-1')).toBeVisible();
  await expect(other.submitButton).toHaveCount(0);
  await expect(other.page.getByText('Order confirmed!')).toHaveCount(0);
  await expect(other.page.getByText('What was filled in here was not sent.')).toBeVisible();
  await expect(page.getByText('What was filled in here was not sent.')).toHaveCount(0);
});

test('while one tab instructs an order the other one sends nothing, and says why', async ({
  page,
  customer,
  context,
  sandbox,
}) => {
  const { orderNumber, address } = await bookedDeal(customer, '892');
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
    other.page.getByText(
      `Another tab sent the instruction of deal ${orderNumber}. It may still be on its way.`,
    ),
  ).toBeVisible();
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  await expect(other.page.getByText(`The payment of deal ${orderNumber} is instructed.`)).toBeVisible();
  await expect(other.page.getByText('It may still be on its way.')).toBeHidden();
  await other.page.getByRole('status').getByRole('button', { name: 'Close' }).click();
  await expect(other.page.getByText(`The payment of deal ${orderNumber} is instructed.`)).toBeHidden();
  await expect(other.page.getByRole('region', { name: 'What became of your instruction?' })).toBeHidden();
  await expect(other.page.getByText('Beneficiary Name')).toHaveCount(1);
  expect(await sandbox.journal({ service: 'corpay', path: '/deal/instruct' })).toHaveLength(1);
  await expect(other.page.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible();
});
