import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures/sandboxTest.ts';

const desk = { width: 1440, height: 900 };

/** Whether all of it stands in the window as it is, with nothing over its middle. */
const isInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && over !== null && element.contains(over);
  });

const widthOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.width ?? 0;

const readGreekInvoice = async (page: Page): Promise<void> => {
  await page
    .getByLabel('IBAN, account number or bank details')
    .fill('Meltemi Keramika AE\nErmou 12, 104 31 Athens\nIBAN GR94 9900 0030 0000 0123 4567 890');
  await expect(page.getByText(/^Aegean Lighthouse Bank, Thessaloniki/)).toBeVisible();
};

test('on a desk the way on is in sight at every step of the wizard, and what was read leaves room for the name', async ({
  page,
  customer,
  wizard,
}) => {
  await page.setViewportSize(desk);
  await customer.signIn();
  await customer.goTo('Beneficiaries');
  await wizard.open();
  await expect.poll(() => isInSight(wizard.goOn)).toBe(true);
  await readGreekInvoice(page);
  await expect.poll(() => isInSight(wizard.field('Account Holder Name'))).toBe(true);
  await expect.poll(() => isInSight(wizard.goOn)).toBe(true);
  await page.getByRole('button', { name: 'Yes, a business' }).click();
  await wizard.fillAll([{}, {}, {}, {}]);
  const add = page.getByRole('button', { name: 'Add Beneficiary' });
  await expect.poll(() => isInSight(add)).toBe(true);
  // Who and where to stand above everything else, as one compares them.
  const review = page.getByRole('region', { name: 'Review & Submit' });
  await expect(review.getByRole('paragraph').first()).toHaveText('Meltemi Keramika AE');
  await expect(review.getByRole('paragraph').nth(1)).toHaveText('GR94 9900 0030 0000 0123 4567 890');
  await expect(review.getByRole('paragraph').nth(2)).toHaveText('EUR · Aegean Lighthouse Bank · Greece');
});

test('the line of a pair has three quarters of the panel, and whom to write to is seen on Help without scrolling', async ({
  page,
  customer,
}) => {
  await page.setViewportSize(desk);
  await customer.signIn();
  await page.goto('/secure/help');
  await expect(page.getByRole('heading', { name: 'Technical Support' })).toBeVisible();
  await expect.poll(() => isInSight(page.getByRole('main').getByRole('link', { name: /@/ }))).toBe(true);
  const questions = page.getByRole('group').filter({ has: page.locator('summary') });
  await expect.poll(() => isInSight(questions.last())).toBe(true);
  const panel = page.getByRole('complementary', { name: 'Market Rates' });
  await panel.getByRole('button', { name: 'EUR over time' }).click();
  const line = panel.getByRole('slider', { name: 'Day' });
  await expect(line).toBeVisible();
  expect((await widthOf(line)) / (await widthOf(panel.getByRole('figure')))).toBeGreaterThan(0.75);
});

test('on a desk why a deal cannot be booked is read in a line, also beside what is asked about a payee', async ({
  page,
  customer,
  watch,
}) => {
  watch.allow(/partners\/ofx\/token/);
  await page.setViewportSize(desk);
  await page.goto('/login');
  await customer.fillSignIn('ofx@sandbox.test');
  await customer.authorizePayments();
  await customer.beneficiary.click();
  await page.getByRole('option', { name: /^Kitanami Precision Works/ }).click();
  await customer.theyReceive.fill('1000000');
  const reason = page.getByText(/^Still needed: the check of the bank details/);
  await expect(reason).toBeVisible();
  await expect.poll(async () => (await reason.boundingBox())?.height ?? 0).toBeLessThanOrEqual(42);
});
