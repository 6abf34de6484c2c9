import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/sandboxTest.ts';

/** Presses keys as fast as somebody who looks at the keyboard: none waits for what the one before it does. */
const pressAtOnce = (page: Page, keys: readonly string[]): Promise<unknown> =>
  Promise.all(keys.map((key) => page.keyboard.press(key)));

test('who types a search and goes on at once works with the orders of that search, on a slow phone too', async ({
  page,
  customer,
}) => {
  await customer.signIn('busy@sandbox.test');
  await page.goto('/secure/fxgateway/orders?search=cobalt');
  const search = page.getByLabel('Search orders');
  const count = page.getByText(/^[\d,]+ of 10,000 orders$/);
  // Ten thousand orders take their time on a busy machine.
  await expect(count).toBeVisible({ timeout: 60_000 });
  const before = await count.innerText();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });

  const downloading = page.waitForEvent('download');
  const button = page.getByRole('button', { name: 'Download CSV' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await search.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await Promise.all([pressAtOnce(page, [...'amber']), page.mouse.click(x + width / 2, y + height / 2)]);
  const file = await readFile(await (await downloading).path(), 'utf8');
  await expect(count).not.toHaveText(before);
  const rows = file.trim().split(/\r?\n/).slice(1);
  expect(`${rows.length} of 10,000 orders`).toBe(await count.innerText());
  expect(rows.filter((row) => !/amber/i.test(row))).toEqual([]);

  // The link of what is to do belongs to all orders, and is gone before Tab could reach it.
  await page.goto('/secure/fxgateway/orders');
  await expect(page.getByRole('link', { name: /to instruct$/ })).toBeVisible({ timeout: 60_000 });
  await search.focus();
  await pressAtOnce(page, [...'cobalt', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']);
  await expect(count).toBeVisible();
  const focused = page.locator(':focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).toHaveText(/cobalt/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(page.getByRole('main')).toContainText(/cobalt/i);
});
