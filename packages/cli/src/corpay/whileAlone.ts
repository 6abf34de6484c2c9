import { rmSync } from 'node:fs';
import { mkdir, open, readFile, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { commandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { Asked } from '../program/invocation.ts';

/** Longer than a call that moves money may take. */
const longestWait = 45_000;

const take = async (lock: string): Promise<boolean> => {
  try {
    const file = await open(lock, 'wx', 0o600);
    await file.writeFile(String(process.pid)).finally(() => file.close());
    return true;
  } catch (trouble) {
    if (trouble instanceof Error && 'code' in trouble && trouble.code === 'EEXIST') return false;
    throw trouble;
  }
};

/** Whether the process that took the lock is gone, by a kill for instance. */
const isLeftBehind = async (lock: string): Promise<boolean> => {
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (!Number.isInteger(holder) || holder <= 0) return false;
  try {
    process.kill(holder, 0);
    return false;
  } catch (trouble) {
    return trouble instanceof Error && 'code' in trouble && trouble.code === 'ESRCH';
  }
};

/**
 * Under a lock of its own: of several who find it left behind one removes it, and the others look again before they
 * touch the lock of whoever came next.
 */
const removeLeftBehind = (lock: string): Asked<null> =>
  whileAlone(`${lock}.takeover`, async () => {
    if (await isLeftBehind(lock)) await unlink(lock).catch(() => undefined);
    return succeeded(null);
  });

/**
 * Runs `work` while no other fxg of this machine moves money for the same customer: two at once could take each
 * other's booking for a lost one. Ends with 8 when the other one does not come to an end.
 */
export const whileAlone = async <T>(lock: string, work: () => Asked<T>): Asked<T> => {
  await mkdir(dirname(lock), { recursive: true, mode: 0o700 });
  const end = Date.now() + longestWait;
  while (!(await take(lock))) {
    if (await isLeftBehind(lock)) await removeLeftBehind(lock);
    else if (Date.now() > end) {
      return failed(
        commandFailure(
          exitCodes.pending,
          'busy',
          'Another fxg is moving money for this customer right now.',
          {
            hint: `Let it finish, then run this again. When there is none, remove ${lock}.`,
          },
        ),
      );
    } else await pause(50);
  }
  const release = (): void => rmSync(lock, { force: true });
  // Ctrl-C ends the process without coming back here.
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
};
