import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { results, root } from '../stages/places.mjs';
import { gatewayCalls } from './gatewayCalls.mjs';
import { pageScores } from './pageScores.mjs';
import { processorTime } from './processorTime.mjs';
import { startProduct } from './startProduct.mjs';

/** `npm run bench`: what speed and memory the product promises, as a table and as test-results/bench.json. */
const quick = process.argv.includes('--quick');
const measures = [];
const record = (name, value, unit, target) => {
  measures.push({ name, value: Number(value.toFixed(3)), unit, target, held: value <= target });
};

async function commandLine() {
  const { fxg, node } = await processorTime({
    node: ['-e', '0'],
    fxg: [join(root, 'packages/cli/bin/fxg.mjs'), '--version'],
  });
  record('fxg --version, processor time against node -e 0', fxg / node, 'times', 1.2);
}

async function server() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fx-gateway-bench-'));
  try {
    // The first start builds what is missing and seeds the stories; a warm start is the one after it.
    await (await startProduct(dataFolder)).stop();
    const product = await startProduct(dataFolder);
    try {
      record('warm npm start to /sandbox/health', product.readyAfter / 1000, 's', 5);
      const { quote, order } = await gatewayCalls(product.url);
      record('POST /deal/quote, median of 200', quote, 'ms', 20);
      record('GET /deal/order/{n}, median of 200', order, 'ms', 20);
      if (!quick) await wait(60_000);
      const { server: resident } = product.memory();
      record(`resident memory of the server${quick ? ' at once' : ' a minute later'}`, resident, 'MB', 600);
    } finally {
      await product.stop();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function pages() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fx-gateway-bench-'));
  const product = await startProduct(dataFolder);
  try {
    for (const { name, missing, reasons } of await pageScores(product.url, quick ? 1 : 5)) {
      record(`${name}, points missing`, missing, 'points', 0);
      if (missing > 0) console.error(`${name}: ${reasons.join(', ')}`);
    }
  } finally {
    await product.stop();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
  }
}

const broken = [];
for (const [name, measure] of Object.entries({ commandLine, server, pages })) {
  await measure().catch((error) => broken.push({ name, message: error.message }));
}

await mkdir(results, { recursive: true });
const report = { node: process.version, cores: cpus().length, quick, measures, broken };
await writeFile(join(results, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
console.table(measures);
for (const { name, message } of broken) console.error(`Not measured: ${name}. ${message}`);
process.exit(broken.length === 0 && measures.every(({ held }) => held) ? 0 : 1);
