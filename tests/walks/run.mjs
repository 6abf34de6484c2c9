import { parseArgs } from 'node:util';
import { lastLine } from '../stages/count.mjs';
import { runVitest } from '../stages/runVitest.mjs';

/** `npm run walks -- --runs 5000 --steps 60`; a failure says with which `--seed` and `--path` it is found again. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    steps: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
});

const env = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [`WALKS_${name.toUpperCase()}`, value]),
);
const counted = await runVitest('walks', ['walks'], { env, minutes: 24 * 60 });
console.log(lastLine(counted));
process.exitCode = counted.failed === 0 ? 0 : 1;
