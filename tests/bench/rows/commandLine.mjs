import { join } from 'node:path';
import { root } from '../../stages/places.mjs';
import { loadingTooMuch } from '../command/loadingTooMuch.mjs';
import { processorTime } from '../command/processorTime.mjs';
import { signedInCall } from '../command/signedInCall.mjs';
import { judged } from '../judged.mjs';
import { median, ratioOf } from '../median.mjs';

const version = [join(root, 'packages/cli/bin/fxg.cjs'), '--version'];

const startOf = async (started) => {
  const times = await processorTime({ node: ['-e', '0'], started });
  return judged({
    number: 1,
    measure: 'fxg --version, processor time',
    floor: 'node -e 0',
    ...ratioOf(times.started, times.node),
    unit: 'times',
    target: 1.12,
  });
};

/** Row 1: what the command line costs before it does anything. */
export const commandStart = async () => [await startOf(version)];

/** The bench looks at itself: a command line that loads too much at its start has to miss row 1. */
export async function selfTest() {
  const { verdict, value } = await startOf([...loadingTooMuch(), ...version]);
  if (verdict === 'met') throw new Error(`An eager import was not seen: it came out as ${value}.`);
  return [];
}

const few = 'corpay@sandbox.test';
const many = 'busy@sandbox.test';

const lists = [
  { rows: '5 orders', email: few, words: ['orders', 'list'], path: '/deal/orders', target: 2.5 },
  {
    rows: '5,000 beneficiaries',
    email: many,
    words: ['beneficiaries', 'list'],
    path: '/beneficiaries',
    target: 1.5,
  },
  { rows: '10,000 orders', email: many, words: ['orders', 'list'], path: '/deal/orders', target: 1.5 },
];

/** Row 2: what a list costs beside its one call. */
export async function commandCall({ url }) {
  const found = [];
  for (const { rows, target, ...list } of lists) {
    const { bare, fxg } = await signedInCall(url, list);
    found.push(
      judged({
        number: 2,
        measure: `a second fxg ${list.words.join(' ')} --json of ${rows}, processor time`,
        floor: `node that makes the same signed call and reads its answer (${median(bare).toFixed(0)} ms)`,
        ...ratioOf(fxg, bare),
        unit: 'times',
        target,
        why: 'Node compiles and runs the code of the command line anew at each call, which alone costs nearly as much as the floor; from Node 22 on it keeps what it compiled.',
      }),
    );
  }
  return found;
}
