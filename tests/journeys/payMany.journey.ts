import { expect, type Page } from 'playwright/test';
import type { Customer } from './fixtures/Customer.ts';
import { test } from './fixtures/sandboxTest.ts';
import { takeShots } from './fixtures/takeShots.ts';

type Payee = readonly [name: string, currency: string];

const corpayPayees: readonly Payee[] = [
  ['Thalassa Olive Cooperative', 'EUR'],
  ['Imogen Hartwell', 'GBP'],
  ['Kitanami Precision Works', 'JPY'],
  ['Uhrwerk Silberbach AG', 'CHF'],
];
const ofxPayees: readonly Payee[] = [
  ['Thalassa Olive Cooperative', 'EUR'],
  ['Kerameia Tile Works', 'EUR'],
  ['Imogen Hartwell', 'GBP'],
  ['Juniper Row Interiors', 'AUD'],
  ['Kitanami Precision Works', 'JPY'],
];

/** Forty rows, three of which are wrong: nobody has that name, an amount is no number, and a currency is another one. */
const fortyRows = (payees: readonly Payee[]): string => {
  const rows = Array.from({ length: 40 }, (_, index) => {
    const [payee = '', currency = ''] = payees[index % payees.length] ?? [];
    return [payee, `${1_000 + index}.00`, currency, `INV-${100 + index}`];
  });
  rows[0] = ['Thalasa Olive Cooperative', '1000.00', 'EUR', 'INV-100'];
  rows[10] = [rows[10]?.[0] ?? '', 'ten', rows[10]?.[2] ?? '', 'INV-110'];
  rows[20] = [rows[20]?.[0] ?? '', '1020.00', 'USD', 'INV-120'];
  return [['Payee', 'Amount', 'Currency', 'Reference'], ...rows].map((row) => row.join('\t')).join('\n');
};

/** Pastes forty rows, mends the three that are wrong in their place, and looks at the deals. */
const pasteAndMend = async (page: Page, payees: readonly Payee[]): Promise<void> => {
  await page.getByRole('link', { name: 'Pay many from a spreadsheet' }).first().click();
  await page.getByLabel('Rows', { exact: true }).fill(fortyRows(payees));
  await page.getByRole('button', { name: 'Read rows' }).click();
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByLabel('Settle in', { exact: true }).selectOption('USD');
  for (const purpose of await page.getByLabel(/^Purpose of payments/).all())
    await purpose.selectOption({ index: 1 });
  // The bank details of one payee have changed: it is said once for all of their rows.
  await page
    .getByLabel(/^I have checked the bank details/)
    .first()
    .check();
  await expect(page.getByText('40 rows: 37 good, 3 to look at')).toBeVisible();
  await page.getByLabel('Only rows to look at').check();
  await page
    .getByRole('combobox', { name: 'Choose the payee of row 2' })
    .selectOption({ label: 'Thalassa Olive Cooperative · EUR •••• 6789' });
  const amount = page.getByRole('textbox', { name: 'Amount of row 12' });
  await amount.fill('1,010.00');
  await amount.press('Enter');
  const currency = page.getByRole('textbox', { name: 'Currency of row 22' });
  await currency.fill(payees[20 % payees.length]?.[1] ?? '');
  await currency.press('Enter');
  // The amount was written in the other currency: it is typed again, or said to be in this one.
  await page.getByLabel(/^The amount is in /).check();
  await expect(page.getByText('40 rows: 40 good, 0 to look at')).toBeVisible();
};

/** Asks once for all deals, with the limit that is proposed for dollars raised to this. */
const bookAll = async (page: Page, button: RegExp, limit: string): Promise<void> => {
  await page.getByRole('button', { name: button }).click({ timeout: 60_000 });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('At most in USD').fill(limit);
  await dialog.getByRole('button', { name: 'Book all' }).click();
};

