import { setTimeout as wait } from 'node:timers/promises';
import { judged } from '../judged.mjs';
import { gatewayCalls } from '../load/gatewayCalls.mjs';

/** Beside the rows of the table: what a call of the product takes, and what its server holds. */
export async function server({ url, memory, quick }) {
  const calls = await gatewayCalls(url);
  if (!quick) await wait(60_000);
  const found = { ...calls, memory: memory().server };
  const row = (name, measure, unit, target) =>
    judged({ number: '', measure, floor: 'none', value: found[name], unit, target });
  return [
    row('quote', 'POST /deal/quote, median of 200, client included', 'ms', 20),
    row('book', 'POST /deal/book, median of 200, client included', 'ms', 20),
    row('order', 'GET /deal/order/{n}, median of 200, client included', 'ms', 20),
    row('memory', `resident memory of the server${quick ? '' : ' after a minute at rest'}`, 'MB', 600),
  ];
}
