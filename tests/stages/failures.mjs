import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const firstLineOf = (text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')[0];

const line = (name, message) => `  ${name}${message === '' ? '' : `: ${message}`}`;

const inVitest = ({ testResults }) =>
  testResults.flatMap(({ status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (failed.length === 0 && status === 'failed')
      return [line('a file that does not load', firstLineOf(message))];
    return failed.map(({ fullName, failureMessages = [] }) =>
      line(fullName, firstLineOf(failureMessages[0])),
    );
  });

const inSuite = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ results }) => line(title, firstLineOf(results.find(({ error }) => error)?.error.message))),
  ),
  ...suites.flatMap(inSuite),
];

/** Which tests of a JSON report did not pass and the first line of why, a line each, for the end of a long log. */
export function failuresOf(file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'testResults' in report ? inVitest(report) : inSuite(report);
}
