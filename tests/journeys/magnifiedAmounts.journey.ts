import type { Page } from 'playwright/test';
import { beneficiaries } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

/** A phone of 390 pixels whose page is magnified twofold. */
const magnified = { width: 195, height: 422 };
const desk = { width: 1440, height: 900 };

/** The amounts that reach out of the window or of a field, and how far the page goes sideways beyond the window. */
const cutAmounts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    const cut: string[] = [];
    for (const amount of document.querySelectorAll<HTMLElement>('main .amount, main .input-amount')) {
      const text = amount instanceof HTMLInputElement ? amount.value : amount.innerText;
      const { left, right } = (amount.closest('dd, td, p') ?? amount).getBoundingClientRect();
      const hidden = amount instanceof HTMLInputElement && amount.scrollWidth > amount.clientWidth + 1;
      if (hidden || left < -1 || right > edge || amount.getBoundingClientRect().right > edge) cut.push(text);
    }
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return wider > 0 ? [...cut, `The page is ${wider} pixels wider than the window.`] : cut;
  });

test('amounts of millions are read as a whole on a phone that is magnified twofold, and no page goes sideways', async ({
  page,
  customer,
}) => {
  await customer.signIn();
  const expectUncut = async (): Promise<void> => {
    await page.setViewportSize(magnified);
    await expect.poll(() => cutAmounts(page)).toEqual([]);
    await page.setViewportSize(desk);
  };
  await customer.quoteFor(beneficiaries.euro, '1234567.89');
  await expectUncut();
  await customer.bookDeal();
  await expectUncut();
  await customer.orderNumbers();
  await expectUncut();
  await page.getByRole('rowheader').nth(1).getByRole('link').click();
  await expect(page.getByRole('definition').first()).toBeVisible();
  await expectUncut();
});

test('amounts of OFX are read as a whole there too', async ({ page, customer, watch }) => {
  // The token before it was authorized.
  watch.allow(/status of 400/);
  await customer.signIn('ofx@sandbox.test');
  await customer.authorizePayments();
  await customer.quoteFor(beneficiaries.euro, '1234567.89');
  await page.setViewportSize(magnified);
  await expect.poll(() => cutAmounts(page)).toEqual([]);
});
