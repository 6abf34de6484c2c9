import { randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { readProcessStartTime, isProcessAlive } from './readProcessStartTime.ts';
import { readFileIfPresent } from './readFileIfPresent.ts';
import { removeAbandonedLockFiles, createSignedLockFile } from './createSignedLockFile.ts';

/** The lock, with what lets go of it; or that another process holds it: null where nobody knows which one lives. */
export type LockAttempt =
  | { readonly kind: 'taken'; release(): void }
  | { readonly kind: 'held'; readonly holder: number | null };

/** Without hard links a lock is there before it is signed; one without a name for longer is what a kill has left. */
const oldestUnsigned = 2_000;

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
    if (readFileIfPresent(lock) === signed) rmSync(lock, { force: true });
  };
  if (releases.size === 0) process.on('exit', releaseAll);
  releases.add(release);
  return release;
};

/** What this process signs a lock with; no two locks have the same name. */
const signature = (): string => {
  ownBirth ??= readProcessStartTime(process.pid);
  return `${process.pid} ${ownBirth} ${randomUUID()}\n`;
};

/** Whether nobody comes back who could let go of it: its holder is dead, or its number is another process's by now. */
const isAbandoned = (lock: string, signed: string): boolean => {
  if (signed === '') {
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    return made !== undefined && Math.abs(Date.now() - made) > oldestUnsigned;
  }
  const [pid, birth] = signed.split(' ');
  const holder = Number(pid);
  return !isProcessAlive(holder) || birth !== readProcessStartTime(holder);
};

/**
 * Removes an abandoned lock under a lock of its own: of several who find it one removes it, and the others look again
 * before they touch the lock of the process that came next.
 */
const takeOver = (lock: string): void => {
  const turn = tryLockFile(`${lock}.takeover`);
  if (turn.kind === 'held') return;
  try {
    const signed = readFileIfPresent(lock);
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
export const tryLockFile = (lock: string): LockAttempt => {
  const signed = signature();
  for (const last of [false, true]) {
    if (createSignedLockFile(lock, signed)) {
      removeAbandonedLockFiles(lock);
      return { kind: 'taken', release: hold(lock, signed) };
    }
    const theirs = readFileIfPresent(lock);
    if (theirs === null) continue;
    if (!isAbandoned(lock, theirs)) return { kind: 'held', holder: Number.parseInt(theirs, 10) || null };
    if (!last) takeOver(lock);
  }
  return { kind: 'held', holder: null };
};
