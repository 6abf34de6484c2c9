import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ratioOf } from '../median.mjs';
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
    const places = [];
    try {
      for (const statements of ['', manyCustomers, manyCustomers + withoutIndexes])
        places.push(await place(open, statements));
      for (const clients of [1, 4, 8, 16]) {
        const calls = await sustainedCalls(places[0].customers, clients, seconds);
        rows.push({ database, clients, ...mapped((kind) => Math.round(calls[kind].perSecond)) });
      }
      growth.push({ database, ...(await growthOver(places, seconds)) });
    } finally {
      for (const { stop } of places) await stop();
    }
  }
  return { rows, growth };
}

const mapped = (value) => Object.fromEntries(kinds.map((kind) => [kind, value(kind)]));

/** One client's calls in the three places, in rounds that alternate. */
async function growthOver(places, seconds) {
  const times = places.map(() => []);
  for (let round = 0; round < 5; round += 1)
    for (const [index, { customers }] of places.entries())
      times[index].push(await sustainedCalls(customers, 1, seconds / 8));
  const ofKind = (index, kind) => times[index].map((calls) => calls[kind].ms);
  const against = (index) => mapped((kind) => ratioOf(ofKind(index, kind), ofKind(0, kind)));
  return { indexed: against(1), planted: against(2) };
}

/** A product over a database of its own, in which statements ran once the stories were told, with its customers. */
async function place(open, statements) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fx-gateway-load-'));
  const database = await open(dataFolder);
  const remove = async () => {
    database.stop();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const settings = { ...database.env, SANDBOX_QUOTE_SECONDS: '600' };
    await (await startProduct(dataFolder, settings)).stop();
    if (statements !== '') await database.run(statements);
    const product = await startProduct(dataFolder, settings);
    const customers = await customersOf(product.url);
    await sustainedCalls(customers, 4, 1);
    const stop = async () => {
      for (const { close } of customers) close();
      await product.stop();
      await remove();
    };
    return { customers, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
