import { readFile } from 'node:fs/promises';
import { runWithFileLock } from '@fx-gateway/adapters/node';
import type { User } from '@fx-gateway/domain/identity/user.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { EnvironmentConnection } from './connectProfile.ts';

/** Longer than a call that moves money may take; while its process lives such a lock never counts as none. */
const longestWait = 45_000;

/** Whose lock it is. */
export type LockOwner = {
  readonly connection: Pick<EnvironmentConnection, 'lock'>;
  readonly user: Pick<User, 'sub'>;
};

/** After this time the user reads what is waited for. */
const unnoticed = 1_000;

const holderOf = async (lock: string): Promise<string> => {
  const [pid = ''] = (await readFile(lock, 'utf8').catch(() => '')).split(' ');
  return pid === '' ? 'It' : `Process ${pid}`;
};

/**
 * Runs `work` while no other fxg of this machine moves money or changes a beneficiary for the same customer: two at
 * once could take each other's booking for a lost one, or put back what the other has changed. Ends with 8 when the other one does not end in time. The user is never asked inside,
 * and nothing is done where another one has signed in meanwhile.
 */
export const runWithCustomerLock = async <T>(
  { notice, userChanged }: Pick<Invocation, 'notice' | 'userChanged'>,
  { connection, user }: LockOwner,
  work: () => CommandResult<T>,
  wait = longestWait,
): CommandResult<T> => {
  const lock = connection.lock(user.sub);
  const waiting = setTimeout(
    () =>
      notice('Waiting for another fxg, which is moving money or changing a beneficiary for this customer.'),
    unnoticed,
  );
  const begin = async () => {
    clearTimeout(waiting);
    const changed = await userChanged();
    return changed === null ? work() : failed(changed);
  };
  const done = await runWithFileLock(lock, begin, { longestWait: wait }).finally(() => clearTimeout(waiting));
  return done.ok
    ? done.value
    : failed(
        commandFailure(
          exitCodes.pending,
          'busy',
          'Another fxg is moving money or changing a beneficiary for this customer right now.',
          { hint: `${await holderOf(lock)} holds ${lock}. Let it finish, then run this again.` },
        ),
      );
};
