import { setTimeout as wait } from 'node:timers/promises';
import { judged } from '../judged.mjs';
import { gatewayCalls } from '../load/gatewayCalls.mjs';

const row = (measure, value, unit, target) =>
  judged({ number: '', measure, floor: 'none', value, unit, target });

/** Beside the rows of the table: what a call of the product takes, and what its server holds. */
export async function server({ url, memory, quick }) {
  const { quote, order } = await gatewayCalls(url);
  if (!quick) await wait(60_000);
  return [
    row('POST /deal/quote, median of 200, client included', quote, 'ms', 20),
    row('GET /deal/order/{n}, median of 200, client included', order, 'ms', 20),
    row(`resident memory of the server${quick ? '' : ' after a minute at rest'}`, memory().server, 'MB', 600),
  ];
}
