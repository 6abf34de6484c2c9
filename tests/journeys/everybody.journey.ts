import { beneficiaries } from './fixtures/Customer.ts';
import { expectOpenToEverybody } from './fixtures/expectOpenToEverybody.ts';
import { bookWithoutAnswer, chooseTheOrder } from './fixtures/lostBooking.ts';
import { expect, test } from './fixtures/sandboxTest.ts';
import { tabTo } from './fixtures/tabTo.ts';

// Many pictures and many checks: the workers share them.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

test('what is still changing is looked at when it stands', async ({ page }) => {
  await page.goto('/login');
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((heading) => {
    const faint = { color: 'rgb(128 128 128 / 20%)' };
    heading.animate([faint, faint], { duration: 2_000 });
  });
  await expectOpenToEverybody(page, 'login-while-it-changes');
});

test('what a customer reads is open to everybody, on a phone, a tablet and a desk, in light and in dark', async ({
  page,
  customer,
  watch,
  see,
}) => {
  watch.allow(/403|404/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await see('login-with-mistakes');
  await customer.signIn();
  await customer.goTo('Past Orders');
  await expect(page.getByRole('rowheader', { name: '20418166' })).toBeVisible();
  await see('orders');
  await page.getByRole('link', { name: '20418166' }).click();
  await expect(page.getByRole('heading', { name: 'Order 20418166' })).toBeVisible();
  await see('order-not-instructed');
  await customer.goTo('Beneficiaries');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await see('beneficiaries');
  await page.getByRole('link', { name: 'Kitanami Precision Works' }).click();
  await expect(page.getByText('Bank Location')).toBeVisible();
  await see('beneficiary');
  await page.goto('/secure/fxgateway/orders/99');
  await expect(customer.failure).toBeVisible();
  await see('order-failure');
});

test('every step of a deal is open to everybody, on a phone, a tablet and a desk, in light and in dark', async ({
  page,
  customer,
  sandbox,
  watch,
  see,
}) => {
  watch.allow(/ERR_|503/);
  await customer.signIn();
  await expect(customer.beneficiary).toBeEnabled();
  await see('quote-empty');
  await customer.quoteFor(beneficiaries.euro, '10000');
  await expect(customer.youSend).not.toHaveValue('');
  await see('quote');
  const orderNumber = await customer.bookDeal();
  await expect(page.getByLabel('Settlement Account')).toHaveValue(/.+/);
  await see('instruct');
  await page.getByRole('button', { name: 'Cancel Instruct' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('cancel-instruct');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Instruct' }).click();
  await expect(page.getByText(`Deal ${orderNumber} is booked but not instructed.`)).toBeVisible();
  await bookWithoutAnswer(page, customer, sandbox);
  await see('lost-booking');
  await sandbox.clearFaults();
  // It is looked at again by itself.
  await expect(page.getByRole('group', { name: /Is it this order/ })).toBeVisible({ timeout: 45_000 });
  await see('lost-booking-choice');
  await chooseTheOrder(page, customer);
  await page.goto(`/secure/fxgateway/orders/${orderNumber}`);
  await page.getByRole('button', { name: 'Instruct Payment' }).click();
  await customer.instruct('Invoice 7');
  await see('order-confirmed');
});

test('a customer without a mouse signs in, quotes, books, instructs and leaves', async ({
  page,
  customer,
}) => {
  const { keyboard } = page;
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await keyboard.type('corpay@sandbox.test');
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await keyboard.type('Sandbox-2026');
  await keyboard.press('Enter');
  await expect(customer.beneficiary).toBeEnabled();
  await tabTo(page, customer.beneficiary);
  await keyboard.type('Thal');
  await keyboard.press('Enter');
  await expect(customer.beneficiary).toHaveValue(beneficiaries.euro);
  await tabTo(page, customer.youSend);
  await keyboard.type('5000');
  await expect(customer.theyReceive).not.toHaveValue('');
  // What stands there is typed over, as in every form.
  await tabTo(page, customer.theyReceive);
  await keyboard.type('10000');
  await expect(customer.theyReceive).toHaveValue('10,000');
  await expect(customer.bookDealButton).toBeEnabled();
  await tabTo(page, customer.bookDealButton);
  await keyboard.press('Enter');
  const orderNumber = await customer.readNumberOfDeal();
  const purpose = page.getByLabel('Payment Purpose');
  await expect(purpose).toBeEnabled();
  await tabTo(page, purpose);
  await keyboard.type('INV');
  await tabTo(page, page.getByLabel('Payment Reference'));
  await keyboard.type('Invoice 7');
  // Enter in a field moves no money.
  await keyboard.press('Enter');
  await expect(customer.submitButton).toBeFocused();
  await keyboard.press('Space');
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  await expect(page).toHaveURL(`/secure/fxgateway/orders/${orderNumber}?success=true`);

  // Whoever knows the way pays them again in a few keys: the focus goes where the work is.
  let pressed = 0;
  const press = async (...keys: readonly string[]): Promise<void> => {
    pressed += keys.length;
    for (const key of keys) await keyboard.press(key);
  };
  await page.goto('/secure');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await press('n');
  await expect(customer.beneficiary).toBeFocused();
  await press('t', 'h', 'a', 'Enter');
  await expect(customer.theyReceive).toBeFocused();
  await keyboard.type('250');
  await press('Enter');
  await expect(customer.bookDealButton).toBeFocused();
  await expect(customer.bookDealButton).toBeEnabled();
  await press('Space');
  await expect(purpose).toBeFocused();
  await press('i', 'Enter');
  await expect(customer.submitButton).toBeFocused();
  await expect(customer.submitButton).toBeEnabled();
  await press('Space');
  await expect(page.getByText('Order confirmed!')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(orderNumber));
  expect(pressed, 'keys besides the amount').toBeLessThanOrEqual(12);

  // The command field fills in a deal, and books nothing.
  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
  await keyboard.type('pay thal 12k');
  await expect(page.getByRole('option', { name: 'Pay Thalassa Olive Cooperative €12,000.00' })).toBeVisible();
  await expectOpenToEverybody(page, 'command-field');
  await keyboard.press('Enter');
  await expect(customer.theyReceive).toBeFocused();
  await expect(customer.theyReceive).toHaveValue('12,000');
  await expect(customer.beneficiary).toHaveValue(beneficiaries.euro);
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});
