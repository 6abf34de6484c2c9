import { ratioOf } from '../median.mjs';
import { firstOrder } from './signedInPage.mjs';

/** Makes every list of thousands cost the page 20 microseconds an entry, as a search through it for each entry would. */
const plantSlowList = () => {
  const { parse } = JSON;
  JSON.parse = (text, ...rest) => {
    const value = parse(text, ...rest);
    const until = performance.now() + (Array.isArray(value) ? value.length : 0) / 50;
    while (performance.now() < until);
    return value;
  };
};

const ratioOfReloads = async (many, few, runs) => {
  const times = { many: [], few: [] };
  for (let run = 0; run < runs; run += 1) {
    times.many.push(await firstOrder(many));
    times.few.push(await firstOrder(few));
  }
  return ratioOf(times.many, times.few);
};

/**
 * How much longer the first of many orders takes than the first of a few, from a warm reload to its paint, in runs that
 * alternate; `planted` is the same ratio where both pages are slowed down by every entry of the list.
 */
export async function orderReloads(many, few, runs) {
  const ratio = await ratioOfReloads(many, few, runs);
  await many.addInitScript(plantSlowList);
  await few.addInitScript(plantSlowList);
  const { value: planted } = await ratioOfReloads(many, few, Math.ceil(runs / 3));
  return { ...ratio, planted };
}
