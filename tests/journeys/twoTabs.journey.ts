import { Customer, beneficiaries } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

test('while one tab is booking, the other one does not send the same, and any other only beside it', async ({
  page,
  customer,
  context,
  sandbox,
}) => {
  const before = await customer.signInKnowingOrders();
  const other = new Customer(await context.newPage());
  await other.orderNumbers();
  await other.goTo('Book A Deal');
  await customer.quoteFor(beneficiaries.euro, '10000');
  await other.quoteFor(beneficiaries.euro, '10000');

  await sandbox.faults({ service: 'corpay', path: '/deal/book', fault: 'delay', delayMs: 8_000, times: 1 });
  const onTheWire = page.waitForRequest('**/deal/book');
  await customer.bookDealButton.click();
  await onTheWire;
  await expect(other.bookDealButton).toBeDisabled();
  await expect(other.page.getByText('First settle what became of your earlier booking.')).toBeVisible();
  await expect(
    other.page.getByText(/Another tab sent a booking of .* Its answer is not known here yet\./),
  ).toBeVisible();

  await other.theyReceive.fill('250');
  const beside = other.page.getByRole('checkbox', { name: /I want this deal as well/ });
  await expect(beside).toBeVisible();
  await expect(other.bookDealButton).toBeDisabled();
  await beside.check();
  await expect(other.bookDealButton).toBeEnabled();

  const orderNumber = await customer.readNumberOfDeal();
  await expect(other.page.getByRole('region', { name: 'What became of your booking?' })).toBeHidden();
  await expect(other.page.getByText(orderNumber)).toBeVisible();
  const second = await other.bookDeal();
  expect(await customer.orderNumbers()).toEqual([second, orderNumber, ...before]);
});
