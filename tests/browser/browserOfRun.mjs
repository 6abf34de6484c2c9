import { findBrowser } from './findBrowser.mjs';

/** Where a process leaves what it found for the processes that it starts. */
const inherited = 'BROWSER_OF_RUN';

/** The variables that make a process, and all that it starts, use this browser. */
const inBrowser = (browser) => ({
  [inherited]: JSON.stringify(browser),
  BROWSER_PATH: browser.executablePath,
});

const describeBrowser = ({ executablePath, from, version }) =>
  `Chromium ${version} (${from}: ${executablePath})`;

/** The browser of this run: the first caller tries it, prints it and leaves it for the processes that it starts. */
export async function browserOfRun() {
  const known = process.env[inherited];
  if (known !== undefined) return JSON.parse(known);
  const browser = await findBrowser();
  Object.assign(process.env, inBrowser(browser));
  console.log(`  in ${describeBrowser(browser)}`);
  return browser;
}
