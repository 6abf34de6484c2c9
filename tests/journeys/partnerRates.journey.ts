import { signInToOfx } from './fixtures/ofxQuote.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

test('a row that the partner refuses costs one token and comes by itself; one that fails is told as one row', async ({
  page,
  customer,
  sandbox,
  watch,
}) => {
  // The browser reports the token that is not there yet, and the rows that are refused.
  watch.allow(/status of (?:400|401|500)/);
  const row = { service: 'ofx', path: '/ofxrates/USD/EUR', fault: 'status' } as const;
  await sandbox.faults({ ...row, status: 401, body: {}, times: 1 });
  await signInToOfx(customer);
  const panel = page.getByRole('complementary', { name: 'Market Rates' });
  const rows = panel.getByRole('listitem');
  await expect(rows.filter({ hasText: 'EUR' })).toHaveText(/^EUR0\.\d{4}$/);
  await expect(panel.getByText('Rates unavailable.')).toHaveCount(0);

  const tokensForRates = async () =>
    (await sandbox.journal({ service: 'accounts', path: '/partners/ofx/token' })).filter(({ body }) =>
      JSON.stringify(body).includes('client_credentials'),
    ).length;
  const before = await tokensForRates();
  await sandbox.faults(
    // The rows that are asked for at the same time.
    ...['CAD', 'CHF', 'CNY', 'EUR'].map((other) => ({
      service: 'ofx' as const,
      path: `/ofxrates/AUD/${other}`,
      fault: 'status' as const,
      status: 401,
      body: {},
      times: 1,
    })),
  );
  await panel.getByLabel('Base Currency').selectOption('AUD');
  await expect(rows.filter({ hasText: 'CAD' })).toHaveText(/^CAD0\.\d{4}$/);
  await sandbox.faultsStruck();
  await expect(panel.getByText('Rates unavailable.')).toHaveCount(0);
  expect(await tokensForRates()).toBe(before + 1);

  await sandbox.faults({ service: 'ofx', path: '/ofxrates/EUR/GBP', fault: 'status', status: 500 });
  await panel.getByLabel('Base Currency').selectOption('EUR');
  await expect(panel.getByText('Rates unavailable.')).toHaveCount(1);
  await expect(rows.filter({ hasText: 'USD' })).toHaveText(/^USD1\.\d{4}$/);
  await expect(panel.getByText(/^Unable to request rates/)).toHaveCount(0);
  await sandbox.clearFaults();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(rows.filter({ hasText: 'GBP' })).toHaveText(/^GBP0\.\d{4}$/);
  await expect(panel.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
