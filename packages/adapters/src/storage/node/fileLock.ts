import { open, readFile, stat, unlink } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const longestWait = 10_000;
const pauseBetweenTries = 15;
/** A lock is held for one small write; a process that was stopped in the middle must not hold it for ever. */
const oldestLock = 30_000;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isAbandoned = async (lock: string): Promise<boolean> => {
  try {
    const [holder, { mtimeMs }] = await Promise.all([readFile(lock, 'utf8'), stat(lock)]);
    const age = Date.now() - mtimeMs;
    return age > oldestLock || (holder !== '' && !isAlive(Number(holder)));
  } catch {
    return false;
  }
};

const tryToLock = async (lock: string): Promise<boolean> => {
  try {
    const file = await open(lock, 'wx', 0o600);
    await file.writeFile(String(process.pid)).finally(() => file.close());
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Removes what a dead process left, under a lock of its own: of several who find it abandoned one removes it, and the
 * others look again before they touch the lock of whoever came next.
 */
const takeOver = (lock: string): Promise<void> =>
  whileLocked(`${lock}.takeover`, async () => {
    if (await isAbandoned(lock)) await unlink(lock).catch(() => undefined);
  });

/** Runs `work` while no other process runs its own under the same lock file. Rejects when the lock stays taken. */
export const whileLocked = async <T>(lock: string, work: () => Promise<T>): Promise<T> => {
  const end = Date.now() + longestWait;
  while (!(await tryToLock(lock))) {
    if (await isAbandoned(lock)) await takeOver(lock);
    else if (Date.now() > end) throw new Error(`Another process holds ${lock}.`);
    else await pause(pauseBetweenTries * (0.5 + Math.random()));
  }
  try {
    return await work();
  } finally {
    await unlink(lock).catch(() => undefined);
  }
};
