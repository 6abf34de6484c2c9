import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { removedAtExit } from './removedAtExit.ts';
import { storeRefusal } from './storeRefusal.ts';

type LockPatience = {
  /** For how long a lock that is held is waited for, in milliseconds. */
  readonly longestWait: number;
  /** From which age on a lock counts as none although a process with its number lives. */
  readonly oldestLock: number;
};

/** A lock is held for one small write; a process that was stopped in the middle must not hold it for ever. */
const forOneWrite: LockPatience = { longestWait: 10_000, oldestLock: 30_000 };

const pauseBetweenTries = 15;
/** A lock is signed in the step that makes it; one without a name is what a kill in between has left. */
const oldestUnsigned = 2_000;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isAbandoned = async (lock: string, { oldestLock }: LockPatience): Promise<boolean> => {
  try {
    const [holder, { mtimeMs }] = await Promise.all([readFile(lock, 'utf8'), stat(lock)]);
    const age = Date.now() - mtimeMs;
    if (holder === '') return age > oldestUnsigned;
    return age > oldestLock || !isAlive(Number(holder));
  } catch {
    return false;
  }
};

/** The folder of a lock is the user's alone. */
const makeFolderOf = (lock: string): void => {
  try {
    mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw storeRefusal(error, lock);
  }
};

/** Half a lock is no lock; that it cannot be removed is told by what follows. */
const forget = (lock: string): void => {
  try {
    rmSync(lock, { force: true });
  } catch {
    return;
  }
};

/** Makes and signs the lock in one go, so that no end of the process comes between. */
const tryToLock = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    forget(lock);
    throw storeRefusal(error, lock);
  }
};

/**
 * Removes what a dead process left, under a lock of its own: of several who find it abandoned one removes it, and the
 * others look again before they touch the lock of the process that came next.
 */
const takeOver = (lock: string, patience: LockPatience): Promise<unknown> =>
  whileLocked(`${lock}.takeover`, async () => {
    if (await isAbandoned(lock, patience)) await unlink(lock).catch(() => undefined);
  });

/**
 * Runs `work` while no other process runs its own under the same lock file. Every end of this process lets go of it,
 * and a lock of a process that no longer lives counts as none. Fails when another one really holds it.
 */
export const whileLocked = async <T>(
  lock: string,
  work: () => Promise<T>,
  patience: LockPatience = forOneWrite,
): Promise<Result<T, 'held'>> => {
  const end = Date.now() + patience.longestWait;
  makeFolderOf(lock);
  while (!tryToLock(lock)) {
    if (await isAbandoned(lock, patience)) await takeOver(lock, patience);
    else if (Date.now() > end) return failed('held');
    else await pause(pauseBetweenTries * (0.5 + Math.random()));
  }
  const released = removedAtExit(lock);
  try {
    return succeeded(await work());
  } finally {
    released();
    rmSync(lock, { force: true });
  }
};
