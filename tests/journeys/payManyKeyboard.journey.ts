import type { Page } from 'playwright/test';
import { checkRows } from './fixtures/reviewRun.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

/** Forty-six rows, of which three are wrong: nobody has that name. */
const rows = Array.from({ length: 46 }, (_, index) => [
  index % 16 === 9 ? 'Nobody & Sons' : 'Thalassa Olive Cooperative',
  `${1_000 + index}.00`,
  'EUR',
  `INV-${100 + index}`,
]);

/** Presses Tab until what has the focus has this name; how often that was. */
const tabTo = async (
  page: Page,
  role: 'link' | 'button' | 'checkbox',
  name: string | RegExp,
): Promise<number> => {
  const wanted = page.getByRole(role, { name });
  for (let presses = 1; presses <= 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (
      (await wanted.count()) > 0 &&
      (await wanted.evaluate((element) => element === document.activeElement))
    )
      return presses;
  }
  throw new Error(`Forty presses of Tab do not lead to ${name.toString()}.`);
};

for (const width of [390, 1440])
  test(`whoever goes by the keyboard passes the rows of a run with one press, and goes up and down in them, at ${width} px`, async ({
    page,
    customer,
  }) => {
    await customer.signIn();
    await page.setViewportSize({ width, height: 900 });
    await checkRows(page, rows);
    await page.getByLabel('Name of this run').focus();
    await tabTo(page, 'button', 'Skip the rows');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Download 3 rows to look at' })).toBeFocused();

    // In a column one goes from row to row.
    await page.getByLabel('Name of this run').focus();
    await page.getByRole('textbox', { name: 'Amount of row 2', exact: true }).focus();
    for (let row = 3; row <= 20; row += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('textbox', { name: `Amount of row ${row}`, exact: true })).toBeFocused();
    }
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('textbox', { name: 'Amount of row 19', exact: true })).toBeFocused();

    // What is to be looked at is one press away from what says how many there are.
    await page.getByLabel('Name of this run').focus();
    await tabTo(page, 'button', 'Go to the first row to look at');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Payee of row 11', exact: true })).toBeFocused();
  });

test('whoever goes by the keyboard passes many deals of a run with one press', async ({ page, customer }) => {
  await customer.signIn();
  await checkRows(
    page,
    rows.map(([, ...more]) => ['Thalassa Olive Cooperative', ...more]),
  );
  await page.getByRole('button', { name: 'Review 1 deal' }).click();
  await expect(page.getByRole('button', { name: 'Book the deal' })).toBeEnabled();
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, 'button', 'Skip the deals');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
});
