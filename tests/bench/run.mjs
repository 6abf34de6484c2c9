import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { results, root, tools } from '../stages/places.mjs';
import { machineKind } from './machineKind.mjs';
import { commandCall, commandStart, selfTest } from './rows/commandLine.mjs';
import { emptyStart } from './rows/emptyStart.mjs';
import { exactSplit } from './rows/exactSplit.mjs';
import { felt } from './rows/felt.mjs';
import { load } from './rows/load.mjs';
import { longLists } from './rows/longLists.mjs';
import { pageMemory } from './rows/pageMemory.mjs';
import { pageWeight } from './rows/pageWeight.mjs';
import { paintedAnswers } from './rows/paintedAnswers.mjs';
import { publicPages } from './rows/publicPages.mjs';
import { orderRows, trips } from './rows/reloads.mjs';
import { rowsRedrawn } from './rows/rowsRedrawn.mjs';
import { server } from './rows/server.mjs';
import { slowPhoneRows } from './rows/slowPhone.mjs';
import { testCommand } from './rows/testCommand.mjs';
import { scoreboard } from './scoreboard.mjs';
import { shownTable } from './shownTable.mjs';
import { startProduct } from './startProduct.mjs';

/**
 * `npm run bench`: the table of what speed and memory the product promises, also as test-results/bench.json.
 * `-- --quick` takes fewer runs, `-- --tests` runs `npm test` for row 15, `-- --scoreboard` writes docs/scoreboard.md,
 * and names of measures take these alone.
 */
const measures = {
  selfTest,
  commandStart,
  commandCall,
  pageWeight,
  exactSplit,
  // Before others book deals for the same customer.
  orderRows,
  paintedAnswers,
  rowsRedrawn,
  publicPages,
  trips,
  felt,
  slowPhone: slowPhoneRows,
  longLists,
  emptyStart,
  load,
  pageMemory,
  testCommand,
  server,
};
/** They start what they need themselves, and nothing should run beside them. */
const alone = ['selfTest', 'commandStart', 'exactSplit', 'emptyStart', 'load', 'pageMemory', 'testCommand'];

const given = process.argv.slice(2);
const flags = new Set(given.filter((word) => word.startsWith('--')));
const asked = given.filter((word) => !word.startsWith('--'));
const unknown = [
  ...asked.filter((name) => !(name in measures)),
  ...[...flags].filter((flag) => !['--quick', '--tests', '--scoreboard'].includes(flag)),
];
if (unknown.length > 0) {
  console.error(`Not known: ${unknown.join(', ')}. Measures: ${Object.keys(measures).join(', ')}.`);
  process.exit(2);
}
const isAsked = (name) => asked.length === 0 || asked.includes(name);
const options = { quick: flags.has('--quick'), tests: flags.has('--tests') };

const rows = [];
const broken = [];
const measure = async (name, product) => {
  if (!isAsked(name)) return;
  const began = performance.now();
  try {
    rows.push(...(await measures[name]({ ...options, ...product })));
  } catch (error) {
    broken.push({ name, message: error.message });
  }
  console.log(`  ${name} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
};

execFileSync(process.execPath, [join(root, 'packages/sandbox/bin/build.mjs')], { stdio: 'ignore' });
for (const name of alone) await measure(name);
const shared = Object.keys(measures).filter((name) => !alone.includes(name) && isAsked(name));
if (shared.length > 0) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fx-gateway-bench-'));
  const product = await startProduct(dataFolder, { SANDBOX_QUOTE_SECONDS: '600' });
  try {
    for (const name of shared) await measure(name, product);
  } finally {
    await product.stop();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
  }
}

// Beside the rows of the table stands what has no number.
const sorted = rows.toSorted((one, other) => (one.number || Infinity) - (other.number || Infinity));
const report = {
  at: new Date().toISOString(),
  machine: machineKind(),
  ...options,
  rows: sorted,
  broken,
};
await mkdir(results, { recursive: true });
await writeFile(join(results, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log(`\n${shownTable(sorted)}\n`);
for (const { name, message } of broken) console.error(`Not measured: ${name}. ${message}`);
if (flags.has('--scoreboard')) {
  const page = join(root, 'docs/scoreboard.md');
  await writeFile(page, scoreboard(report));
  execFileSync(process.execPath, [tools.oxfmt, page]);
}
process.exit(broken.length === 0 && rows.every(({ verdict }) => verdict === 'met') ? 0 : 1);
