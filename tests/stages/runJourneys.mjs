import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '../browser/findBrowser.mjs';
import { countPlaywright, countRun } from './count.mjs';
import { results, tools } from './places.mjs';
import { runNode } from './runNode.mjs';

/** Runs the browser journeys in the Chromium that this machine has; without one it is a failure, never a skip. */
export async function runJourneys() {
  const file = join(results, 'journeys.json');
  await rm(file, { force: true });
  const browser = await findBrowser().catch((error) => {
    console.log(error.message);
  });
  if (browser === undefined) return { passed: 0, failed: 1 };
  console.log(`  in ${browser.executablePath}`);
  const { code } = await runNode(
    [tools.playwright, 'test', '-c', 'tests/journeys/playwright.config.ts', '--reporter=list,json'],
    { env: { BROWSER_PATH: browser.executablePath, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  return countRun(code, file, countPlaywright);
}
