import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './lockDataFolder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const fiveAtOnce = async () => {
  const attempts = await Promise.allSettled([1, 2, 3, 4, 5].map(() => lockDataFolder(folder)));
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

  it.each([
    ['is gone', '99999999 1 gone'],
    ['had the number of a process that lives now', `${process.pid} 1 earlier`],
    ['died before it wrote its name', ''],
  ])('is taken over from a process that %s', async (_what, text) => {
    await writeFile(join(folder, 'lock.pid'), text);

    await (
      await lockDataFolder(folder)
    )();

    expect(await readdir(folder)).toEqual([]);
  });
});
