import { findBrowsers } from './findBrowsers.mjs';
import { thisMachine } from './thisMachine.mjs';

/**
 * The Chromium that every browser test uses: the one that BROWSER_PATH names, else the first of `findBrowsers`. Rejects
 * with a sentence that says what to do; a machine without a browser never skips the journeys.
 */
export async function findBrowser(machine = thisMachine) {
  if (machine.browserPath) return named(machine.browserPath, machine);
  const reasons = [];
  for await (const browser of findBrowsers(machine, (reason) => reasons.push(reason))) return browser;
  throw new Error(
    [
      'No Chromium found. Install one with "npx playwright install chromium" or name one in BROWSER_PATH.',
      ...reasons,
    ].join('\n'),
  );
}

async function named(executablePath, { fileAt, launch }) {
  if (fileAt(executablePath) === undefined)
    throw new Error(`BROWSER_PATH names ${executablePath}, and there is no such file.`);
  const version = await launch(executablePath).catch((error) => {
    throw new Error(`BROWSER_PATH names ${executablePath}, which does not start.`, { cause: error });
  });
  return { executablePath, from: 'BROWSER_PATH', version };
}
