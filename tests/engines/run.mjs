import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct } from '../../packages/sandbox/bin/buildProduct.mjs';
import { products } from '../../packages/sandbox/bin/products.mjs';
import { isStale } from '../../packages/sandbox/bin/stamp.mjs';
import { add, countPlaywright, countRun, lastLine, nothing } from '../stages/count.mjs';
import { failuresOf } from '../stages/failures.mjs';
import { results, tools } from '../stages/places.mjs';
import { runNode } from '../stages/runNode.mjs';
import { engineNames, findEngines } from './findEngines.mjs';
import { startDisplay } from './startDisplay.mjs';

/**
 * `npm run test:browsers`: every address of the product once, then the journeys, in each engine of this machine, one after
 * the other. What follows `--` chooses engines and journeys by name, such as `-- webkit twoTabs`. `--all` fails where an
 * engine is missing, `--pictures` takes pictures of every address, `--repeat-each 5` does all of it five times over;
 * `--beside-chromium` leaves Chromium out after a run that proved everything in it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    'beside-chromium': { type: 'boolean' },
    pictures: { type: 'boolean' },
    'repeat-each': { type: 'string', default: '1' },
  },
});
const named = positionals.filter((word) => engineNames.includes(word));
const journeys = positionals.filter((word) => !engineNames.includes(word));

const times = Number(values['repeat-each']);
/** What the journeys of one engine may take on a busy machine; on a quiet one it is a minute or two. */
const minutesOfRun = 20;

const oneFailure = { passed: 0, failed: 1 };
const report = [];

async function journeysIn(engine, display) {
  const file = join(results, `browsers-${engine.name}.json`);
  await rm(file, { force: true });
  const began = Date.now();
  const { code } = await runNode(
    [
      tools.playwright,
      'test',
      '-c',
      'tests/engines/playwright.config.ts',
      '--reporter=list,json',
      '--global-timeout',
      String(times * minutesOfRun * 60_000),
      '--repeat-each',
      String(times),
      ...journeys,
    ],
    {
      env: {
        ...(display === undefined ? {} : { DISPLAY: display }),
        ENGINE_OF_RUN: JSON.stringify(engine),
        BROWSERS_PICTURES: values.pictures ? '1' : '0',
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
      // More than the journeys give themselves, so that they end by themselves and say what was left.
      minutes: times * minutesOfRun + 2,
    },
  );
  const counted = countRun(code, file, countPlaywright);
  const seconds = Math.round((Date.now() - began) / 1000);
  report.push(`${engine.name}: ${lastLine(counted)} (${seconds} s)`, ...failuresOf(file));
  return counted;
}

async function proofIn(engine) {
  console.log(`\n── ${engine.name} (${Object.values(engine.files).join(', ')})`);
  if (engine.name !== 'webkit') return journeysIn(engine);
  // Without a screen of its own it is there and does not start.
  let screen;
  try {
    screen = await startDisplay();
  } catch (error) {
    report.push(`webkit does not start: ${error.message}`);
    return oneFailure;
  }
  try {
    return await journeysIn(engine, screen.display);
  } finally {
    screen.stop();
  }
}

/** Builds what is served and older than its sources; after `npm test` that is nothing. */
async function isBuilt() {
  for (const product of products.filter((each) => each.serves && isStale(each)))
    if (!(await buildProduct(product))) return false;
  return true;
}

const isWanted = ({ name }) =>
  named.length === 0 ? !(values['beside-chromium'] && name === 'chromium') : named.includes(name);
const engines = (await findEngines()).filter(isWanted);
let total = nothing;
for (const { missing, isThere } of engines.filter((engine) => 'missing' in engine)) {
  report.push(missing);
  // Whoever names an engine, or asks for all, wants it proved.
  if (isThere || values.all || named.length > 0) total = add(total, oneFailure);
}

await mkdir(results, { recursive: true });
if (await isBuilt()) {
  for (const engine of engines) if ('files' in engine) total = add(total, await proofIn(engine));
} else {
  report.push('The product could not be built.');
}

// Without a build or an engine nothing was proved.
if (total.passed + total.failed === 0) total = oneFailure;
console.log(`\n${report.join('\n')}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(lastLine(total));
