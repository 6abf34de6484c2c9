import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { chromium } from 'playwright';

/** Where a machine may have a Chromium of its own. */
export const systemPaths = [
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

/** Where a Chromium may be: first the packaged one, so that the product is proved in the same one everywhere. */
const places = [
  ...(`${process.platform} ${process.arch}` === 'linux x64'
    ? [{ from: 'packaged', locate: () => packaged.executablePath() }]
    : []),
  { from: 'playwright', locate: () => chromium.executablePath() },
  ...systemPaths.map((path) => ({ from: 'system', locate: () => path })),
];

/** Starts the browser and gives its version; rejects when it does not start. */
async function versionOf(executablePath) {
  const browser = await chromium.launch({ executablePath });
  const version = browser.version();
  await browser.close();
  return version;
}

/**
 * The Chromium that every browser test uses: the one that BROWSER_PATH names, else the first of this machine that starts.
 * Rejects with a sentence that says what to do; a machine without a browser never skips the journeys.
 */
export async function findBrowser() {
  const { BROWSER_PATH } = process.env;
  if (BROWSER_PATH) return named(BROWSER_PATH);
  const reasons = [];
  for (const { from, locate } of places) {
    let path = from;
    try {
      path = await locate();
      if (existsSync(path)) return { executablePath: path, from, version: await versionOf(path) };
    } catch (error) {
      reasons.push(`${path} does not start: ${error.message.split('\n')[0]}`);
    }
  }
  throw new Error(
    [
      'No Chromium found. Install one with "npx playwright install chromium" or name one in BROWSER_PATH.',
      ...reasons,
    ].join('\n'),
  );
}

async function named(executablePath) {
  if (!existsSync(executablePath))
    throw new Error(`BROWSER_PATH names ${executablePath}, and there is no such file.`);
  const version = await versionOf(executablePath).catch((error) => {
    throw new Error(`BROWSER_PATH names ${executablePath}, which does not start.`, { cause: error });
  });
  return { executablePath, from: 'BROWSER_PATH', version };
}
