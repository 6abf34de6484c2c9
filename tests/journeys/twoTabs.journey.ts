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
  await expect(other.page.getByText(`Deal ${orderNumber} is booked but not instructed.`)).toBeVisible();
  const second = await other.bookDeal();
  expect(await customer.orderNumbers()).toEqual([second, orderNumber, ...before]);
});

test('of two tabs of OFX that press Book Deal for the same, the one whose looks are slow sends nothing and says so', async ({
  page,
  customer,
  context,
  watch,
}) => {
  // There is no token before the authorization, and what the other tab did is told in its place.
  watch.allow(/partners\/ofx\/token/);
  watch.allowNews();
  const payee = 'Thalassa Olive Cooperative · EUR';
  await customer.signIn('ofx@sandbox.test');
  await customer.authorizePayments();
  const slow = new Customer(await context.newPage());
  await slow.page.goto('/secure/fxgateway/dashboard');
  await customer.quoteFor(payee, '4321');
  await slow.quoteFor(payee, '4321');
  // The bank details are read once more right before the call.
  await slow.page.route('**/beneficiaries*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await route.continue();
  });
  const looks = slow.page.waitForRequest('**/beneficiaries*');
  await slow.bookDealButton.click();
  await looks;
  await customer.bookDealButton.click();
  await expect(page.getByText('Deal confirmed!')).toBeVisible();
  await expect(
    slow.page.getByText('Nothing was sent from here: another tab booked the same just now.'),
  ).toBeVisible();
  await expect(slow.theyReceive).toHaveValue('');
  // What waits below the form is there again once it has been moved.
  await expect(slow.page.getByRole('region', { name: 'Awaiting funds' })).toBeVisible();
  await page.goto('/secure/fxgateway/deals');
  await expect(page.getByText('4,321.00')).toHaveCount(1);
});
