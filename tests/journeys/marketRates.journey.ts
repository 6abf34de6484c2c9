import { beneficiaries } from './fixtures/Customer.ts';
import { expectOpenToEverybody } from './fixtures/expectOpenToEverybody.ts';
import { expect, test } from './fixtures/identityTest.ts';

const other = 'Unable to request rates. Please try again in a few minutes.';

test.use({ viewport: { width: 1440, height: 900 } });

test('a customer reads the market beside the page, in another base, and is told once why there is none', async ({
  page,
  customer,
  sandbox,
  watch,
  see,
}) => {
  await customer.signIn();
  const panel = page.getByRole('complementary', { name: 'Market Rates' });
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(12);
  await expect(rows.filter({ hasText: 'EUR' })).toHaveText(/^EUR0\.8\d{3}$/);
  await expect(panel.getByText('Actual transactions may vary from rates above.')).toBeVisible();
  await see('market-rates');

  await panel.getByLabel('Base Currency').selectOption('JPY');
  await expect(rows.filter({ hasText: 'USD' })).toHaveText(/^USD0\.00\d{4}$/);
  expect((await sandbox.journal({ service: 'rates' })).map(({ query }) => query['base'])).toEqual([
    'USD',
    'JPY',
  ]);

  watch.allow(/500/);
  await sandbox.faults({ service: 'rates', fault: 'status', status: 500 });
  await panel.getByLabel('Base Currency').selectOption('GBP');
  await expect(panel.getByText('Rates unavailable.')).toHaveCount(12);
  await expect(panel.getByText(other)).toHaveCount(1);
  await see('market-rates-failed');
  await sandbox.clearFaults();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(rows.filter({ hasText: 'EUR' })).toHaveText(/^EUR1\.1\d{3}$/);
  await expect(panel.getByText(other)).toHaveCount(0);

  await panel.getByRole('button', { name: 'Fold Market Rates' }).click();
  await expect(rows).toHaveCount(0);
  await panel.getByRole('button', { name: 'Market Rates' }).click();
  await expect(rows).toHaveCount(12);
});

test('a panel that cannot be fetched says so beside a page that works (ERR-4)', async ({
  page,
  customer,
  watch,
}) => {
  watch.allow(/ERR_|Failed to fetch|could not be fetched/);
  let lost = true;
  await page.route(/assets\/RatesPanel.*\.js/, (route) => (lost ? route.abort() : route.continue()));
  await customer.signIn();
  const panel = page.getByRole('complementary', { name: 'Market Rates' });
  await expect(panel.getByText('Error loading rates sidebar.')).toBeVisible();
  await expect(customer.beneficiary).toBeVisible();
  lost = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(12);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the rates are folded away, ask for nothing until there is a quote, and slide in', async ({
    page,
    visitor,
    customer,
    sandbox,
  }) => {
    await visitor.knock('corpay@sandbox.test');
    await expect(customer.beneficiary).toBeVisible();
    const opener = page.getByRole('button', { name: 'Market Rates', exact: true });
    await expect(opener).toBeVisible();
    expect(await sandbox.journal({ service: 'rates' })).toEqual([]);
    await customer.quoteFor(beneficiaries.euro, '10000');
    await expect(page.getByText(/(above|below|as) the market rate/)).toBeVisible();
    expect(await sandbox.journal({ service: 'rates' })).toHaveLength(1);
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Market Rates' });
    await expect(drawer.getByRole('listitem')).toHaveCount(12);
    await expectOpenToEverybody(page, 'market rates on a phone');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});
