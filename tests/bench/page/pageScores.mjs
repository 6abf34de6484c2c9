import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserOfRun } from '../../browser/browserOfRun.mjs';
import { installed } from '../installed.mjs';

/**
 * Lighthouse's four scores of some pages on its mobile preset, the median of so many looks at each, and what it found
 * wanting. Lighthouse is installed into a folder of its own when it is asked first.
 */
export async function pageScores(addresses, looks) {
  const { executablePath } = await browserOfRun();
  const words = ['measure.mjs', executablePath, String(looks), ...addresses];
  // Not in one go: this process may be the one that serves the pages.
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: installed('lighthouse') });
  return JSON.parse(stdout);
}
