import { fileURLToPath } from 'node:url';
import { expect, type Page, type TestInfo } from 'playwright/test';

const folder = fileURLToPath(new URL('../../../test-results/shots', import.meta.url));
const widths = [390, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;

/**
 * Pictures of a screen at three widths in light and dark, as `test-results/shots/{project}/{name}-{width}-{scheme}.png`.
 * Fails when the page scrolls sideways at one of them. The page is left as wide and as light as it was.
 */
export async function takeShots(page: Page, info: TestInfo, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    const lowest = width === 390 ? 844 : 900;
    await page.setViewportSize({ width, height: lowest });
    // Tall enough for all of it, so that what sticks to the edge of the window stands where it belongs.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, lowest) });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      await page.screenshot({
        path: `${folder}/${info.project.name}/${name}-${width}-${colorScheme}.png`,
        fullPage: true,
        animations: 'disabled',
      });
    }
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before !== null) await page.setViewportSize(before);
}

/** Two frames: the width and the colours have reached every component. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
