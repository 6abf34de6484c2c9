import { chromium } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findBrowser, thisMachine, type Machine } from '../browser/findBrowser.mjs';

const machine = (given: Partial<Machine>, files: readonly string[]): Machine => ({
  browserPath: undefined,
  playwrightPath: '/playwright/chrome',
  systemPaths: ['/system/chromium', '/system/chrome'],
  platform: 'darwin arm64',
  exists: (path) => files.includes(path),
  unpack: () => Promise.resolve('/unpacked/chromium'),
  ...given,
});
const everything = ['/own/chrome', '/playwright/chrome', '/system/chromium', '/system/chrome'];

describe('which browser the journeys run in', () => {
  it('is the one that BROWSER_PATH names, before any other', async () => {
    expect(await findBrowser(machine({ browserPath: '/own/chrome' }, everything))).toEqual({
      executablePath: '/own/chrome',
      from: 'BROWSER_PATH',
    });
  });

  it('is never another one when BROWSER_PATH names a file that is not there', async () => {
    await expect(findBrowser(machine({ browserPath: '/gone/chrome' }, everything))).rejects.toThrow(
      'BROWSER_PATH names /gone/chrome, and there is no such file.',
    );
  });

  it("is Playwright's own before the system's", async () => {
    expect((await findBrowser(machine({}, everything))).from).toBe('playwright');
  });

  it("is the first of the system's before the packaged one", async () => {
    const found = await findBrowser(machine({ platform: 'linux x64' }, ['/system/chrome']));
    expect(found).toEqual({ executablePath: '/system/chrome', from: 'system' });
  });

  it('is an error that says what to do where there is none', async () => {
    await expect(findBrowser(machine({}, []))).rejects.toThrow('npx playwright install chromium');
  });

  if (thisMachine.platform === 'linux x64') {
    it('is the packaged one on a bare Linux machine, and it draws a page', async () => {
      const bare = { ...thisMachine, browserPath: undefined, exists: () => false };
      const { executablePath, from } = await findBrowser(bare);
      expect(from).toBe('packaged');
      const browser = await chromium.launch({ executablePath });
      try {
        const page = await browser.newPage();
        await page.setContent('<label>Amount <input></label>');
        await page.getByLabel('Amount').fill('100.00');
        expect(await page.getByLabel('Amount').inputValue()).toBe('100.00');
      } finally {
        await browser.close();
      }
    });
  }
});
