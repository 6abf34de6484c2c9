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

/** Stages that keep no more than one core busy: those of them that are asked for run side by side, before the others. */
const checks = {
  types: check([tools.tsc, '-b']),
  lint: check([tools.oxlint, '--deny-warnings']),
  format: check([tools.prettier, '--check', '--log-level', 'warn', '.']),
  // What drives built programs comes after it: the contract kills one, the journeys open one.
  build: check(['packages/sandbox/bin/build.mjs']),
};

const stages = {
  unit: () => runVitest('unit', ['domain', 'adapters', 'web', 'web-drawn', 'cli', 'sandbox']),
  rules: () => runVitest('rules', ['rules']),
  walks: () => runVitest('walks', ['walks']),
  // One more than the cores of a small machine: these wait for processes and answers some of their time.
  contract: () => runVitest('contract', ['contract'], { args: ['--maxWorkers=3'] }),
  journeys: () => runJourneys(),
};

const asked = process.argv.slice(2);
const all = { ...checks, ...stages };
const unknown = asked.filter((name) => !(name in all));
if (unknown.length > 0) {
  console.error(`No stage is called ${unknown.join(' or ')}. There are: ${Object.keys(all).join(', ')}.`);
  process.exit(2);
}

let total = nothing;
const report = [];
const run = async (name) => {
  const began = performance.now();
  const counted = await all[name]();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  report.push(
    `${counted.failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${lastLine(counted)} (${seconds} s)`,
    ...(counted.failed === 0 ? [] : failuresOf(join(results, `${name}.json`))),
  );
  total = add(total, counted);
};

const wanted = (names) => Object.keys(names).filter((name) => asked.length === 0 || asked.includes(name));
const sideBySide = wanted(checks);
if (sideBySide.length > 0) console.log(`\n── ${sideBySide.join(', ')}`);
await Promise.all(sideBySide.map(run));
for (const name of wanted(stages)) {
  console.log(`\n── ${name}`);
  await run(name);
}

console.log(`\n${report.join('\n')}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(lastLine(total));
