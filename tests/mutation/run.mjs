import { relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../stages/places.mjs';
import { areaOf, areas } from './areas.mjs';
import { scoresBy } from './scores.mjs';

/**
 * `npm run mutation`: changes the code of the areas in every small way and counts which changes no test notices.
 * Areas only: `npm run mutation -- money quoting`; one file: `npm run mutation -- packages/domain/src/money/money.ts`.
 * `--processes 1` leaves the machine's other cores alone.
 */
const bar = 95;
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { processes: { type: 'string' } },
});
const unknown = asked.filter((word) => !(word in areas) && !word.endsWith('.ts'));
if (unknown.length > 0) {
  console.error(`No area is called ${unknown.join(' or ')}. There are: ${Object.keys(areas).join(', ')}.`);
  process.exit(2);
}

const results = await new Stryker({
  mutate: (asked.length > 0 ? asked : Object.keys(areas)).flatMap((word) => areas[word] ?? [word]),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // Stryker reads a tsconfig with the compiler's old programming interface, which TypeScript 7 no longer has.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', '/.cache', '/.sandbox', '/docs', '/test-results'],
  tempDirName: '.cache/mutation',
  ...(values.processes === undefined ? {} : { concurrency: Number(values.processes) }),
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  // A busy machine is no reason to call a change noticed.
  timeoutMS: 15_000,
  thresholds: { high: bar, low: bar, break: bar },
  warnings: { slow: false },
  allowEmpty: false,
}).runMutationTest();

const sourceOf = ({ fileName }) => relative(root, fileName).split(sep).join('/');
console.table(scoresBy(results, sourceOf));
const perArea = scoresBy(results, (result) => areaOf(sourceOf(result)));
console.table(perArea);
if (Object.values(perArea).some(({ score }) => score < bar)) {
  console.error(`Below ${bar} %.`);
  process.exitCode = 1;
}
