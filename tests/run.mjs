import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { add, lastLine, nothing } from './stages/count.mjs';
import { failuresOf } from './stages/failures.mjs';
import { results, tools } from './stages/places.mjs';
import { runJourneys } from './stages/runJourneys.mjs';
import { runNode } from './stages/runNode.mjs';
import { runVitest } from './stages/runVitest.mjs';

/** A stage that is right or wrong as a whole; what it has to say is shown only when it is wrong. */
const check = (args) => async () => {
  const { code, output } = await runNode(args, { quiet: true });
  if (code === 0) return { passed: 1, failed: 0 };
  console.log(output.trimEnd());
  return { passed: 0, failed: 1 };
};

const stages = {
  types: check([tools.tsc, '-b']),
  lint: check([tools.oxlint, '--deny-warnings']),
  format: check([tools.oxfmt, '--check']),
  build: check(['packages/sandbox/bin/build.mjs']),
  unit: () => runVitest('unit', ['domain', 'adapters', 'web', 'web-drawn', 'cli', 'sandbox']),
  rules: () => runVitest('rules', ['rules']),
  walks: () => runVitest('walks', ['walks'], { args: ['--maxWorkers=1'] }),
  // One more than the cores of a small machine: these wait for processes and answers some of their time.
  contract: () => runVitest('contract', ['contract'], { args: ['--maxWorkers=3'] }),
  journeys: () => runJourneys(),
};

/**
 * What runs one after the other; the stages of one step run side by side. What drives built programs comes after the
 * build: the contract kills one, the journeys open one. Walks wait for nothing, and take what the contract leaves.
 */
const steps = [
  ['types', 'lint', 'format', 'build'],
  ['unit'],
  ['rules'],
  ['walks', 'contract'],
  ['journeys'],
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No stage is called ${unknown.join(' or ')}. There are: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

/** What the last whole run took, for whoever asks later; a run of some stages says nothing about it. */
const summary = join(results, 'test-command.json');
const isWhole = asked.length === 0;
if (isWhole) rmSync(summary, { force: true });

const beganAt = new Date();
let total = nothing;
const report = [];
const ran = [];
const run = async (name) => {
  const began = performance.now();
  const counted = await stages[name]();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  report.push(
    `${counted.failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${lastLine(counted)} (${seconds} s)`,
    ...(counted.failed === 0 ? [] : failuresOf(join(results, `${name}.json`))),
  );
  ran.push({ name, seconds: Number(seconds), ...counted });
  total = add(total, counted);
};

for (const step of steps) {
  const wanted = step.filter((name) => asked.length === 0 || asked.includes(name));
  if (wanted.length === 0) continue;
  console.log(`\n── ${wanted.join(', ')}`);
  await Promise.all(wanted.map(run));
}

if (isWhole) {
  const seconds = Math.round((Date.now() - beganAt.getTime()) / 1000);
  mkdirSync(results, { recursive: true });
  writeFileSync(
    summary,
    `${JSON.stringify({ at: beganAt.toISOString(), seconds, ...total, stages: ran }, null, 2)}\n`,
  );
}
console.log(`\n${report.join('\n')}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(lastLine(total));
