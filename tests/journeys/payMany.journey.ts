import { expect, type Locator, type Page } from 'playwright/test';
import { test } from './fixtures/sandboxTest.ts';
import { takeShots } from './fixtures/takeShots.ts';

const header = 'Payee\tAmount\tCurrency\tReference';

const payees = [
  ['Thalassa Olive Cooperative', 'EUR'],
  ['Imogen Hartwell', 'GBP'],
  ['Kitanami Precision Works', 'JPY'],
] as const;

/** Forty rows, three of which are wrong: nobody has that name, an amount is no number, and a currency is another one. */
const forty = (): string => {
  const rows = Array.from({ length: 40 }, (_, index) => {
    const [payee, currency] = payees[index % payees.length] ?? payees[0];
    return [payee, `${1_000 + index}.00`, currency, `INV-${100 + index}`];
  });
  rows[4] = ['Imogen Hartwel', '1004.00', 'GBP', 'INV-104'];
  rows[9] = ['Thalassa Olive Cooperative', 'ten', 'EUR', 'INV-109'];
  rows[15] = ['Thalassa Olive Cooperative', '1015.00', 'USD', 'INV-115'];
  return [header, ...rows.map((row) => row.join('\t'))].join('\n');
};

test('explore', async ({ page, customer, sandbox }, info) => {
  await customer.signIn();
  await page.getByRole('link', { name: 'Pay many from a spreadsheet' }).click();
  await takeShots(page, info, 'pay-many-rows');
  await page.getByLabel('Rows', { exact: true }).fill(forty());
  await page.getByRole('button', { name: 'Read rows' }).click();
  await takeShots(page, info, 'pay-many-columns');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('40 rows')).toBeVisible();
  await page.getByLabel('Settle in', { exact: true }).selectOption('USD');
  for (const purpose of await page.getByLabel(/^Purpose of payments/).all())
    await purpose.selectOption({ index: 1 });
  await takeShots(page, info, 'pay-many-check');
  await page.getByLabel('Payee of row 6', { exact: true }).fill('Imogen Hartwell');
  await page.getByLabel('Payee of row 6', { exact: true }).press('Enter');
  await page.getByLabel('Amount of row 11', { exact: true }).fill('1009');
  await page.getByLabel('Amount of row 11', { exact: true }).press('Enter');
  await page.getByLabel('Currency of row 17', { exact: true }).fill('EUR');
  await page.getByLabel('Currency of row 17', { exact: true }).press('Tab');
  await expect(page.getByText('40 good')).toBeVisible();
  await page.getByRole('button', { name: 'Review 3 deals' }).click();
  await expect(page.getByRole('button', { name: 'Book all 3 deals' })).toBeEnabled();
  await page.waitForTimeout(4000);
  await takeShots(page, info, 'pay-many-review');
  await page.getByRole('button', { name: 'Book deal 1' }).click();
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await page.getByRole('button', { name: 'Book all 2 deals' }).click();
  await takeShots(page, info, 'pay-many-dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Book all' }).click();
  await expect(page.getByText('3 of 3 done')).toBeVisible();
  await takeShots(page, info, 'pay-many-done');
});
