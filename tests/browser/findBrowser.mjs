import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where this machine may keep a browser; a test hands in a poorer machine. */
export const thisMachine = {
  browserPath: process.env['BROWSER_PATH'],
  playwrightPath: chromium.executablePath(),
  systemPaths,
  platform: `${process.platform} ${process.arch}`,
  exists: existsSync,
  unpack: () => packaged.executablePath(),
};

/**
 * The Chromium that every browser test uses: the one that BROWSER_PATH names, the one that Playwright
 * installed, the system's, or the packaged one (Linux x64), unpacked into the temporary folder on first use.
 * Rejects with a sentence that says what to do; a machine without a browser never skips the journeys.
 */
export async function findBrowser(machine = thisMachine) {
  if (machine.browserPath) {
    if (machine.exists(machine.browserPath))
      return { executablePath: machine.browserPath, from: 'BROWSER_PATH' };
    throw new Error(`BROWSER_PATH names ${machine.browserPath}, and there is no such file.`);
  }
  if (machine.exists(machine.playwrightPath))
    return { executablePath: machine.playwrightPath, from: 'playwright' };
  const system = machine.systemPaths.find((path) => machine.exists(path));
  if (system !== undefined) return { executablePath: system, from: 'system' };
  if (machine.platform === 'linux x64') return { executablePath: await machine.unpack(), from: 'packaged' };
  throw new Error(
    'No Chromium found. Install one with "npx playwright install chromium" or name one in BROWSER_PATH.',
  );
}
