import { chromium } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findBrowser } from '../browser/findBrowser.mjs';
import { findBrowsers, type FoundBrowser } from '../browser/findBrowsers.mjs';
import { thisMachine, type Machine } from '../browser/thisMachine.mjs';

const machine = (
  given: Partial<Machine>,
  files: readonly string[],
  broken: readonly string[] = [],
): Machine => ({
  browserPath: undefined,
  playwrightPath: '/playwright/chrome',
  systemPaths: ['/system/chromium', '/system/chrome'],
  platform: 'linux x64',
  fileAt: (path) => (files.includes(path) ? path : undefined),
  unpack: () => Promise.resolve('/unpacked/chromium'),
  launch: (path) =>
    broken.includes(path)
      ? Promise.reject(new Error('error while loading shared libraries\nlibnss3.so'))
      : Promise.resolve(`143.0 of ${path}`),
  ...given,
});
const everything = [
  '/own/chrome',
  '/unpacked/chromium',
  '/playwright/chrome',
  '/system/chromium',
  '/system/chrome',
];
const all = async (asked: Machine, passedOver?: (sentence: string) => void) => {
  const found: FoundBrowser[] = [];
  for await (const browser of findBrowsers(asked, passedOver)) found.push(browser);
  return found.map(({ executablePath }) => executablePath);
};

describe('which browser the journeys run in', () => {
  it('is the one that BROWSER_PATH names, before any other', async () => {
    expect(await findBrowser(machine({ browserPath: '/own/chrome' }, everything))).toEqual({
      executablePath: '/own/chrome',
      from: 'BROWSER_PATH',
      version: '143.0 of /own/chrome',
    });
  });

  it('is never another one when BROWSER_PATH names one that is not there or does not start', async () => {
    await expect(findBrowser(machine({ browserPath: '/gone/chrome' }, everything))).rejects.toThrow(
      'BROWSER_PATH names /gone/chrome, and there is no such file.',
    );
    const own = machine({ browserPath: '/own/chrome' }, everything, ['/own/chrome']);
    await expect(findBrowser(own)).rejects.toThrow('BROWSER_PATH names /own/chrome, which does not start.');
  });

  it('is the packaged one, the same for everybody, where it starts', async () => {
    expect(await findBrowser(machine({}, everything))).toEqual({
      executablePath: '/unpacked/chromium',
      from: 'packaged',
      version: '143.0 of /unpacked/chromium',
    });
  });

  it("is Playwright's own, then the first of the system's, where the one before does not start", async () => {
    expect((await findBrowser(machine({}, everything, ['/unpacked/chromium']))).from).toBe('playwright');
    expect((await findBrowser(machine({ platform: 'darwin arm64' }, everything))).from).toBe('playwright');
    const broken = ['/unpacked/chromium', '/playwright/chrome', '/system/chromium'];
    expect(await findBrowser(machine({}, everything, broken))).toMatchObject({
      executablePath: '/system/chrome',
      from: 'system',
    });
    const unpackable = { unpack: () => Promise.reject(new Error('no space left on device')) };
    expect((await findBrowser(machine(unpackable, everything))).from).toBe('playwright');
  });

  it('is an error that says what to do where there is none, and why those that are there will not do', async () => {
    await expect(findBrowser(machine({ platform: 'darwin arm64' }, []))).rejects.toThrow(
      'npx playwright install chromium',
    );
    const slim = machine({}, ['/unpacked/chromium'], ['/unpacked/chromium']);
    await expect(findBrowser(slim)).rejects.toThrow(
      '/unpacked/chromium does not start: error while loading shared libraries',
    );
  });

  it('can be every one that starts, each once, in the same order', async () => {
    expect(await all(machine({}, everything))).toEqual(everything.slice(1));
    const passedOver: string[] = [];
    const broken = machine({}, everything, ['/system/chromium']);
    expect(await all(broken, (reason) => passedOver.push(reason))).toEqual([
      '/unpacked/chromium',
      '/playwright/chrome',
      '/system/chrome',
    ]);
    expect(passedOver).toEqual(['/system/chromium does not start: error while loading shared libraries']);
    const twice = { fileAt: (path: string) => (path.startsWith('/system/') ? '/opt/chrome' : undefined) };
    expect(await all(machine({ ...twice, platform: 'darwin arm64' }, []))).toEqual(['/system/chromium']);
  });

  if (thisMachine.platform === 'linux x64') {
    it('is the packaged one on Linux, and it draws a page', async () => {
      const { executablePath, from } = await findBrowser({ ...thisMachine, browserPath: undefined });
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
