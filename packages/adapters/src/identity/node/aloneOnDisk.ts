import { whileLocked } from '../../storage/node/fileLock.ts';
import type { Alone } from '../alone.ts';

/** A renewal takes a second; one in a process that was stopped is not waited for longer than this. */
const patience = { longestWait: 10_000 };

/** Alone among the processes of this machine that take the same lock file. */
export const aloneOnDisk =
  (lock: string): Alone =>
  async (work) => {
    const done = await whileLocked(lock, work, patience);
    return done.ok ? done.value : work();
  };
