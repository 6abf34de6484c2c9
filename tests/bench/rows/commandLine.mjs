import { join } from 'node:path';
import { root } from '../../stages/places.mjs';
import { loadingTooMuch } from '../command/loadingTooMuch.mjs';
import { processorTime } from '../command/processorTime.mjs';
import { signedInCall } from '../command/signedInCall.mjs';
import { judged } from '../judged.mjs';
import { ratioOf } from '../median.mjs';

const fxg = join(root, 'packages/cli/bin/fxg.cjs');

/** Row 1: what the command line costs before it does anything. */
export async function commandStart() {
  const version = [fxg, '--version'];
  const times = await processorTime({
    node: ['-e', '0'],
    version,
    planted: [...loadingTooMuch(), ...version],
  });
  return [
    judged({
      number: 1,
      measure: 'fxg --version, processor time',
      floor: 'node -e 0',
      ...ratioOf(times.version, times.node),
      unit: 'times',
      target: 1.12,
      planted: ratioOf(times.planted, times.node).value,
    }),
  ];
}

/** Row 2: what a command costs beside its one call. */
export async function commandCall({ url }) {
  const { bare, fxg: ours, planted } = await signedInCall(url);
  return [
    judged({
      number: 2,
      measure: 'a second fxg orders list --json, signed in, processor time',
      floor: 'bare node that sends the same call over node:http',
      ...ratioOf(ours, bare),
      unit: 'times',
      target: 2.5,
      planted: ratioOf(planted, bare).value,
    }),
  ];
}
