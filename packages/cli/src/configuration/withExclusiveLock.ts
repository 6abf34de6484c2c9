import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { whileLocked } from '@fx-gateway/adapters/node';
import { failed } from '@fx-gateway/domain/result';
import type { CommandResult } from '../command/commandResult.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';

/** Longer than a call that moves money may take; while its process lives such a lock never counts as none. */
const patience = { longestWait: 45_000, oldestLock: Infinity };

/**
 * Runs `work` while no other fxg of this machine moves money for the same customer: two at once could take each
 * other's booking for a lost one. Ends with 8 when the other one does not end in time.
 */
export const withExclusiveLock = async <T>(lock: string, work: () => CommandResult<T>): CommandResult<T> => {
  await mkdir(dirname(lock), { recursive: true, mode: 0o700 });
  const done = await whileLocked(lock, work, patience);
  return done.ok
    ? done.value
    : failed(
        commandFailure(
          exitCodes.pending,
          'busy',
          'Another fxg is moving money for this customer right now.',
          { hint: `Let it finish, then run this again. When there is none, remove ${lock}.` },
        ),
      );
};
