import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefusal } from '../settings/startRefusal.ts';

/**
 * Makes this process the only one that uses a data folder, because the embedded database would lose
 * rows under two. A lock left by a process that is gone is taken over. Throws a `StartRefusal` when
 * another process lives in it; gives the function that unlocks.
 */
export const lockDataFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, 'lock.pid');
  const token = `${process.pid} ${await birthOf(process.pid)} ${randomUUID()}\n`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await writeNew(file, token)) return () => unlock(file, token);
    const holder = await livingHolder(file);
    if (holder !== undefined) {
      throw new StartRefusal(
        `The data folder ${folder} is in use by process ${holder}: stop that sandbox or set SANDBOX_DATA to another folder.`,
      );
    }
    await takeAway(file);
  }
  throw new StartRefusal(`The data folder ${folder} cannot be locked: another sandbox is starting in it.`);
};

const writeNew = async (file: string, token: string) => {
  try {
    await writeFile(file, token, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
};

const livingHolder = async (file: string): Promise<number | undefined> => {
  const [pid = '', birth = ''] = (await readWritten(file)).trim().split(' ');
  const holder = Number(pid);
  if (!Number.isInteger(holder) || holder <= 0 || !isAlive(holder)) return undefined;
  // A number is given out again after a restart; the moment of birth tells the two processes apart.
  return birth === (await birthOf(holder)) ? holder : undefined;
};

/** What a lock says; one that is empty may be about to be written. */
const readWritten = async (file: string) => {
  const text = await readIfThere(file);
  if (text !== '') return text;
  await wait(100);
  return await readIfThere(file);
};

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Moves a dead lock aside first, so that of two starting sandboxes only one removes it. */
const takeAway = async (file: string) => {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await livingHolder(aside)) !== undefined) await rename(aside, file);
  else await rm(aside, { force: true });
};

const unlock = async (file: string, token: string) => {
  if ((await readIfThere(file)) === token) await rm(file, { force: true });
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
};

/** When a process was born, in the kernel's own ticks; '-' where the system does not tell. */
const birthOf = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
};

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
