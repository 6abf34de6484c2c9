import { runWithFileLock } from '@fx-gateway/adapters/node';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { LockOwner } from './runWithCustomerLock.ts';

/** Whether another fxg of this machine moves money or changes a beneficiary for the customer right now. */
export const isLockHeld = async ({ connection, user }: LockOwner): Promise<boolean> => {
  const turn = await runWithFileLock(connection.lock(user.sub), async () => succeeded(null), {
    longestWait: 0,
  });
  return !turn.ok;
};
