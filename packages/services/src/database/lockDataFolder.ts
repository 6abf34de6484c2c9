import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLockFile } from '@fx-gateway/adapters/lock-file';
import { StartRefusal } from '../settings/startRefusal.ts';
import type { DatabaseOwner } from './databasePlace.ts';

/** A lock without a living holder is being taken over, or was left unsigned by a kill, which shows after two seconds. */
const longestUnsigned = 3_000;

/**
 * Makes this process the only one that uses a data folder, because the embedded database would lose
 * rows under two. A lock left by a process that is gone is taken over. Throws a `StartRefusal` when
 * another process lives in it; gives the function that unlocks.
 */
export const lockDataFolder = async (
  folder: string,
  { name, folderVariable }: DatabaseOwner,
): Promise<() => Promise<void>> => {
  const file = join(folder, 'lock.pid');
  const end = performance.now() + longestUnsigned;
  for (;;) {
    const taken = tryLockFile(file);
    if (taken.kind === 'taken') return async () => taken.release();
    if (taken.holder !== null)
      throw new StartRefusal(
        `The data folder ${folder} is in use by process ${taken.holder}: stop that ${name} or set ${folderVariable} to another folder.`,
      );
    if (performance.now() > end)
      throw new StartRefusal(
        `The data folder ${folder} cannot be locked: another ${name} is starting in it.`,
      );
    await wait(50);
  }
};
