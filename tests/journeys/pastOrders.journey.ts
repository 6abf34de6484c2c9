import { readFile } from 'node:fs/promises';
import type { Page, Request, Route } from 'playwright/test';
import { bookedDeal } from './fixtures/bookedDeal.ts';
import { expectOpenToEverybody } from './fixtures/expectOpenToEverybody.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

/**
 * Loads the page again: what is `shown` waits for no call that it does not need, and what the browser session knows is
 * not asked again.
 */
const expectOrdersFirst = async (page: Page, shown: () => Promise<void>): Promise<void> => {
  const account = '**/services/accounts/account';
  const held: Route[] = [];
  await page.route(account, (route) => void held.push(route));
  const asked: string[] = [];
  const note = (request: Request): void => {
    const operation = request.headers()['x-amz-target']?.split('.')[1];
    if (operation !== undefined) asked.push(operation);
    if (request.url().endsWith('/config.json')) asked.push('config.json');
  };
  page.on('request', note);
  await page.reload();
  await shown();
  const answered = page.waitForResponse(account);
  await Promise.all(held.map((route) => route.continue()));
  await answered;
  expect(asked.toSorted()).toEqual(['GetCredentialsForIdentity', 'GetUser', 'config.json']);
  page.off('request', note);
  await page.unroute(account);
};

test('a finance person finds past orders, keeps them as a table, prints one and pays it again', async ({
  page,
  customer,
}) => {
  const { orderNumber } = await bookedDeal(customer, '892');
  await customer.instruct();
  await expect(page.getByText('You settle', { exact: true })).toBeVisible();
  const sheets = async (format: 'A4' | 'Letter') =>
    (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  expect(await sheets('A4')).toBe(1);
  expect(await sheets('Letter')).toBe(1);

  await page.goto('/secure/fxgateway/orders');
  const rows = page.getByRole('rowheader');
  await expect(rows.first()).toContainText(orderNumber);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Only without instruction').check();
  await expect(rows.filter({ hasText: orderNumber })).toHaveCount(0);
  await expect(page).toHaveURL(/\?not-instructed=true$/);
  await page.getByLabel('Only without instruction').uncheck();
  await page.getByLabel('Search orders').fill(orderNumber);
  await expect(rows).toHaveText([new RegExp(orderNumber)]);
  await expectOpenToEverybody(page, 'past orders narrowed');
  await expectOrdersFirst(page, async () => {
    await expect(page.getByLabel('Search orders')).toHaveValue(orderNumber);
    await expect(rows).toHaveText([new RegExp(orderNumber)]);
  });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('past-orders-filtered-sandbox.csv');
  const kept = await (await download).path();
  expect(await readFile(kept, 'utf8')).toMatch(
    new RegExp(
      `^\uFEFFOrder,Booked,Beneficiaries,Currency,Amount,Instructed,[^\r]+\r\n${orderNumber},[0-9-]{10},1,EUR,892\\.00,Yes,0\\.00,Thalassa Olive Cooperative,`,
    ),
  );

  await rows.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Pay again' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Harbor Lane Imports')).toBeVisible();
  await expect(page.getByText('You settle', { exact: true })).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  // As narrow as the paper of a till: about 8 cm.
  await page.setViewportSize({ width: 302, height: 900 });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((each) =>
      each.getBoundingClientRect().right > window.innerWidth + 1 ? [each.textContent] : [],
    ),
  );
  expect(cut, 'cut off at the edge of narrow paper').toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: null });
  expect(await sheets('A4')).toBe(1);

  await page.getByRole('button', { name: 'Pay again' }).click();
  await expect(customer.theyReceive).toHaveValue('892.00');
  await expect(page.getByText(`already: order ${orderNumber} of`)).toBeVisible();
  await expect(customer.bookDealButton).toBeEnabled();
});
