import { reviewRun } from './fixtures/reviewRun.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const payees = [
  ['Thalassa Olive Cooperative', 'EUR'],
  ['Imogen Hartwell', 'GBP'],
  ['Uhrwerk Silberbach AG', 'CHF'],
] as const;
const rows = Array.from({ length: 39 }, (_, index) => {
  const [payee, currency] = payees[index % payees.length] ?? payees[0];
  return [payee, `${1_000 + index}.00`, currency, `INV-2026-${100 + index}`];
});

test('the report of 39 rows is printed on two sheets, with who and when above it and the sums at its end', async ({
  page,
  customer,
}, info) => {
  await customer.signIn();
  await reviewRun(page, rows);
  await page.getByRole('button', { name: 'Book all 3 deals' }).click({ timeout: 60_000 });
  const dialog = page.getByRole('dialog');
  const limit = dialog.getByLabel('At most in USD');

  // Nothing in the dialog moves when something is said of the limit.
  const title = dialog.getByRole('heading', { name: /^Book all 3 deals/ });
  const confirm = dialog.getByRole('button', { name: 'Book all' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await limit.fill('900,000.00');
    const placesOf = () => Promise.all([title, limit, confirm].map((each) => each.boundingBox()));
    const before = await placesOf();
    await limit.fill('10');
    await expect(dialog.getByText('more than this limit')).toBeVisible();
    expect(await placesOf(), `too low at ${width} px`).toEqual(before);
    await limit.fill('');
    await confirm.click();
    await expect(limit).toHaveAttribute('aria-invalid', 'true');
    expect(await placesOf(), `empty at ${width} px`).toEqual(before);
  }
  await limit.fill('900,000.00');
  await confirm.click();
  await expect(page.getByText('3 of 3 done')).toBeVisible({ timeout: 30_000 });

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const report = page.getByRole('table', { name: /^What became of each row/ });
  await expect(report.getByRole('row')).toHaveCount(40);
  await page.emulateMedia({ media: 'print' });
  const totals = page.getByRole('region', { name: 'What this run comes to' });
  await expect(totals).toContainText('Instructed 39');
  await expect(totals).toContainText(/You send in USD.*USD/);
  await expect(page.getByText(/^Printed by corpay@sandbox\.test on \w+ \d+, \d{4}/)).toBeVisible();
  await page.emulateMedia({ media: null });
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, path: info.outputPath(`run-${format}.pdf`) });
    expect(sheets(pdf), format).toBe(2);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  // Its orders tell what they cost, as those do that are booked by themselves.
  await page
    .getByRole('link', { name: /^Order \d+$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'What it cost' })).toBeVisible();
});
