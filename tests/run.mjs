import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastLine } from './stages/count.mjs';
import { failuresOf } from './stages/failures.mjs';
import { results, tools } from './stages/places.mjs';
import { runJourneys } from './stages/runJourneys.mjs';
import { runNode } from './stages/runNode.mjs';
import { runSteps } from './stages/runSteps.mjs';
import { runVitest } from './stages/runVitest.mjs';
import { steps } from './stages/steps.mjs';

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
  knip: check([tools.knip, '--preprocessor', './tests/stages/requireFiles.mjs']),
  build: check(['packages/sandbox/bin/build.mjs']),
  unit: () => runVitest('unit', ['domain', 'adapters', 'web', 'web-drawn', 'cli', 'services', 'sandbox']),
  rules: () => runVitest('rules', ['rules']),
  model: () => runVitest('model', ['model']),
  walks: () => runVitest('walks', ['walks'], { args: ['--maxWorkers=1'] }),
  // Two more than the cores of a small machine: these wait for processes and answers much of their time.
  contract: () => runVitest('contract', ['contract'], { args: ['--maxWorkers=4'] }),
  journeys: () => runJourneys(),
};

const asked = process.argv.slice(2);
if (asked.includes('--help')) {
  console.log(`npm test                 every stage, ${steps.map((step) => step.join(' + ')).join(', then ')}
npm test -- STAGE ...    these stages only, such as: npm test -- types unit

One test while you work, and a journey that you can watch: tests/README.md.`);
  process.exit(0);
}
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No stage is called ${unknown.join(' or ')}. There are: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

/** What the last whole run took, for whoever asks later; a run of some stages says nothing about it. */
const summary = join(results, 'test-command.json');
const isWhole = asked.length === 0;
if (isWhole) rmSync(summary, { force: true });

const report = await runSteps(
  stages,
  steps
    .map((step) => step.filter((name) => isWhole || asked.includes(name)))
    .filter(({ length }) => length > 0),
  { announce: (step) => console.log(`\n── ${step.join(', ')}`) },
);
if (isWhole) {
  mkdirSync(results, { recursive: true });
  writeFileSync(summary, `${JSON.stringify(report, null, 2)}\n`);
}
const lines = report.stages.flatMap(({ name, seconds, ...counted }) => [
  `${counted.failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${lastLine(counted)} (${seconds.toFixed(1)} s)`,
  ...(counted.failed === 0 ? [] : failuresOf(join(results, `${name}.json`))),
]);
console.log(`\n${lines.join('\n')}\n`);
process.exitCode = report.failed === 0 ? 0 : 1;
console.log(lastLine(report));
