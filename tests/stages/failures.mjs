import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What went wrong in at most twelve lines, and no line of where. */
const reasonOf = (text) => {
  const lines = stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n');
  const trace = lines.findIndex((each) => /^\s*at /.test(each));
  return lines
    .slice(0, Math.min(12, trace < 1 ? lines.length : trace))
    .filter((each) => each.trim() !== '')
    .map((each) => each.slice(0, 400))
    .join('\n    ');
};

const line = (name, message) => `  ${name}${message === '' ? '' : `: ${message}`}`;

const inVitest = ({ testResults }) =>
  testResults.flatMap(({ status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (failed.length === 0 && status === 'failed')
      return [line('a file that does not load', reasonOf(message))];
    return failed.map(({ fullName, failureMessages = [] }) => line(fullName, reasonOf(failureMessages[0])));
  });

const inSuite = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ results }) => line(title, reasonOf(results.find(({ error }) => error)?.error.message))),
  ),
  ...suites.flatMap(inSuite),
];

/** Which tests of a JSON report did not pass and why, for the end of a long log. */
export function failuresOf(file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'testResults' in report ? inVitest(report) : inSuite(report);
}
