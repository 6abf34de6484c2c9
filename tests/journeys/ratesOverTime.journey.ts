import type { Locator } from 'playwright/test';
import { beneficiaries } from './fixtures/Customer.ts';
import { expectOpenToEverybody } from './fixtures/expectOpenToEverybody.ts';
import { findCrowded } from './fixtures/findCrowded.ts';
import { expect, test } from './fixtures/identityTest.ts';
import type { Sandbox } from './fixtures/Sandbox.ts';
import { setTextSize } from './fixtures/setTextSize.ts';
import { tabTo } from './fixtures/tabTo.ts';

const spoken = (slider: Locator): Promise<string | null> => slider.getAttribute('aria-valuetext');

const questions = async (sandbox: Sandbox) =>
  (await sandbox.journal({ service: 'rates' })).filter(({ path }) => path === '/timeseries');

/** Days of the week on which the sandbox has rates, among the last 90 days. */
const marketDays = (): number =>
  Array.from({ length: 90 }, (_, back) => new Date(Date.now() - back * 86_400_000).getUTCDay()).filter(
    (day) => day !== 0 && day !== 6,
  ).length;

test('90 days of a pair are read with the keys alone, heard as numbers, and asked for once a day (RATE-15)', async ({
  page,
  customer,
  sandbox,
  see,
}) => {
  await customer.signIn();
  const panel = page.getByRole('complementary', { name: 'Market Rates' });
  const euro = panel.getByRole('button', { name: 'EUR over time' });
  await tabTo(page, euro);
  expect(await questions(sandbox)).toEqual([]);
  await page.keyboard.press('Enter');
  const history = panel.getByRole('figure', { name: 'USD in EUR over time' });
  await tabTo(page, history.getByRole('radio', { name: '30 days' }));
  await page.keyboard.press('ArrowRight');
  await expect(history.getByRole('radio', { name: '90 days' })).toBeChecked();

  const slider = history.getByRole('slider', { name: 'Day' });
  await tabTo(page, slider);
  await page.keyboard.press('Home');
  const first = await spoken(slider);
  expect(first).toMatch(/^\w{3} \d{1,2}, 20\d\d: 1 USD = 0\.\d{4} EUR$/);
  await page.keyboard.press('ArrowRight');
  const second = await spoken(slider);
  expect(second).not.toBe(first);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  expect(await spoken(slider)).toBe(second);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  const last = await spoken(slider);
  await expect(history.getByText(last?.split(': ')[1] ?? '')).toBeVisible();

  // By ear the same numbers stand in a table, and high and low beside it.
  const table = history.getByRole('table', { name: '1 USD in EUR, the newest first' });
  await expect(table.getByRole('row')).toHaveCount(marketDays() + 1);
  await expect(table).toMatchAriaSnapshot(`
    - table "1 USD in EUR, the newest first":
      - caption
      - rowgroup:
        - row "Day Rate"
  `);
  await expect(table.getByRole('row').nth(1)).toHaveText(/^\w{3} \d{1,2}, 20\d\d0\.\d{4}$/);
  for (const name of ['High', 'Low'])
    await expect(history.getByRole('term').filter({ hasText: name })).toBeVisible();
  // Nobody makes rates at weekends: nothing is missed.
  await expect(history.getByText(/no rate/i)).toHaveCount(0);
  await see('rates-over-time');

  // The newest point is the rate of the row.
  const row = panel
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'EUR over time' }) });
  const rate = /\d\.\d{4}/.exec(await row.locator('.rate-head').innerText())?.[0];
  await slider.press('End');
  expect(await spoken(slider)).toContain(`1 USD = ${rate} EUR`);

  // Another pair, and another visit of the day, ask nothing. All of a row opens it, and closes the one before.
  await panel.getByText(/^1\d\d\.\d{4}$/).click({ force: true });
  await expect(panel.getByRole('figure', { name: 'USD in JPY over time' }).getByRole('slider')).toBeVisible();
  await expect(history).toHaveCount(0);
  await page.reload();
  await euro.click();
  await expect(history.getByRole('slider')).toBeVisible();
  const asked = await questions(sandbox);
  expect(asked.map(({ query }) => [query['access_key'], query['base']])).toEqual([['***', 'EUR']]);
});

