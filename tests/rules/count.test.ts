import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { add, countPlaywright, countRun, countVitest, lastLine, nothing } from '../stages/count.mjs';
import { failuresOf } from '../stages/failures.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

const journey = (status: string, message?: string) => ({
  status,
  results: [message === undefined ? {} : { error: { message } }],
});

describe('the last line of a test run', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fx-gateway-count-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const reportOf = async (...files: ReturnType<typeof file>[]) => {
    const path = join(folder, `${files.length}.json`);
    await writeFile(path, JSON.stringify({ testResults: files }));
    return path;
  };

  it('adds up everything that ran', () => {
    expect(lastLine(add({ passed: 2, failed: 1 }, { passed: 3, failed: 0 }))).toBe('5 passed, 1 failed');
  });

  it('counts a skipped or unfinished test as failed', () => {
    const report = { testResults: [file('passed', 'passed', 'skipped', 'todo', 'pending')] };
    expect(countVitest(report)).toEqual({ passed: 1, failed: 3 });
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 3 });
  });

  it('counts a file that does not load as one failure', () => {
    expect(countVitest({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1 });
  });

  it('counts a failing exit as a failure though every test passed', async () => {
    expect(countRun(1, await reportOf(file('passed', 'passed')), countVitest)).toEqual({
      passed: 1,
      failed: 1,
    });
    expect(countRun(0, await reportOf(file('passed', 'passed')), countVitest)).toEqual({
      passed: 1,
      failed: 0,
    });
  });

  it('counts a run without tests, or without a report, as a failure', async () => {
    expect(countRun(0, await reportOf(), countVitest)).toEqual({ passed: 0, failed: 1 });
    expect(countRun(0, join(folder, 'missing.json'), () => nothing)).toEqual({ passed: 0, failed: 1 });
  });

  it('is preceded by the names of what failed and why, whichever tool ran it', async () => {
    const written = async (name: string, report: unknown) => {
      await writeFile(join(folder, name), JSON.stringify(report));
      return failuresOf(join(folder, name));
    };
    const vitest = {
      testResults: [
        {
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'money adds up' },
            {
              status: 'failed',
              fullName: 'money is never lost',
              failureMessages: ['expected 1\n- Expected\n\n    at money.ts'],
            },
          ],
        },
        { status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    const playwright = {
      suites: [
        {
          specs: [{ title: 'a clerk pays', tests: [journey('expected')] }],
          suites: [
            {
              specs: [{ title: 'a clerk waits', tests: [journey('unexpected', '\u001b[31mtoo late\nhere')] }],
            },
          ],
        },
      ],
    };

    expect(await written('vitest.json', vitest)).toEqual([
      '  money is never lost: expected 1\n    - Expected',
      '  a file that does not load: no such module',
    ]);
    expect(await written('playwright.json', playwright)).toEqual(['  a clerk waits: too late\n    here']);
    expect(failuresOf(join(folder, 'missing.json'))).toEqual([]);
  });
});
