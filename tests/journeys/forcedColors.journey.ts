import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures/sandboxTest.ts';

const groundOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);

/** What is current or chosen stands on a ground that its neighbours do not have. */
const expectDistinct = async (current: Locator, other: Locator, what: string): Promise<void> => {
  await expect(current, what).toBeVisible();
  expect(await groundOf(current), what).not.toBe(await groundOf(other));
};

test('where the colours are those of the user, what is current and what is chosen can be seen', async ({
  page,
  customer,
  wizard,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await customer.signIn();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expectDistinct(
    main.getByRole('link', { name: 'FX Gateway' }),
    main.getByRole('link', { name: 'Settings' }),
    'navigation',
  );
  await customer.goTo('Beneficiaries');
  const tabs = page.getByRole('navigation', { name: 'FX Gateway' });
  await expectDistinct(
    tabs.getByRole('link', { name: 'Beneficiaries' }),
    tabs.getByRole('link', { name: 'Past Orders' }),
    'tabs',
  );
  await wizard.open();
  const kind = page.locator('.segment-input:checked + .segment-label').first();
  const otherKind = page.locator('.segment-input:not(:checked) + .segment-label').first();
  await expectDistinct(kind, otherKind, 'a choice of two');
  const steps = page.locator('.wizard-step');
  await expectDistinct(steps.and(page.locator('[aria-current]')), steps.last(), 'steps of the wizard');
});
