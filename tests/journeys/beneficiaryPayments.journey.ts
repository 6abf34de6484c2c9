import { choiceOf } from './fixtures/choiceOf.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

test('the page of a beneficiary has what was paid to them, with rates, their sum and the way to each order', async ({
  page,
  customer,
  see,
}) => {
  await customer.signIn('busy@sandbox.test');
  await page.goto('/secure/fxgateway/beneficiaries');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Cobalt Candles');
  await page.getByRole('link', { name: 'Cobalt Candles', exact: true }).first().click();
  const payments = page.getByRole('region', { name: 'Payments to Cobalt Candles' });
  await expect(payments.getByText('Looked through all 10,000 orders.')).toBeVisible({ timeout: 30_000 });
  await expect(payments.getByText(/^in \d orders since /)).toBeVisible();
  const rows = payments.getByRole('row').filter({ hasText: '204' });
  for (const row of await rows.all()) await expect(row).toContainText(/1 USD = 1\.\d+ NZD/);
  const amounts = await rows.locator('.amount').allInnerTexts();
  const sum = amounts.reduce((all, amount) => all + Number(amount.replaceAll(/[^\d.]/g, '')), 0);
  const told = await payments.locator('.payments-total').innerText();
  expect(told.replaceAll(/[^\d.]/g, '')).toBe(sum.toFixed(2));
  await see('beneficiary-payments');

  const number = /\d{8}/.exec(await rows.first().innerText())?.[0] ?? '';
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await page.goBack();
  await payments.getByRole('link', { name: 'Find in Past Orders' }).click();
  await expect(page.getByText(`${String(amounts.length)} of 10,000 orders`)).toBeVisible();
});

test('the page of a beneficiary who was never paid says so', async ({ page, customer, see }) => {
  await customer.signIn();
  await page.goto('/secure/fxgateway/beneficiaries');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const names = await page.getByRole('rowheader').allInnerTexts();
  await page.goto('/secure/fxgateway/orders');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const paid = (await page.getByRole('rowheader').allInnerTexts()).join('\n');
  const unpaid = names.find((name) => !paid.includes(name)) ?? '';
  await customer.goTo('Beneficiaries');
  await page.getByRole('link', { name: unpaid }).click();
  await expect(page.getByText('No payment to them yet')).toBeVisible();
  await see('beneficiary-unpaid');
});

test('an account is shown in full only while the customer wants to see it, by the keyboard too, and never on paper', async ({
  page,
  customer,
  see,
}) => {
  await customer.signIn();
  await page.goto('/secure/fxgateway/beneficiaries');
  await page.getByRole('link', { name: 'Thalassa Olive Cooperative' }).click();
  await expect(page.getByText('Not checked on this device yet')).toBeVisible();
  const inFull = page.getByText(/^GR\d\d \d{4} /);
  await expect(page.getByText('•••• 6789')).toBeVisible();
  await expect(inFull).toBeHidden();
  const toggle = page.getByRole('button', { name: /^(Show|Hide) account$/ });
  await toggle.press('Enter');
  await expect(inFull).toBeVisible();
  await see('beneficiary-account');
  await toggle.press('Enter');
  await expect(inFull).toBeHidden();
  await toggle.press('Enter');
  await page.reload();
  await expect(page.getByText('•••• 6789')).toBeVisible();
  await expect(inFull).toBeHidden();
  await toggle.press('Enter');
  await expect(inFull).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(inFull).toBeHidden();
  await expect(page.getByText('•••• 6789')).toBeVisible();
});

test('those whose names are alike are told apart by when they were last paid, once the visit knows it', async ({
  page,
  customer,
  see,
}) => {
  await customer.signIn('busy@sandbox.test');
  await customer.goTo('Past Orders');
  await expect(page.getByText('10,000 orders', { exact: true })).toBeVisible({ timeout: 30_000 });
  await customer.goTo('Book A Deal');
  await customer.beneficiary.fill('candles');
  const candles = page.getByRole('option', { name: choiceOf('Cobalt Candles · NZD') });
  await expect(candles).toHaveAccessibleDescription('Last deal Nov 20, 2026');
  await see('choice-with-paid-dates');
  await customer.goTo('Beneficiaries');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Cobalt Candles');
  await expect(page.getByRole('row', { name: /Cobalt Candles/ })).toContainText(
    'New Zealand · Last deal Nov 20, 2026',
  );
  await see('beneficiaries-with-paid-dates');
});
