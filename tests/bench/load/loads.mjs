import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../startProduct.mjs';
import { customersOf } from './customersOf.mjs';
import { databases } from './databases.mjs';
import { manyCustomers, withoutIndexes } from './manyCustomers.mjs';
import { sustainedCalls } from './sustained.mjs';

const kinds = ['quotes', 'bookings', 'reads'];

/**
 * Row 13: sustained quotes, bookings and order reads a second on each database with 1, 4, 8 and 16 clients, and how the
 * median of one client's call grows when ten thousand customers come to stand beside those of the stories: `indexed` as
 * the product is, `planted` where it has to look through them all. Clients and server share the cores, and so does
 * whatever else runs: figures of one run compare with one another alone.
 */
export async function loads(seconds) {
  const rows = [];
  const growth = [];
  for (const [database, open] of Object.entries(databases())) {
    const dataFolder = await mkdtemp(join(tmpdir(), 'fx-gateway-load-'));
    const { env, run, stop } = await open(dataFolder);
    try {
      const measured = (counts) => atClients(dataFolder, env, counts, seconds);
      const few = await measured([1, 4, 8, 16]);
      for (const { clients, calls } of few)
        rows.push({ database, clients, ...mapped(calls, ({ perSecond }) => Math.round(perSecond)) });
      await run(manyCustomers);
      const grown = async () => {
        const [{ calls }] = await measured([1]);
        return mapped(calls, ({ ms }, kind) => ms / few[0].calls[kind].ms);
      };
      const indexed = await grown();
      await run(withoutIndexes);
      growth.push({ database, indexed, planted: await grown() });
    } finally {
      stop();
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
    }
  }
  return { rows, growth };
}

const mapped = (calls, value) => Object.fromEntries(kinds.map((kind) => [kind, value(calls[kind], kind)]));

async function atClients(dataFolder, env, counts, seconds) {
  const product = await startProduct(dataFolder, { ...env, SANDBOX_QUOTE_SECONDS: '600' });
  try {
    const customers = await customersOf(product.url);
    const results = [];
    await sustainedCalls(customers, 4, 1);
    for (const clients of counts)
      results.push({ clients, calls: await sustainedCalls(customers, clients, seconds) });
    for (const { close } of customers) close();
    return results;
  } finally {
    await product.stop();
  }
}
