import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { failuresOf } from './failures.mjs';
import { results } from './places.mjs';

/**
 * Says of every run that left its report in `test-results`, or in the folder that is named, which tests did not pass and
 * why: of a long log only its end may be kept. A stage that writes no report, such as types, is named alone.
 */
const folder = process.argv[2] ?? results;
const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
const summary = 'test-command.json';

const stagesWithoutReport = names.includes(summary)
  ? JSON.parse(readFileSync(join(folder, summary), 'utf8'))
      .stages.filter(({ name, failed }) => failed > 0 && !names.includes(`${name}.json`))
      .map(({ name }) => `${name} failed`)
  : [];
const failedTests = names
  .filter((name) => name !== summary)
  .toSorted()
  .map((name) => [`${basename(name, '.json')} failed`, ...failuresOf(join(folder, name))])
  .filter(({ length }) => length > 1)
  .flat();
console.log([...stagesWithoutReport, ...failedTests].join('\n'));
