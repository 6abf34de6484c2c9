import { mkdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../stages/places.mjs';
import { areas, sourcesOf, testsOf } from './areas.mjs';
import { forgetSurvivors } from './forgetSurvivors.mjs';
import { scoresBy } from './scores.mjs';

/**
 * `npm run mutation`: changes the code of the areas in every small way and counts which changes no test notices.
 * Areas only: `npm run mutation -- money quoting`; some files of them: `npm run mutation -- --only bookDeal corpay`.
 * A change that was noticed is not tried again while its code and its tests stay; `--fresh` tries everything.
 * `--processes 1` leaves the machine's other cores alone.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { processes: { type: 'string' }, only: { type: 'string' }, fresh: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !(name in areas));
if (unknown.length > 0) {
  console.error(`No area is called ${unknown.join(' or ')}. There are: ${Object.keys(areas).join(', ')}.`);
  process.exit(2);
}
const asked = positionals.length > 0 ? positionals : Object.keys(areas);

/** Every area is looked for before the first is run, so that one that has moved is said at once. */
const sources = new Map(asked.map((name) => [name, sourcesOf(areas[name], root)]));
const isMeant = (path) => values.only === undefined || path.includes(values.only);
const cache = join(root, '.cache/mutation');
mkdirSync(cache, { recursive: true });

const resultsOf = async (name) => {
  process.env['MUTATION_TESTS'] = JSON.stringify(testsOf(areas[name]));
  // What is made as a module is loaded stays as it is there: nothing has to be loaded anew for each change.
  process.env['MUTATION_ISOLATES'] = areas[name].onlyWhatRuns === true ? 'no' : 'yes';
  const incrementalFile = join(cache, `${name}.json`);
  forgetSurvivors(incrementalFile);
  return new Stryker({
    mutate: sources.get(name).filter(isMeant),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Where nothing is loaded anew, no graph of imports has to be read for each change: coverage tells which tests reach it.
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: areas[name].onlyWhatRuns !== true },
    // Stryker reads a tsconfig with the compiler's old programming interface, which TypeScript 7 no longer has.
    tsconfigFile: 'none',
    ignorePatterns: ['dist', '/.cache', '/.sandbox', '/docs', '/test-results'],
    tempDirName: `.cache/mutation/copy-${name}`,
    incremental: true,
    incrementalFile,
    force: values.fresh ?? false,
    ignoreStatic: areas[name].onlyWhatRuns ?? false,
    ...(values.processes === undefined ? {} : { concurrency: Number(values.processes) }),
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    // A busy machine is no reason to call a change noticed.
    timeoutMS: 15_000,
    warnings: { slow: false },
    allowEmpty: false,
  }).runMutationTest();
};

const sourceOf = ({ fileName }) => relative(root, fileName).split(sep).join('/');
const rows = {};
let failed = false;
for (const name of asked) {
  const files = sources.get(name).filter(isMeant);
  if (files.length === 0) continue;
  console.log(`\n── ${name}: ${files.length} files`);
  const began = Date.now();
  const all = await resultsOf(name);
  const results = all.filter((result) => files.includes(sourceOf(result)));
  console.table(scoresBy(results, sourceOf));
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  for (const [folder, scored] of Object.entries(scoresBy(results, (result) => dirname(sourceOf(result))))) {
    const inFolder = files.filter((file) => dirname(file) === folder).length;
    rows[folder] = { area: name, files: inFolder, ...scored, bar: areas[name].bar };
    if (scored.score < areas[name].bar) failed = true;
  }
  console.log(`${name}: ${minutes} minutes`);
}
console.table(rows);
if (Object.keys(rows).length === 0) {
  console.error('Nothing was changed: no file of the areas is called so.');
  failed = true;
} else if (failed) console.error('A folder is below its bar.');
process.exitCode = failed ? 1 : 0;
