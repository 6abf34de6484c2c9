import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { tryLockFile, type LockAttempt } from './lockFile.ts';
import { toStoreError } from './toStoreError.ts';

type LockPatience = {
  /** For how long a lock that is held is waited for, in milliseconds. */
  readonly longestWait: number;
};

/** A lock is held for one small write. */
const forOneWrite: LockPatience = { longestWait: 10_000 };

const pauseBetweenTries = 15;

/** The folder of a lock is the user's alone. */
const tryToLock = (lock: string): LockAttempt => {
  try {
    mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
    return tryLockFile(lock);
  } catch (error) {
    throw toStoreError(error, lock);
  }
};

/**
 * Runs `work` while no other process runs its own under the same lock file, as `tryLockFile` promises. Fails when
 * another one really holds it.
 */
export const runWithFileLock = async <T>(
  lock: string,
  work: () => Promise<T>,
  { longestWait }: LockPatience = forOneWrite,
): Promise<Result<T, 'held'>> => {
  const end = performance.now() + longestWait;
  let taken = tryToLock(lock);
  while (taken.kind === 'held') {
    if (performance.now() > end) return failed('held');
    await pause(pauseBetweenTries * (0.5 + Math.random()));
    taken = tryToLock(lock);
  }
  try {
    return succeeded(await work());
  } finally {
    taken.release();
  }
};
