import { expect, test } from '../fixtures/sandboxTest.ts';

// A partner whose list of orders names nobody: payees stand in the details only, and each of those is late.
test.use({ setting: { quoteSeconds: 30, origins: 1, env: { SANDBOX_ORDER_PAYEES: 'off' } } });

const search = 'Search orders';

test('where the list names nobody, payees come with the rows in sight, and a search says how far it has looked', async ({
  page,
  customer,
  sandbox,
}) => {
  await customer.signIn('busy@sandbox.test');
  await sandbox.faults({ service: 'corpay', path: '/deal/order/', fault: 'delay', delayMs: 200 });
  await page.goto('/secure/fxgateway/orders');
  await expect(page.getByText('10,000 orders', { exact: true })).toBeVisible({ timeout: 30_000 });
  const rows = page.getByRole('rowheader');
  const paid = rows.filter({ hasText: '1 Beneficiary receiving' }).first();
  await expect(paid).toContainText(/^\p{L}/u, { timeout: 20_000 });
  const payee = (await paid.innerText()).split('\n')[0] ?? '';

  // What the newest 200 do not hold is looked for no further by itself.
  await page.getByLabel(search).fill('of nobody at all');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(/^Looking through your orders\. [\d]+ of \d+ read\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Searched the payees of \d+ of 10,000 orders\.$/)).toBeVisible();
  await expect(page.getByText('No order found')).toBeVisible();

  await page.getByLabel(search).fill(payee);
  await expect(rows.first()).toContainText(payee);
  await rows.first().getByRole('link').click();
  await expect(page.getByText(payee).first()).toBeVisible();
});

test('where the list names nobody, payments to a beneficiary are looked for in the newest 200 orders, and further by a press', async ({
  page,
  customer,
}) => {
  await customer.signIn('busy@sandbox.test');
  await page.goto('/secure/fxgateway/beneficiaries');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Cobalt Candles');
  await page.getByRole('link', { name: 'Cobalt Candles', exact: true }).first().click();
  const payments = page.getByRole('region', { name: 'Payments to Cobalt Candles' });
  await expect(payments.getByRole('progressbar')).toBeVisible();
  await expect(payments.getByText('Looked through the newest 200 of 10,000 orders.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(payments.getByRole('row').filter({ hasText: '20409995' })).toContainText(
    /NZ\$31\d,\d{3}\.\d{2}/,
  );
  await payments.getByRole('button', { name: 'Look further' }).click();
  await expect(payments.getByText(/^Looked through the newest [4-9]\d\d of 10,000 orders\.$/)).toBeVisible({
    timeout: 30_000,
  });
});
