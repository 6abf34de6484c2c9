import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { standStill } from './standStill.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose verdict can differ between light and dark: the document is the same, its colours are not. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const look = (page: Page, colorScheme: 'light' | 'dark'): AxeBuilder => {
  const builder = new AxeBuilder({ page });
  return colorScheme === 'light' ? builder.withTags(rules) : builder.withRules(rulesOfColour);
};

/** Nothing that a machine can find keeps anybody out, in light and in dark; colours are looked at when they stand. */
export async function expectOpenToEverybody(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await standStill(page);
    const { violations } = await look(page, colorScheme).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect.soft(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
