import { join } from 'node:path';
import { root } from '../../stages/places.mjs';
import { loadingTooMuch } from '../command/loadingTooMuch.mjs';
import { processorTime } from '../command/processorTime.mjs';
import { signedInCall } from '../command/signedInCall.mjs';
import { judged } from '../judged.mjs';
import { ratioOf } from '../median.mjs';

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

/** Row 2: what a command costs beside its one call. */
export async function commandCall({ url }) {
  const { bare, fxg } = await signedInCall(url);
  return [
    judged({
      number: 2,
      measure: 'a second fxg orders list --json, signed in, processor time',
      floor: 'bare node that sends the same call over node:http',
      ...ratioOf(fxg, bare),
      unit: 'times',
      target: 2.5,
    }),
  ];
}
