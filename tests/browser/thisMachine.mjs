import { existsSync, realpathSync } from 'node:fs';
import packaged from '@sparticuz/chromium';
import { chromium } from 'playwright';

/** Where this machine may keep a browser, and how one is tried; a test hands in another machine. */
export const thisMachine = {
  browserPath: process.env['BROWSER_PATH'],
  playwrightPath: chromium.executablePath(),
  systemPaths: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
  platform: `${process.platform} ${process.arch}`,
  /** The file behind a path; undefined where there is none. */
  fileAt: (path) => (existsSync(path) ? realpathSync(path) : undefined),
  /** Unpacks the packaged browser into the temporary folder on first use. */
  unpack: () => packaged.executablePath(),
  /** Starts the browser and gives its version; rejects when it does not start. */
  launch: async (executablePath) => {
    const browser = await chromium.launch({ executablePath });
    const version = browser.version();
    await browser.close();
    return version;
  },
};
