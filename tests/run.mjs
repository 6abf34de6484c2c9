import { add, lastLine, nothing } from './stages/count.mjs';
import { tools } from './stages/places.mjs';
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

// The build comes before what drives built programs: the contract kills one, the journeys open one.
const stages = {
  types: check([tools.tsc, '-b']),
  lint: check([tools.oxlint, '--deny-warnings']),
  format: check([tools.prettier, '--check', '--log-level', 'warn', '.']),
  unit: () => runVitest('unit', ['domain', 'adapters', 'web', 'web-drawn', 'cli', 'sandbox']),
  rules: () => runVitest('rules', ['rules']),
  build: check(['packages/sandbox/bin/build.mjs']),
  contract: () => runVitest('contract', ['contract']),
  journeys: runJourneys,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No stage is called ${unknown.join(' or ')}. There are: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

let total = nothing;
const report = [];
for (const name of asked.length > 0 ? asked : Object.keys(stages)) {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const counted = await stages[name]();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  report.push(
    `${counted.failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${lastLine(counted)} (${seconds} s)`,
  );
  total = add(total, counted);
}

console.log(`\n${report.join('\n')}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(lastLine(total));
