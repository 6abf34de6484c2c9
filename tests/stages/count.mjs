import { existsSync, readFileSync } from 'node:fs';

/** What a run adds to the last line. A skipped test counts as failed: it proves nothing. */
export const nothing = { passed: 0, failed: 0 };

export const add = (left, right) => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
});

export const lastLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** Counts a vitest JSON report; a file that could not even be loaded is one failure. */
export function countVitest(report) {
  return report.testResults
    .map((file) => {
      const passed = file.assertionResults.filter((test) => test.status === 'passed').length;
      const failed = file.assertionResults.length - passed;
      return { passed, failed: failed === 0 && file.status === 'failed' ? 1 : failed };
    })
    .reduce(add, nothing);
}

/** Counts a Playwright JSON report; a test that passed only when repeated is a failure. */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/**
 * The count of a finished run: a report that is missing, empty or all green beside a failing exit code adds
 * one failure, so that no way of breaking looks like success.
 */
export function countRun(code, file, countReport) {
  const counted = existsSync(file) ? countReport(JSON.parse(readFileSync(file, 'utf8'))) : nothing;
  const broken = code !== 0 && counted.failed === 0;
  const empty = counted.passed + counted.failed === 0;
  return broken || empty ? add(counted, { passed: 0, failed: 1 }) : counted;
}
