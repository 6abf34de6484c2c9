import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { add, countPlaywright, countRun, lastLine, nothing } from '../stages/count.mjs';
import { results, tools } from '../stages/places.mjs';
import { runNode } from '../stages/runNode.mjs';
import { describeBrowser, inBrowser } from './browserOfRun.mjs';
import { findBrowsers } from './findBrowsers.mjs';

/**
 * `npm run test:browsers`: the journeys of one setting in every Chromium of this machine that starts; what follows
 * `--` goes to Playwright, such as `-- settings`. The last line is the total.
 */
const asked = process.argv.slice(2);
let total = nothing;
const report = [];

async function journeysIn(browser) {
  const file = join(results, `journeys-${browser.from}-${browser.version}.json`);
  await rm(file, { force: true });
  const { code } = await runNode(
    [
      tools.playwright,
      'test',
      '-c',
      'tests/journeys/playwright.config.ts',
      '--project=one-origin',
      '--project=other-settings',
      '--reporter=list,json',
      ...asked,
    ],
    { env: { ...inBrowser(browser), PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  return countRun(code, file, countPlaywright);
}

await mkdir(results, { recursive: true });
const built = await runNode(['packages/sandbox/bin/build.mjs'], { quiet: true });
if (built.code === 0) {
  for await (const browser of findBrowsers(undefined, (reason) => report.push(`passed over: ${reason}`))) {
    console.log(`\n── journeys in ${describeBrowser(browser)}`);
    const counted = await journeysIn(browser);
    report.push(`${describeBrowser(browser)}: ${lastLine(counted)}`);
    total = add(total, counted);
  }
} else console.log(built.output.trimEnd());

// Without a build or a browser nothing was proved.
if (total.passed + total.failed === 0) total = { passed: 0, failed: 1 };
console.log(`\n${report.join('\n')}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(lastLine(total));