const payFortyAtCorpay = async (page: Page, customer: Customer, width: number): Promise<void> => {
  const before = await customer.signInKnowingOrders();
  await page.setViewportSize({ width, height: 900 });
  await pasteAndMend(page, corpayPayees);
  await page.getByRole('button', { name: 'Review 4 deals' }).click();
  await expect(page.getByRole('button', { name: 'Book all 4 deals' })).toBeEnabled();
  await page.getByRole('button', { name: 'Book and instruct deal 1' }).click();
  await expect(page.getByText('1 of 4 done')).toBeVisible();
  await expect(page).toHaveURL(/\/payments\/[\w-]+$/);
  await bookAll(page, /Book all 3 deals/, '100,000.00');
  await expect(page.getByText('4 of 4 done')).toBeVisible({ timeout: 30_000 });
  // Whoever goes by the keyboard is where the run goes on, and not at the beginning of the page.
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.getByRole('listitem', { name: 'Deal 4' })).toContainText('Instructed');
  const orders = await page.getByRole('link', { name: /^Order \d+$/ }).allTextContents();
  await page.getByRole('button', { name: 'Close this run' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByLabel('Rows', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const numbers = orders.map((name) => name.replace('Order ', '')).toReversed();
  expect(await customer.orderNumbers()).toEqual([...numbers, ...before]);
  await expect(page.getByRole('list', { name: 'Open payment runs' })).toHaveCount(0);
};

test('forty rows in four currencies are mended, booked and instructed at Corpay', async ({
  page,
  customer,
}) => {
  await payFortyAtCorpay(page, customer, 1440);
});

test('forty rows in four currencies are mended, booked and instructed on a phone', async ({
  page,
  customer,
}) => {
  await payFortyAtCorpay(page, customer, 390);
});

test('forty rows in four currencies are mended and booked at OFX', async ({ page, customer, watch }) => {
  watch.allow(/partners\/ofx\/token/);
  await customer.signIn('ofx@sandbox.test');
  await customer.authorizePayments();
  await pasteAndMend(page, ofxPayees);
  // A deal of OFX names a payee once.
  await page.getByRole('button', { name: 'Review 32 deals' }).click();
  await bookAll(page, /Book all 32 deals/, '100,000.00');
  await expect(page.getByText('32 of 32 done')).toBeVisible({ timeout: 90_000 });
});

test('a lost answer and a reload in the middle are found out about, and no deal is booked twice', async ({
  page,
  customer,
  sandbox,
  watch,
}, info) => {
  watch.allow(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_CONNECTION_CLOSED/);
  await customer.signIn();
  await pasteAndMend(page, corpayPayees);
  await page.getByRole('button', { name: 'Review 4 deals' }).click();
  const keysSent = async () =>
    new Set(
      (await sandbox.journal({ service: 'corpay', path: '/deal/book' })).map(
        ({ headers }) => headers['idempotency-key'],
      ),
    ).size;
  const sentBefore = await keysSent();
  await sandbox.faults({ service: 'corpay', path: '/deal/book', fault: 'reset-after' });
  await expect(page.getByRole('button', { name: 'Book all 4 deals' })).toBeEnabled();
  await page.getByRole('button', { name: 'Book and instruct deal 1' }).click();
  const lost = page.getByRole('listitem', { name: 'Deal 1' });
  await expect(lost).toContainText('It is not known yet whether this deal was booked');
  await sandbox.clearFaults();

  await page.reload();
  await expect(lost.getByRole('group', { name: 'Which order is it?' })).toBeVisible();
  await takeShots(page, info, 'pay-many-lost');
  await page.getByRole('link', { name: 'Past Orders' }).click();
  await page
    .getByRole('list', { name: 'Open payment runs' })
    .getByRole('link', { name: /^Open / })
    .click();
  await lost.getByRole('radio').first().check();
  await lost.getByRole('button', { name: 'Continue' }).click();
  await lost.getByRole('button', { name: 'Instruct' }).click();
  await expect(page.getByText('1 of 4 done')).toBeVisible();
  await bookAll(page, /Book all 3 deals/, '100,000.00');
  // What was checked before the reload is not asked about once more.
  await expect(page.getByText('4 of 4 done')).toBeVisible({ timeout: 30_000 });
  expect(await keysSent()).toBe(sentBefore + 4);
});

test('what a file is and how its columns are read is shown, at every width', async ({
  page,
  customer,
}, info) => {
  await customer.signIn();
  await page.getByRole('link', { name: 'Pay many from a spreadsheet' }).first().click();
  await takeShots(page, info, 'pay-many-rows');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'broken.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Payee,Amount\n"Olive,5\n'),
  });
  await expect(page.getByRole('alert')).toContainText('Line 2, column 1');
  await file.setInputFiles({
    name: 'suppliers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Firma;Amount;Currency\nThalassa Olive Cooperative;5,50;EUR\nNobody;7;EUR\n'),
  });
  await expect(page.getByText('2 rows of suppliers.csv, read as UTF-8.')).toBeVisible();
  await page.getByLabel('Firma', { exact: true }).selectOption('payee');
  await takeShots(page, info, 'pay-many-columns');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('2 rows: 0 good, 1 to look at, 1 waiting for a choice above')).toBeVisible();
  await takeShots(page, info, 'pay-many-check');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Command' }).fill('pay many');
  await page.keyboard.press('Enter');
  // What was read stands there still.
  await expect(page.getByText('2 rows: 0 good, 1 to look at, 1 waiting for a choice above')).toBeVisible();
});
