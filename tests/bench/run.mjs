import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { results, root } from '../stages/places.mjs';
import { gatewayCalls } from './gatewayCalls.mjs';
import { loads } from './load/loads.mjs';
import { orderReloads, tripsToFirstOrder } from './orderReloads.mjs';
import { pageScores } from './pageScores.mjs';
import { processorTime } from './processorTime.mjs';
import { signedInCall } from './signedInCall.mjs';
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
      const { bare, fxg } = await signedInCall(product.url);
      record(
        'a second fxg orders list, processor time against node with its one call',
        fxg / bare,
        'times',
        2,
      );
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

/** A measure that does not see the slow path that is planted for it says nothing. */
const seen = (name, planted, target) => {
  if (planted <= target) throw new Error(`${name}: a slow path that was planted came out as ${planted}.`);
};

async function orders() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fx-gateway-bench-'));
  const product = await startProduct(dataFolder);
  try {
    const rows = await orderReloads(product.url, quick ? 5 : 15);
    record('first rows of 10,000 orders against those of 6, warm reload', rows.ratio, 'times', 1.1);
    seen('first rows', rows.planted, 1.1);
    const calls = await tripsToFirstOrder(product.url, quick ? 3 : 9);
    record('trips one after another from reload to the first order', calls.trips, 'trips', 4);
    seen('trips', calls.planted, 4);
  } finally {
    await product.stop();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
  }
}

let sustainedLoads = [];
async function load() {
  const { rows, growth } = await loads(quick ? 1 : 4);
  sustainedLoads = rows;
  // A search through all customers would make a call take many times as long; twice leaves room for noise.
  for (const { database, ...ratios } of growth)
    for (const [kind, ratio] of Object.entries(ratios))
      record(`${kind} on ${database}, 10,000 customers against those of the stories`, ratio, 'times', 2);
}

const broken = [];
for (const [name, measure] of Object.entries({ commandLine, server, orders, load, pages })) {
  await measure().catch((error) => broken.push({ name, message: error.message }));
}

await mkdir(results, { recursive: true });
const report = { node: process.version, cores: cpus().length, quick, measures, sustainedLoads, broken };
await writeFile(join(results, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`);
console.table(measures);
console.table(sustainedLoads);
for (const { name, message } of broken) console.error(`Not measured: ${name}. ${message}`);
process.exit(broken.length === 0 && measures.every(({ held }) => held) ? 0 : 1);
