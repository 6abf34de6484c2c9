import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { root } from '../stages/places.mjs';
import { constants } from './constants.mjs';
import { movedText } from './movedText.mjs';

/**
 * `npm run constants`: moves every fixed value of the specification by one step, one after the other, and runs the tests
 * that have to notice it. Rules only: `npm run constants -- CP-QUOTE-16`. It fails when a value moves unnoticed.
 */
const asked = process.argv.slice(2);
const places = [...constants.keys()].filter(
  (place) => asked.length === 0 || constants[place].rules.some((rule) => asked.includes(rule)),
);
if (places.length === 0) throw new Error(`No value is kept under ${asked.join(' or ')}.`);
for (const place of places)
  movedText(constants[place], readFileSync(join(root, constants[place].file), 'utf8'));

/** Values that are moved in one go, each for itself: every one costs a server of Vite. */
const atOnce = 12;
const began = Date.now();

/** What became of each test, by the name of its project. */
const testsWith = async (moved) => {
  process.env.CONSTANTS = JSON.stringify(moved);
  const vitest = await startVitest('test', [], {
    config: join(root, 'tests/constants/vitest.config.ts'),
    watch: false,
    reporters: [{}],
    maxWorkers: availableParallelism(),
  });
  const modules = vitest.state.getTestModules();
  await vitest.close();
  process.exitCode = 0;
  return modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({
      project: module.project.name,
      name: test.fullName,
      state: test.result().state,
      errors: test.result().errors ?? [],
    })),
  );
};

const failedWithout = (await testsWith([])).filter(({ state }) => state !== 'passed');
if (failedWithout.length > 0) {
  console.error('These tests fail before anything is moved:', failedWithout);
  process.exit(1);
}

/** What failed of the tests of a moved value; a test that only had no time says nothing of the value. */
const failuresOf = (tests, place) =>
  tests.filter(({ project, state }) => project === String(place) && state === 'failed');
const hadTime = ({ errors }) => errors.some(({ message }) => !/timed out/.test(message));

const isNoticed = async (tests, place) => {
  const failures = failuresOf(tests, place);
  if (failures.length === 0 || failures.some(hadTime)) return failures.length > 0;
  return failuresOf(await testsWith([place]), place).length > 0;
};

const unnoticed = [];
for (let from = 0; from < places.length; from += atOnce) {
  const moved = places.slice(from, from + atOnce);
  const tests = await testsWith(moved);
  for (const place of moved) {
    const of = tests.filter(({ project }) => project === String(place));
    if (!(await isNoticed(tests, place))) unnoticed.push({ ...constants[place], tests: of.length });
  }
  console.log(`${Math.min(from + atOnce, places.length)} of ${places.length} values moved`);
}

for (const { rules, file, text, moved, tests } of unnoticed)
  console.error(`${rules.join(', ')}: ${file}: \`${text}\` as \`${moved}\` passed ${tests} tests`);
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(`${places.length} values moved in ${minutes} minutes, ${unnoticed.length} unnoticed`);
process.exit(unnoticed.length === 0 ? 0 : 1);
