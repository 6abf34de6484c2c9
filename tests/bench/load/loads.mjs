import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../startProduct.mjs';
import { customersOf } from './customersOf.mjs';
import { databases } from './databases.mjs';
import { growthOver } from './growth.mjs';
import { manyCustomers } from './manyCustomers.mjs';

/**
 * Row 13: how the median of one client's call grows on each database when ten thousand customers come to stand beside
 * those of the stories. Client and server share the cores, and so does whatever else runs: figures of one run compare
 * with one another alone.
 */
export async function loads(rounds) {
  const growth = [];
  for (const [database, open] of Object.entries(databases())) {
    const places = [];
    try {
      for (const statements of ['', manyCustomers]) places.push(await place(open, statements));
      growth.push({ database, grown: await growthOver(places, rounds) });
    } finally {
      for (const { stop } of places) await stop();
    }
  }
  return growth;
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
    await database.run(statements);
    const product = await startProduct(dataFolder, settings);
    const customers = await customersOf(product.url);
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
