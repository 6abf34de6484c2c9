import { runWithFileLock } from '../../storage/node/runWithFileLock.ts';
import type { SignInLock } from '../signInLock.ts';

/**
 * Alone among the processes of this machine that take the same lock file. A renewal takes a second; one in a process that
 * was stopped is not waited for longer than for a write.
 */
export const createFileSignInLock =
  (lock: string): SignInLock =>
  async (work) => {
    const done = await runWithFileLock(lock, work);
    return done.ok ? done.value : work();
  };