test('a favourite stays under the pointer and the focus, then stands first in the panel, in every base, and in the next visit (RATE-14)', async ({
  page,
  customer,
}) => {
  await customer.signIn();
  const panel = page.getByRole('complementary', { name: 'Market Rates' });
  await panel.getByRole('button', { name: 'JPY over time' }).click();
  const favourite = panel.getByRole('checkbox', { name: 'Favourite: first in the list' });
  await tabTo(page, favourite);
  await page.keyboard.press('Space');
  await expect(favourite).toBeChecked();
  await expect(favourite).toBeFocused();
  await expect(panel.getByRole('listitem').first()).toContainText('AUD');
  await panel.getByLabel('Base Currency').focus();
  await expect(panel.getByRole('listitem').first()).toContainText('AUD');
  await page.mouse.move(1, 1);
  await expect(panel.getByRole('listitem').first()).toContainText('JPY');

  // Nor does the tick go away from the pointer that has pressed it.
  const before = await favourite.boundingBox();
  await favourite.click();
  await expect(favourite).not.toBeChecked();
  expect(await favourite.boundingBox()).toEqual(before);
  await favourite.click();
  await page.reload();
  await expect(panel.getByRole('button', { name: 'JPY over time, favourite' })).toBeVisible();
  await expect(panel.getByRole('listitem').first()).toContainText('JPY');
  await panel.getByLabel('Base Currency').selectOption('EUR');
  await expect(panel.getByRole('listitem').first()).toContainText('JPY');
});

test('beside a quote its rate is a dot on the line, which names its pair, in large text, on a narrow screen and in forced colours', async ({
  page,
  customer,
  see,
}) => {
  await customer.signIn();
  const opener = page.getByRole('button', { name: 'Over time', exact: true });
  await expect(customer.beneficiary).toBeEnabled();
  await expect(opener, 'before there is a pair').toHaveCount(0);
  await customer.quoteFor(beneficiaries.euro, '10000');
  // Whom they pay lifts the row of that currency.
  const panel = page.getByRole('complementary', { name: 'Market Rates' });
  await expect(panel.getByRole('listitem').first()).toContainText('EUR');
  await opener.click();
  const history = page.getByRole('main').getByRole('figure', { name: 'USD in EUR over time' });
  await expect(history.getByRole('definition').filter({ hasText: /^0\.\d{4}$/ })).toBeVisible();
  await expect(history.getByRole('term').filter({ hasText: 'Your quote' })).toBeVisible();
  await expect(history.getByText('USD in EUR over time')).toBeVisible();
  await see('quote-over-time');
  for (const [width, text] of [
    [320, 16],
    [390, 32],
    [768, 32],
    [1440, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setTextSize(page, text);
    await expect.poll(() => findCrowded(page), `${width} px, text of ${text} px`).toEqual([]);
  }
  await setTextSize(page, 16);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  const line = history.locator('.rate-chart-line');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await line.evaluate((path) => getComputedStyle(path).stroke)).not.toBe(ground);
  await page.emulateMedia({ forcedColors: null });
});

test.describe('without earlier days', () => {
  test('a smaller plan shows what the visit has seen, and says so (RATE-16)', async ({
    page,
    customer,
    sandbox,
  }) => {
    await sandbox.faults({
      service: 'accounts',
      path: '/account',
      fault: 'status',
      status: 200,
      body: {
        accountId: 'account-1',
        userRoles: [],
        settings: { orgName: 'Harbor' },
        fixerApiKey: 'sandbox-rates-key-basic',
      },
    });
    await customer.signIn();
    const panel = page.getByRole('complementary', { name: 'Market Rates' });
    await panel.getByRole('button', { name: 'GBP over time' }).click();
    const history = panel.getByRole('figure', { name: 'USD in GBP over time' });
    await expect(history.getByRole('status')).toHaveText(
      'The plan of the rates service has no earlier days. The line is what this visit has seen so far.',
    );
    expect(await spoken(history.getByRole('slider', { name: 'Moment' }))).toMatch(
      /[AP]M: 1 USD = 0\.7\d{3} GBP$/,
    );
    await expect(history.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectOpenToEverybody(page, 'rates of the visit');
    await panel.getByRole('button', { name: 'CHF over time' }).click();
    await expect(panel.getByRole('figure', { name: 'USD in CHF over time' })).toContainText(
      'no earlier days',
    );
    expect(await questions(sandbox)).toHaveLength(1);
  });

  test('a service in trouble can be asked again, and nothing is blank meanwhile (RATE-16)', async ({
    page,
    customer,
    sandbox,
    watch,
  }) => {
    watch.allow(/429/);
    await sandbox.faults({ service: 'rates', path: '/timeseries', fault: 'status', status: 429 });
    await customer.signIn();
    const panel = page.getByRole('complementary', { name: 'Market Rates' });
    await panel.getByRole('button', { name: 'EUR over time' }).click();
    const history = panel.getByRole('figure', { name: 'USD in EUR over time' });
    await expect(history.getByRole('status')).toContainText('Unable to request rates. Please try again');
    await expect(history.getByRole('slider', { name: 'Moment' })).toBeVisible();
    await sandbox.clearFaults();
    await history.getByRole('button', { name: 'Try again' }).click();
    await expect(history.getByRole('slider', { name: 'Day' })).toBeVisible();
    await expect(history.getByRole('status')).toHaveText('');
  });
});
