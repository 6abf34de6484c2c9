import { fileURLToPath } from 'node:url';
import { expect, type Page, type TestInfo } from 'playwright/test';
import { standStill } from './standStill.ts';

const folder = fileURLToPath(new URL('../../../test-results/shots', import.meta.url));
const widths = [390, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;

const wanted = process.env['JOURNEY_PICTURES'] === '1';

/**
 * Fails when the page scrolls sideways at one of three widths, and takes pictures of it in light and dark when
 * JOURNEY_PICTURES=1 asks for them: `test-results/shots/{project}/{name}-{width}-{scheme}.png`. The page is left as wide
 * and as light as it was.
 */
export async function takeShots(page: Page, info: TestInfo, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: heightAt(width) });
    await standStill(page);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    if (wanted) await takePictures(page, `${folder}/${info.project.name}/${name}-${width}`, width);
  }
  if (before !== null) await page.setViewportSize(before);
}

const heightAt = (width: number): number => (width === 390 ? 844 : 900);

async function takePictures(page: Page, path: string, width: number): Promise<void> {
  // Tall enough for all of it, so that what sticks to the edge of the window stands where it belongs.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, heightAt(width)) });
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await standStill(page);
    await page.screenshot({ path: `${path}-${colorScheme}.png`, fullPage: true, animations: 'disabled' });
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
