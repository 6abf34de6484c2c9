import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures/sandboxTest.ts';

type Colours = { readonly ground: string; readonly text: string };

/** The colours of an element, and those in which the user has what is selected. */
const coloursOf = (place: Locator): Promise<{ readonly own: Colours; readonly selected: Colours }> =>
  place.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'background: Highlight; color: HighlightText; forced-color-adjust: none';
    const [own, selected] = [element, probe].map((from) => {
      const { backgroundColor, color } = getComputedStyle(from);
      return { ground: backgroundColor, text: color };
    }) as [Colours, Colours];
    probe.remove();
    return { own, selected };
  });

const expectSelected = async (current: Locator, other: Locator, what: string): Promise<void> => {
  await expect(current, what).toBeVisible();
  const { selected } = await coloursOf(current);
  // Colours pass over into each other.
  await expect.poll(async () => (await coloursOf(current)).own, what).toEqual(selected);
  expect((await coloursOf(other)).own.ground, what).not.toBe(selected.ground);
};

test('where the colours are those of the user, what is current and what is chosen can be seen', async ({
  page,
  customer,
  wizard,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await customer.signIn();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expectSelected(
    main.getByRole('link', { name: 'FX Gateway' }),
    main.getByRole('link', { name: 'Settings' }),
    'navigation',
  );
  await customer.goTo('Beneficiaries');
  const tabs = page.getByRole('navigation', { name: 'FX Gateway' });
  await expectSelected(
    tabs.getByRole('link', { name: 'Beneficiaries' }),
    tabs.getByRole('link', { name: 'Past Orders' }),
    'tabs',
  );
  await wizard.open();
  const kind = page.locator('.segment-input:checked + .segment-label').first();
  const otherKind = page.locator('.segment-input:not(:checked) + .segment-label').first();
  await expectSelected(kind, otherKind, 'a choice of two');
  const steps = page.locator('.wizard-step');
  await expectSelected(steps.and(page.locator('[aria-current]')), steps.last(), 'steps of the wizard');
});
