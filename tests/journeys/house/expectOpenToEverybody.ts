import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { standStill } from './standStill.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose verdict can differ between light and dark: the document is the same, its colours are not. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Nothing that a machine can find keeps anybody out, in light and in dark; colours are looked at when they stand.
 * `coloursOnly` is for a document whose other rules were looked at before in other colours.
 */
export async function expectOpenToEverybody(
  page: Page,
  screen: string,
  { coloursOnly = false }: { readonly coloursOnly?: boolean } = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await standStill(page);
    const builder = new AxeBuilder({ page });
    const everything = colorScheme === 'light' && !coloursOnly;
    const looking = everything ? builder.withTags(rules) : builder.withRules(rulesOfColour);
    const { violations } = await looking.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect.soft(found, `${screen}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
