import { whileLocked } from '../../storage/node/fileLock.ts';
import type { Alone } from '../alone.ts';

/**
 * Alone among the processes of this machine that take the same lock file. A renewal takes a second; one in a process that
 * was stopped is not waited for longer than for a write.
 */
export const aloneOnDisk =
  (lock: string): Alone =>
  async (work) => {
    const done = await whileLocked(lock, work);
    return done.ok ? done.value : work();
  };
