import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findEngines, thisMachine } from '../engines/findEngines.mjs';
import { filesUnder, linesMatching, root } from './repository.ts';
import { countPlaywright, countRun, countVitest, nothing } from '../stages/count.mjs';

const oneFailure = { passed: 0, failed: 1 };
const broken = () => Promise.reject(new Error('/unpacked/chromium does not start: no libnss3.so'));
const testOf = (status: string) => ({
  status,
  fullName: `a ${status} test`,
  failureMessages: ['expected 1'],
});
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('a run that proves less than it should', () => {
  it('fails where a test was skipped, left for later or repeated, and where a file does not load', () => {
    const report = { testResults: [file('passed', 'passed', 'skipped', 'todo', 'pending')] };
    expect(countVitest(report)).toEqual({ passed: 1, failed: 3 });
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 3 });
    expect(countVitest({ testResults: [file('failed')] })).toEqual(oneFailure);
  });

  it('fails where nothing ran, where there is no report and where its end was no success', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fx-gateway-count-'));
    const ended = async (code: number, ...files: ReturnType<typeof file>[]) => {
      const path = join(folder, 'report.json');
      await writeFile(path, JSON.stringify({ testResults: files }));
      return countRun(code, path, countVitest);
    };
    try {
      expect(await ended(0)).toEqual(oneFailure);
      expect(countRun(0, join(folder, 'missing.json'), () => nothing)).toEqual(oneFailure);
      expect(await ended(1, file('passed', 'passed'))).toEqual({ passed: 1, failed: 1 });
      expect(await ended(0, file('passed', 'passed'))).toEqual({ passed: 1, failed: 0 });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.each(['walks', 'model'])(
    'fails where a defect that the %s has to find can be planted no more',
    async (by) => {
      const folder = join('tests', by, 'defects');
      const patches = await readdir(join(root, folder));
      expect(patches.length).toBeGreaterThan(6);
      const stale = patches.filter((patch) => {
        const plant = ['apply', '--check', join(folder, patch)];
        return spawnSync('git', plant, { cwd: root }).status !== 0;
      });
      expect(stale).toEqual([]);
    },
  );

  it('says at the end which tests of which run failed and why, and which stage', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fx-gateway-failures-'));
    const save = (name: string, report: object) => writeFile(join(folder, name), JSON.stringify(report));
    try {
      await save('unit.json', {
        testResults: [{ status: 'failed', assertionResults: ['passed', 'failed'].map(testOf) }],
      });
      await save('rules.json', { testResults: [{ status: 'passed', assertionResults: [testOf('passed')] }] });
      const stages = ['types', 'unit', 'rules'].map((name) => ({ name, failed: name === 'rules' ? 0 : 1 }));
      await save('test-command.json', { stages });
      const told = spawnSync(process.execPath, [join(root, 'tests/stages/tellFailures.mjs'), folder]);
      expect(told.stdout.toString()).toBe('types failed\nunit failed\n  a failed test: expected 1\n');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('counts no calls that a fault strikes: who else asks on a slow machine would take one of them', () => {
    const counted = /\btimes: (?!1\b)/;
    const journeys = filesUnder('tests').filter((path) => path.endsWith('.journey.ts'));
    expect(journeys.flatMap((path) => linesMatching(path, counted))).toEqual([]);
    expect(journeys.length).toBeGreaterThan(60);
    expect([1, 3, 10].map((times) => counted.test(`times: ${times} }`))).toEqual([false, true, true]);
  });

  it('is told of an engine that is there and does not start: it is no missing one', async () => {
    expect((await findEngines({ ...thisMachine, exists: () => false, chromium: broken }))[0]).toEqual({
      name: 'chromium',
      missing: 'chromium does not start: /unpacked/chromium does not start: no libnss3.so',
      isThere: true,
    });
  });
});
