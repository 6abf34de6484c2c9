import type { Locator, Page } from 'playwright/test';
import { findCrowded } from './fixtures/findCrowded.ts';
import { expect, test } from './fixtures/sandboxTest.ts';
import { setTextSize } from './fixtures/setTextSize.ts';

test.describe.configure({ timeout: 240_000 });

/** Widths of the window in pixels and sizes of its text: phones, a desk that is magnified, and text of twice its size. */
const readers = [
  [320, 16],
  [320, 24],
  [390, 16],
  [390, 24],
  [390, 32],
  [768, 16],
  [768, 32],
  [1440, 16],
  [1440, 32],
] as const;

const expectRoom = async (page: Page, place: string): Promise<void> => {
  for (const [width, text] of readers) {
    await page.setViewportSize({ width, height: 900 });
    await setTextSize(page, text);
    await expect.poll(() => findCrowded(page), `${place} at ${width} px, text of ${text} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await setTextSize(page, 16);
};

test('a customer who needs large text reads every list as a whole, with what narrows it', async ({
  page,
  customer,
}) => {
  await customer.signIn();
  await customer.goTo('Beneficiaries');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectRoom(page, 'Beneficiaries');
  await customer.goTo('Past Orders');
  await expect(page.getByRole('rowheader', { name: '20418166' })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expectRoom(page, 'Past Orders');
});

test('on a phone a list still says which amount is which, and is sorted there too', async ({
  page,
  customer,
}) => {
  await customer.signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/secure/fxgateway/orders');
  const order = page.getByRole('row').filter({ hasText: '20418166' });
  await expect(order).toContainText(/They receive\s*\S+\d\s*You send/);
  await expect(order.getByText('They receive')).toBeVisible();
  await expect(order.getByText('You send')).toBeVisible();
  await page.goto('/secure/fxgateway/beneficiaries');
  const names = page.getByRole('rowheader').getByRole('link');
  await expect(names.first()).toHaveText('Callum Wrenfield');
  await page.getByRole('button', { name: 'Payee' }).click();
  await expect(names.last()).toHaveText('Callum Wrenfield');
});

test('a customer of OFX reads the payees of their deals on a tablet in the text of the page', async ({
  page,
  customer,
  watch,
}) => {
  // The token before it was authorized.
  watch.allow(/status of 400/);
  await customer.signIn('ofx@sandbox.test');
  await customer.authorizePayments();
  await page.goto('/secure/fxgateway/deals');
  const payee = page.getByRole('rowheader').first();
  await expect(payee).toBeVisible();
  await expectRoom(page, 'Past Deals');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(payee).toHaveCSS('font-size', '15px');
  const { width = 0 } = (await payee.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(190);
});

/** Whether all of the row that has the focus stands in its frame, below the head of the table. */
const isFocusedRowInSight = (set: Locator): Promise<boolean> =>
  set.evaluate((frame) => {
    const row = document.activeElement?.closest('tr');
    if (row === null || row === undefined) return true;
    const [at, { bottom, top }] = [row.getBoundingClientRect(), frame.getBoundingClientRect()];
    const head = frame.querySelector('thead')?.getBoundingClientRect();
    const below = head !== undefined && head.height > 0 ? Math.max(top, head.bottom) : top;
    return at.top >= below - 1 && at.bottom <= bottom + 1;
  });

test('an administrator who needs large text reads accounts, integrations and what a change would change', async ({
  page,
  customer,
}) => {
  await customer.signIn('admin@sandbox.test');
  await page.goto('/secure/debug');
  await page.getByRole('button', { name: 'List Accounts', exact: true }).click();
  await page.getByRole('button', { name: 'List Integrations', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Integrations' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show Debug Tools' }).check();
  await page.getByRole('button', { name: 'List All Accounts', exact: true }).click();
  await expect(page.getByRole('table', { name: 'All accounts' })).toBeVisible();
  await expectRoom(page, 'Administrator Tools');
  await page.getByRole('radio', { name: 'corpay@sandbox.test' }).check();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'Roles' })).toHaveText(/none\s*admin/);
  await expectRoom(page, 'Make this change?');
});

test('an administrator goes through the accounts with Tab, and back, and sees each row whole below the head of the list', async ({
  page,
  customer,
}) => {
  await customer.signIn('admin@sandbox.test');
  await page.goto('/secure/debug');
  await page.getByRole('button', { name: 'List Accounts', exact: true }).click();
  const set = page.locator('.account-set');
  const links = set.getByRole('link');
  await expect(links).not.toHaveCount(0);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await set.evaluate((frame) => frame.style.setProperty('max-height', '16rem'));
    for (const [key, first, last] of [
      ['Tab', links.first(), links.last()],
      ['Shift+Tab', links.last(), links.first()],
    ] as const) {
      await last.focus();
      await first.focus();
      for (let step = 0; step < 20; step += 1) {
        if (step > 0) await page.keyboard.press(key);
        expect(await isFocusedRowInSight(set), `${key} ${step} at ${width} px`).toBe(true);
        if (await last.evaluate((link) => link === document.activeElement)) break;
      }
      await expect(last).toBeFocused();
    }
  }
  // What passes below the head is not seen through it.
  await set.evaluate((frame) => frame.scrollTo(0, 40));
  const head = set.getByRole('columnheader').first();
  const { x = 0, y = 0, height = 0 } = (await head.boundingBox()) ?? {};
  for (const below of [0.2, 0.5, 0.8]) {
    const tag = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('thead') !== null,
      [x + 20, y + height * below],
    );
    expect(tag).toBe(true);
  }
});
