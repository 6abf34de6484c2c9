import type { Page } from 'playwright/test';
import { callsTo } from './fixtures/gatewayCalls.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

const isDetail = (address: string): boolean => /\/beneficiaries\?.*id=/.test(address);

/** Details that come one after another, long after every press, so that what moves by them is measured. */
const slowDetails = (page: Page): Promise<unknown> =>
  page.route(
    ({ href }) => isDetail(href),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    },
  );

/** Counts the details that are on their way at once. */
const countAtOnce = (page: Page): (() => number) => {
  let now = 0;
  let most = 0;
  page.on('request', (request) => {
    if (!isDetail(request.url()) || request.method() === 'OPTIONS') return;
    now += 1;
    most = Math.max(most, now);
  });
  const ended = (address: string): void => {
    if (isDetail(address)) now -= 1;
  };
  page.on('requestfinished', (request) => ended(request.url()));
  page.on('requestfailed', (request) => ended(request.url()));
  return () => most;
};

test('of 5,000 beneficiaries those in sight stand with the end of their account, and nobody else is asked about', async ({
  page,
  customer,
  sandbox,
  see,
}) => {
  const mostAtOnce = countAtOnce(page);
  await slowDetails(page);
  await customer.signIn('busy@sandbox.test');
  await expect(customer.beneficiary).toBeEnabled({ timeout: 30_000 });
  const asked = async () =>
    new Set((await callsTo(sandbox, 'GET', '/beneficiaries')).flatMap(({ query }) => query['id'] ?? []));
  expect([...(await asked())], 'before a choice is opened').toEqual([]);

  await customer.goTo('Beneficiaries');
  const rows = page.locator('.payee-row');
  await expect(rows.first()).toContainText(/•••• \w{4}/);
  await expect(rows.first().getByText(/^account ending \w{4}$/)).toBeAttached();
  const rowsInSight = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.payee-row')].flatMap((row) => {
        const { top, bottom, height } = row.getBoundingClientRect();
        const isInSight = top < window.innerHeight && bottom > 0;
        return isInSight ? [{ height, isKnown: row.textContent.includes('••••') }] : [];
      }),
    );
  const settled = () =>
    expect
      .poll(async () => {
        const seen = await rowsInSight();
        return seen.length > 0 && seen.every(({ isKnown }) => isKnown);
      })
      .toBe(true);
  const height = (await rowsInSight())[0]?.height ?? 0;
  await settled();
  const before = (await asked()).size;
  const windowful = Math.ceil((page.viewportSize()?.height ?? 0) / height) + 1;
  expect(before).toBeLessThanOrEqual(windowful);

  // Past 200 rows at once: who flew by is not asked about.
  await page.evaluate((by) => window.scrollTo(0, by), 200 * height);
  await settled();
  expect((await asked()).size - before).toBeLessThanOrEqual(windowful + 2);
  expect(mostAtOnce()).toBe(2);
  const seen = await rowsInSight();
  expect(seen.every((row) => row.height === height)).toBe(true);
  const after = (await asked()).size;
  await page.evaluate(() => window.scrollTo(0, 0));
  await settled();
  expect((await asked()).size, 'what is known is not asked for again').toBeLessThanOrEqual(after + 2);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Cobalt C');
  await settled();
  await see('beneficiaries-with-endings');
});

test('two payees of one name are told apart where they are chosen, by the ends of their accounts, which find them too', async ({
  page,
  customer,
  see,
}) => {
  const name = 'Thalassa Olive Cooperative';
  await page.route(/\/beneficiaries$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('"JPY"', '"EUR"')
      .replace('"JP"', '"GR"')
      .replace('Kitanami Precision Works', name);
    return route.fulfill({ response: answer, body });
  });
  await slowDetails(page);
  await customer.signIn();
  await customer.beneficiary.click();
  const alike = `${name} · EUR · Greece`;
  const one = page.getByRole('option', { name: `${alike}, account ending 6789`, exact: true });
  const other = page.getByRole('option', { name: `${alike}, account ending 1526`, exact: true });
  await expect(one).toContainText('•••• 6789');
  await expect(other).toContainText('•••• 1526');
  await see('choice-with-endings');

  await customer.beneficiary.fill('thalassa 1526');
  await expect(page.getByRole('listbox', { name: 'To' }).getByRole('option')).toHaveCount(1);
  await other.click();
  await expect(customer.beneficiary).toHaveValue(alike);
  await expect(page.getByText('Namikaze Bank •••• 1526')).toBeVisible();
});
