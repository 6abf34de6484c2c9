import { expect, type Locator, type Page } from 'playwright/test';

const most = 60;

/** Walks with Tab until the control has the focus, and sees that the focus shows. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < most && !(await hasFocus()); step += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  const shows = await control.evaluate((element) => {
    const frame = element.closest('.input-frame') ?? element;
    return [element, frame].some((part) => {
      const { outlineStyle, boxShadow } = getComputedStyle(part);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
  });
  expect(shows, 'the focus shows').toBe(true);
}
