import type { Locator } from 'playwright/test';
import { beneficiaries } from './fixtures/Customer.ts';
import { expect, test } from './fixtures/sandboxTest.ts';

const isCut = (text: Locator): Promise<boolean> =>
  text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

test('a name that is too long for its place is cut before the currency where somebody is chosen, and goes on in the next line where they are listed', async ({
  page,
  customer,
  see,
}) => {
  await customer.signIn();
  await customer.payTo(beneficiaries.euro);
  await customer.youSend.focus();
  const name = page.locator('.combo-chosen-name');
  const rest = page.locator('.combo-chosen-rest');
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(rest).toHaveText('· EUR');
    expect(await isCut(rest), `currency at ${width} px`).toBe(false);
    expect(await isCut(name), `name at ${width} px`).toBe(width === 320);
  }
  await see('long-name-chosen');
  // Who goes back to the field edits all of it.
  await customer.beneficiary.focus();
  await expect(rest).toBeHidden();
  await expect(customer.beneficiary).toHaveValue(beneficiaries.euro);

  await page.goto('/secure/fxgateway/beneficiaries');
  const row = page.getByRole('row').filter({ hasText: 'Thalassa Olive Cooperative' });
  await row.getByRole('link').evaluate((link) => {
    link.textContent = `${link.textContent ?? ''} of the Islands and of the Mainland, Registered Association`;
  });
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 640 });
    const badge = row.getByText('EUR', { exact: true });
    await badge.scrollIntoViewIfNeeded();
    await expect(badge).toBeInViewport({ ratio: 1 });
    expect(await isCut(badge), `badge at ${width} px`).toBe(false);
    const listed = row.getByRole('rowheader');
    await expect(listed).toContainText('Registered Association');
    const edges = await listed.getByRole('link').evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return {
        words: words.getBoundingClientRect().right,
        cell: link.closest('th')?.getBoundingClientRect().right ?? 0,
        cut: getComputedStyle(link).textOverflow,
      };
    });
    expect(edges.words, `listed name at ${width} px`).toBeLessThanOrEqual(edges.cell);
    expect(edges.cut).toBe('clip');
  }
});
