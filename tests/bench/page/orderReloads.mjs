import { ratioOf } from '../median.mjs';
import { firstOrder } from './signedInPage.mjs';

/**
 * How much longer the first of many orders takes than the first of a few, from a warm reload to its paint, in runs that
 * alternate.
 */
export async function orderReloads(many, few, runs) {
  const times = { many: [], few: [] };
  for (let run = 0; run < runs; run += 1) {
    times.many.push(await firstOrder(many));
    times.few.push(await firstOrder(few));
  }
  return ratioOf(times.many, times.few);
}
