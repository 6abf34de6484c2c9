import { closeSync, existsSync, linkSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isProcessAlive } from './readProcessStartTime.ts';
import { hasSystemErrorCode } from './readFileIfPresent.ts';

/** A file that goes away where it can: what stays is removed by whoever takes the lock later. */
const removeQuietly = (file: string): void => {
  try {
    rmSync(file);
  } catch {
    // Why the lock could not be made is told, and not that this cannot be removed.
  }
};

/** A lock that is being signed, under a name of this process's own. */
const beingSigned = (lock: string): string => `${lock}.${process.pid}.new`;

/** Removes what processes left that were killed while they signed. */
export const removeAbandonedLockFiles = (lock: string): void => {
  try {
    for (const name of readdirSync(dirname(lock))) {
      const pid = name.startsWith(`${basename(lock)}.`) ? /\.(\d+)\.new$/.exec(name)?.[1] : undefined;
      if (pid !== undefined && !isProcessAlive(Number(pid))) removeQuietly(join(dirname(lock), name));
    }
  } catch {
    // A folder that shows nothing keeps what was left in it; the lock is taken all the same.
  }
};

/** Where the file system has no hard links the lock is there a moment before it is signed. */
const signInPlace = (lock: string, signed: string): void => {
  const file = openSync(lock, 'wx', 0o600);
  try {
    writeFileSync(file, signed);
  } catch (error) {
    removeQuietly(lock);
    throw error;
  } finally {
    closeSync(file);
  }
};

const putInPlace = (lock: string, signed: string): void => {
  const own = beingSigned(lock);
  try {
    rmSync(own, { force: true });
    writeFileSync(own, signed, { flag: 'wx', mode: 0o600 });
    linkSync(own, lock);
  } catch (error) {
    if (!hasSystemErrorCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) throw error;
    signInPlace(lock, signed);
  } finally {
    removeQuietly(own);
  }
};

/** True when this process has made the file: nobody sees it before it is signed, whatever ends in between. */
export const createSignedLockFile = (lock: string, signed: string): boolean => {
  // Whoever waits tries often, and makes no file for it.
  if (existsSync(lock)) return false;
  try {
    putInPlace(lock, signed);
    return true;
  } catch (error) {
    if (hasSystemErrorCode(error, 'EEXIST')) return false;
    // Nobody knows the other name.
    throw error instanceof Error && 'path' in error ? Object.assign(error, { path: lock }) : error;
  }
};
