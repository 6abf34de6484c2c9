import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** The lock, with what lets go of it; or that another process holds it: null while it is not signed yet. */
export type TakenLock =
  | { readonly kind: 'taken'; release(): void }
  | { readonly kind: 'held'; readonly holder: number | null };

/** A lock is signed in the step that makes it; one without a name for longer is what a kill in between has left. */
const oldestUnsigned = 2_000;

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ESRCH')) return null;
    throw error;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
};

/** By `ps`, where the kernel shows no files of its processes; '-' where there is none either. */
const birthByPs = (pid: number): string => {
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return started === '' ? '-' : started.replaceAll(/\s+/g, '_');
  } catch {
    return '-';
  }
};

/** When a process was born: a number is given out again, also after a restart of the machine, and this is not. */
const birthOf = (pid: number): string => {
  const stat = process.platform === 'linux' ? readIfThere(`/proc/${pid}/stat`) : null;
  const ticks = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  if (ticks === undefined) return birthByPs(pid);
  return `${readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}/${ticks}`;
};

let ownBirth: string | null = null;

/** What this process holds, and lets go of at its end. */
const releases = new Set<() => void>();
const releaseAll = (): void => {
  for (const release of releases) release();
};

const hold = (lock: string, signed: string): (() => void) => {
  const release = (): void => {
    releases.delete(release);
    if (releases.size === 0) process.off('exit', releaseAll);
    if (readIfThere(lock) === signed) rmSync(lock, { force: true });
  };
  if (releases.size === 0) process.on('exit', releaseAll);
  releases.add(release);
  return release;
};

/** What this process signs a lock with; no two locks have the same name. */
const signature = (): string => {
  ownBirth ??= birthOf(process.pid);
  return `${process.pid} ${ownBirth} ${randomUUID()}\n`;
};

/** Whether nobody comes back who could let go of it: its holder is dead, or its number is another process's by now. */
const isAbandoned = (lock: string, signed: string): boolean => {
  if (signed === '') {
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    return made !== undefined && Date.now() - made > oldestUnsigned;
  }
  const [pid, birth] = signed.trim().split(' ');
  const holder = Number(pid);
  return !Number.isInteger(holder) || holder <= 0 || !isAlive(holder) || birth !== birthOf(holder);
};

/** True when this process has made and signed the file: in one go, so that no end of the process comes between. */
const sign = (lock: string, signed: string): boolean => {
  try {
    writeFileSync(lock, signed, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    // Half a lock is no lock; why it could not be made is told, and not that it cannot be removed.
    try {
      rmSync(lock, { force: true });
    } catch {
      throw error;
    }
    throw error;
  }
};

/**
 * Removes an abandoned lock under a lock of its own: of several who find it one removes it, and the others look again
 * before they touch the lock of the process that came next.
 */
const takeOver = (lock: string): void => {
  const turn = tryLockFile(`${lock}.takeover`);
  if (turn.kind === 'held') return;
  try {
    const signed = readIfThere(lock);
    if (signed !== null && isAbandoned(lock, signed)) rmSync(lock, { force: true });
  } finally {
    turn.release();
  }
};

/**
 * Tries once to take a lock among the processes of this machine. It is its holder's as long as that lives, however
 * long it sleeps; a lock of a process that died, or whose number another process has by now, is taken over. Letting go
 * removes this lock and no other one, and so does every end of the process but a kill. Throws what the system says
 * where the file cannot be made.
 */
export const tryLockFile = (lock: string): TakenLock => {
  const signed = signature();
  for (const last of [false, true]) {
    if (sign(lock, signed)) return { kind: 'taken', release: hold(lock, signed) };
    const theirs = readIfThere(lock);
    if (theirs !== null && (last || !isAbandoned(lock, theirs)))
      return { kind: 'held', holder: Number.parseInt(theirs, 10) || null };
    if (theirs !== null) takeOver(lock);
  }
  return { kind: 'held', holder: null };
};
