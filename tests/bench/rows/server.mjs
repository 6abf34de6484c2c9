import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { judged } from '../judged.mjs';
import { gatewayCalls } from '../load/gatewayCalls.mjs';
import { startProduct } from '../startProduct.mjs';

const slowly = new URL('../load/plantedServer.mjs', import.meta.url).href;

/** A server of its own in which a slow path and a leak were planted. */
async function withPlantedServer(work) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fx-gateway-bench-'));
  const settings = { SANDBOX_QUOTE_SECONDS: '600', NODE_OPTIONS: `--import=${slowly}` };
  const product = await startProduct(dataFolder, settings);
  try {
    return await work(product);
  } finally {
    await product.stop();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Beside the rows of the table: what a call of the product takes, and what its server holds. */
export async function server({ url, memory, quick }) {
  const calls = await gatewayCalls(url);
  const { ours, slow } = await withPlantedServer(async (planted) => {
    const slowCalls = await gatewayCalls(planted.url);
    // Both rest beside each other.
    if (!quick) await wait(60_000);
    return {
      ours: { ...calls, memory: memory().server },
      slow: { ...slowCalls, memory: planted.memory().server },
    };
  });
  const row = (name, measure, unit, target) =>
    judged({ number: '', measure, floor: 'none', value: ours[name], unit, target, planted: slow[name] });
  return [
    row('quote', 'POST /deal/quote, median of 200, client included', 'ms', 20),
    row('book', 'POST /deal/book, median of 200, client included', 'ms', 20),
    row('order', 'GET /deal/order/{n}, median of 200, client included', 'ms', 20),
    row('memory', `resident memory of the server${quick ? '' : ' after a minute at rest'}`, 'MB', 600),
  ];
}
