import { join } from 'node:path';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { usageFailure, type CommandFailure } from '../failures/commandFailure.ts';

/** The files of this user on this machine; only their owner can read them. */
export type ProfileFiles = {
  /** The sign-in of the profile. */
  readonly credentials: string;
  /** The path of the lock file. A process holds this lock while it renews or replaces the sign-in. */
  readonly signIn: string;
  /** What the profile remembers: the address of its configuration. */
  readonly profile: string;
  /** Quotes that can be booked, with their amounts and payees: they go with the sign-in. */
  readonly quotes: string;
  /** Bookings and instructions without a definite answer, and deals that wait for theirs, by user. */
  readonly intents: string;
  /** Bookings by the keys that make them repeatable, by user and gateway. */
  readonly keys: string;
  /** Ids of beneficiaries whose bank details are to be checked before they are paid, by user. */
  readonly beneficiaryChecks: string;
  /** Held while money is moved for a user. */
  lock(sub: string): string;
};

export const defaultProfile = 'default';

/** The files of a profile below fxg's own folder. A name that could leave that folder is refused. */
export const resolveProfileFiles = (
  folder: string,
  profile: string,
): Result<ProfileFiles, CommandFailure> => {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(profile)) {
    return usageFailure(
      'That is no name for a profile.',
      'Letters, digits, points, dashes and underscores, at most 64, beginning with a letter or a digit.',
    );
  }
  const own = join(folder, 'profiles', profile);
  return succeeded({
    credentials: join(own, 'credentials.json'),
    signIn: join(own, 'sign-in.lock'),
    profile: join(own, 'profile.json'),
    quotes: join(own, 'quotes.json'),
    intents: join(folder, 'intents.json'),
    keys: join(folder, 'keys.json'),
    beneficiaryChecks: join(folder, 'payees.json'),
    lock: (sub) => join(folder, `moving-${sub.replace(/[^\w-]/g, '')}.lock`),
  });
};
