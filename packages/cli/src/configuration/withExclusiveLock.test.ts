import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { succeeded } from '@fx-gateway/domain/result';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withExclusiveLock } from './withExclusiveLock.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fxg-alone-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** How many of four were inside together, at most. */
const mostInside = async (lock: string): Promise<number> => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (inside += 1));
    await new Promise((resolve) => setTimeout(resolve, 10));
    inside -= 1;
    return succeeded(null);
  };
  await Promise.all([1, 2, 3, 4].map(() => withExclusiveLock(lock, work)));
  return most;
};

it('lets one after the other move money, and leaves nothing behind', async () => {
  expect(await mostInside(join(folder, 'a', 'moving.lock'))).toBe(1);
  expect(await readdir(join(folder, 'a'))).toEqual([]);
});

it('lets one of all who wait take over from a process that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  const lock = join(folder, 'moving.lock');
  for (let round = 0; round < 8; round += 1) {
    await writeFile(lock, String(pid));
    expect(await mostInside(lock)).toBe(1);
  }
  expect(await readdir(folder)).toEqual([]);
});

it('takes over from a process that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  const lock = join(folder, 'moving.lock');
  await writeFile(lock, String(pid));
  expect(await withExclusiveLock(lock, async () => succeeded('done'))).toEqual(succeeded('done'));
});

it('is free again after a defect', async () => {
  const lock = join(folder, 'moving.lock');
  await expect(withExclusiveLock(lock, () => Promise.reject(new Error('defect')))).rejects.toThrow('defect');
  expect(await readdir(folder)).toEqual([]);
});
