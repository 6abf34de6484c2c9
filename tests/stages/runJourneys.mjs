import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { browserOfRun } from '../browser/browserOfRun.mjs';
import { countPlaywright, countRun } from './count.mjs';
import { results, tools } from './places.mjs';
import { runNode } from './runNode.mjs';

/**
 * Runs the browser journeys in the Chromium that this machine has; without one it is a failure, never a skip. With
 * `long` those that are tagged `@long` run, else the others.
 */
export async function runJourneys({ long = false } = {}) {
  const file = join(results, 'journeys.json');
  await rm(file, { force: true });
  const browser = await browserOfRun().catch((error) => {
    console.log(error.message);
  });
  if (browser === undefined) return { passed: 0, failed: 1 };
  const { code } = await runNode(
    [tools.playwright, 'test', '-c', 'tests/journeys/playwright.config.ts', '--reporter=list,json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, LONG: long ? '1' : '0' } },
  );
  return countRun(code, file, countPlaywright);
}
