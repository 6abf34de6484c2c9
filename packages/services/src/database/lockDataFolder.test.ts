import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryLockFile } from '@fx-gateway/adapters/lock-file';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDataFolder } from './lockDataFolder.ts';

const owner = { name: 'sandbox', folderVariable: 'SANDBOX_DATA' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});

afterEach(() => {
  vi.useRealTimers();
  return rm(folder, { recursive: true, force: true });
});

const fiveAtOnce = async () => {
  const attempts = await Promise.allSettled([1, 2, 3, 4, 5].map(() => lockDataFolder(folder, owner)));
  return attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
};

describe('the lock of a data folder', () => {
  it('is had by one of five that start at once, and by another when that one is done', async () => {
    const [unlock, ...others] = await fiveAtOnce();
    expect.assert(unlock !== undefined);
    expect(others).toEqual([]);

    await unlock();
    expect(await readdir(folder)).toEqual([]);
    expect(await fiveAtOnce()).toHaveLength(1);
  });

  it('is waited for no longer when the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await writeFile(join(folder, 'lock.pid'), '99999999 1 gone');
    const other = tryLockFile(join(folder, 'lock.pid.takeover'));
    const waiting = expect(lockDataFolder(folder, owner)).rejects.toThrow(
      'another sandbox is starting in it',
    );
    vi.setSystemTime(Date.now() - 3_600_000);
    await waiting;
    expect.assert(other.kind === 'taken');
    other.release();
  });

  it.each([
    ['is gone', '99999999 1 gone'],
    ['had the number of a process that lives now', `${process.pid} 1 earlier`],
    ['died before it wrote its name', ''],
  ])('is taken over from a process that %s', async (_what, text) => {
    await writeFile(join(folder, 'lock.pid'), text);

    await (
      await lockDataFolder(folder, owner)
    )();

    expect(await readdir(folder)).toEqual([]);
  });
});
