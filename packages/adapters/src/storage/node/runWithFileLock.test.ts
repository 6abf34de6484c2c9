import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runWithFileLock } from './runWithFileLock.ts';

let folder: string;
let lock: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-lock-'));
  lock = join(folder, 'store.lock');
});
afterEach(() => {
  vi.useRealTimers();
  return rm(folder, { recursive: true });
});

const deadProcess = (): string => String(spawnSync(process.execPath, ['-e', '0']).pid);

/** How many of several that want in at once were inside together, at most. */
const mostInside = async (wanting: number): Promise<number> => {
  let inside = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    inside += 1;
    most = Math.max(most, inside);
    await pause(1);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: wanting }, () => runWithFileLock(lock, work)));
  return most;
};

/** The lock, held until `end` is called. */
const held = () => {
  const ended = new AbortController();
  return { holding: runWithFileLock(lock, () => once(ended.signal, 'abort')), end: () => ended.abort() };
};

describe('a lock', () => {
  it('lets one in at a time and leaves nothing behind', async () => {
    expect(await mostInside(12)).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('of a process that died is taken over by one of all who wait', async () => {
    const dead = deadProcess();
    for (let round = 0; round < 60; round += 1) {
      await writeFile(lock, dead);
      expect(await mostInside(6)).toBe(1);
    }
    expect(await readdir(folder)).toEqual([]);
  }, 30_000);

  it('is taken over also when the one who took it over died on the way', async () => {
    const dead = deadProcess();
    await writeFile(lock, dead);
    await writeFile(`${lock}.takeover`, dead);
    expect(await mostInside(4)).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('that its holder could not sign before it died is taken over too', async () => {
    await writeFile(lock, '');
    const before = new Date(Date.now() - 5_000);
    await utimes(lock, before, before);
    expect(await mostInside(4)).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is signed from the moment it is there, and gone when its process ends in the middle', async () => {
    const before = process.listeners('exit');
    const running = runWithFileLock(lock, () => pause(50));
    expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    for (const atExit of process.listeners('exit')) if (!before.includes(atExit)) atExit(0);
    expect(await readdir(folder)).toEqual([]);
    await running;
    expect(process.listeners('exit')).toEqual(before);
  });

  it('that is really held is told as such, and stays', async () => {
    const { holding, end } = held();
    const signed = await readFile(lock, 'utf8');
    expect(await runWithFileLock(lock, async () => 'in', { longestWait: 40 })).toEqual(failed('held'));
    expect(await readFile(lock, 'utf8')).toBe(signed);
    end();
    await holding;
    expect(await runWithFileLock(lock, async () => 'in', { longestWait: 40 })).toEqual(succeeded('in'));
  });

  it('that is held is waited for ten seconds, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { holding, end } = held();
    let outcome: unknown = 'waits';
    const waiting = runWithFileLock(lock, async () => 'in').then((told) => (outcome = told));
    vi.advanceTimersByTime(9_900);
    await pause(60);
    expect(outcome).toBe('waits');
    vi.advanceTimersByTime(101);
    expect(await waiting).toEqual(failed('held'));
    end();
    await holding;
  });

  it('is not waited for longer when the clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { holding, end } = held();
    const waiting = runWithFileLock(lock, async () => 'in', { longestWait: 40 });
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await waiting).toEqual(failed('held'));
    end();
    await holding;
  });
});
