import { expect, test } from './fixtures/sandboxTest.ts';

const search = 'Search orders';

test('a treasurer finds a payment by its payee among 10,000 orders in six presses', async ({
  page,
  customer,
}) => {
  await customer.signIn('busy@sandbox.test');
  await page.goto('/secure/fxgateway/orders');
  await expect(page.getByText('10,000 orders', { exact: true })).toBeVisible({ timeout: 30_000 });
  const rows = page.getByRole('rowheader');
  const payee = (await rows.nth(10).innerText()).split('\n')[0] ?? '';
  expect(payee).not.toBe('');

  await page.getByLabel(search).click();
  await page.keyboard.type(payee);
  await expect(page.getByText(/^[\d,]+ of 10,000 orders$/)).toBeVisible();
  for (const text of await rows.allInnerTexts()) expect(text).toContain(payee);
  await rows.first().getByRole('link').click();
  await expect(page.getByText(payee).first()).toBeVisible();

  // Back where the search was, with what it found.
  await page.goBack();
  await expect(page.getByLabel(search)).toHaveValue(payee);
  await expect(rows.first()).toContainText(payee);
});
