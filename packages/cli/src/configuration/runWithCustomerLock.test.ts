import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import { userChangedFailure } from '../failures/userChangedFailure.ts';
import { runWithCustomerLock } from './runWithCustomerLock.ts';

let folder = '';

beforeEach(async () => {
  said.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'fxg-alone-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const said: string[] = [];

const withLock = <T>(
  lock: string,
  work: () => CommandResult<T>,
  wait?: number,
  userChanged: () => Promise<CommandFailure | null> = async () => null,
): CommandResult<T> =>
  runWithCustomerLock(
    { notice: (text) => void said.push(text), userChanged },
    { connection: { lock: () => lock }, user: { sub: 'sub-1' } },
    work,
    wait,
  );

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
  await Promise.all([1, 2, 3, 4].map(() => withLock(lock, work)));
  return most;
};

it('lets one after the other move money, and leaves nothing behind', async () => {
  expect(await mostInside(join(folder, 'a', 'moving.lock'))).toBe(1);
  expect(await readdir(join(folder, 'a'))).toEqual([]);
});

it('does nothing for another user, who signed in while it was waited for', async () => {
  const work = vi.fn(async () => succeeded(null));
  const done = await withLock(join(folder, 'moving.lock'), work, undefined, async () => userChangedFailure);
  expect([done, work.mock.calls]).toEqual([{ ok: false, failure: userChangedFailure }, []]);
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
  expect(await withLock(lock, async () => succeeded('done'))).toEqual(succeeded('done'));
});

it('is free again after a defect', async () => {
  const lock = join(folder, 'moving.lock');
  await expect(withLock(lock, () => Promise.reject(new Error('defect')))).rejects.toThrow('defect');
  expect(await readdir(folder)).toEqual([]);
});

/** Another fxg that moves money for so long from now on. */
const heldFor = (milliseconds: number) =>
  new Promise<{ readonly done: Promise<unknown> }>((resolve) => {
    const done = withLock(join(folder, 'moving.lock'), async () => {
      await new Promise((end) => setTimeout(end, 0));
      resolve({ done });
      await new Promise((end) => setTimeout(end, milliseconds));
      return succeeded(null);
    });
  });

const comeNext = (wait?: number) =>
  withLock(join(folder, 'moving.lock'), async () => succeeded('next'), wait);

it('says that it waits once that takes longer than a second, and nothing before', async () => {
  await heldFor(300);
  expect([await comeNext(), said]).toEqual([succeeded('next'), []]);
  await heldFor(1_500);
  expect(await comeNext()).toEqual(succeeded('next'));
  expect(said).toEqual([
    'Waiting for another fxg, which is moving money or changing a beneficiary for this customer.',
  ]);
});

it('ends as busy when the other does not end, names its process, and never bids to remove its lock', async () => {
  const { done } = await heldFor(1_000);
  const busy = await comeNext(100);
  expect(busy).toMatchObject({ failure: { exit: 8, code: 'busy' } });
  const hint = busy.ok ? '' : busy.failure.hint;
  expect(hint).toContain(`Process ${process.pid} holds`);
  expect(hint).not.toContain('remove');
  await done;
});
