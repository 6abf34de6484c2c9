import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasSystemErrorCode } from './readFileIfPresent.ts';

/** A file or folder that the system keeps from the user. */
export type DeniedPath = {
  readonly path: string;
  /** Such as `root`; null where it is the user's own, or where that is not known. */
  readonly owner: string | null;
  /** It is fxg's own folder, or in it. */
  readonly isWithin: boolean;
};

type Use = 'read' | 'write' | 'enter';

const modes: Readonly<Record<Use, number>> = {
  read: constants.R_OK,
  write: constants.W_OK,
  enter: constants.X_OK,
};

/** What is asked of the system; `mayUse` rejects with why not. Nothing is changed by it. */
type FileSystem = {
  mayUse(path: string, how: Use): Promise<void>;
  ownerOf(path: string): Promise<string | null>;
};

const systemFiles: FileSystem = {
  mayUse: (path, how) => access(path, modes[how]),
  ownerOf: async (path) => {
    const { uid } = await stat(path);
    if (process.getuid === undefined || uid === process.getuid()) return null;
    return uid === 0 ? 'root' : `the user ${uid}`;
  },
};

/** From the root down to the path itself. */
const partsOf = (path: string): readonly string[] => {
  const parent = dirname(path);
  return parent === path ? [path] : [...partsOf(parent), path];
};

/**
 * The outermost part of a file's path, below `own` or above it, that the user cannot use as fxg has to: enter every
 * folder, write the last one that is there, read the file. Null where all can be used, or nothing is there yet.
 */
export const findDeniedPath = async (
  own: string,
  file: string,
  { mayUse, ownerOf }: FileSystem = systemFiles,
): Promise<DeniedPath | null> => {
  const isWithin = (path: string): boolean => partsOf(path).includes(own);
  const tryTo = async (path: string, how: Use): Promise<'may' | 'absent' | 'denied'> => {
    try {
      await mayUse(path, how);
      return 'may';
    } catch (error) {
      if (hasSystemErrorCode(error, 'ENOENT')) return 'absent';
      return hasSystemErrorCode(error, 'EACCES', 'EPERM') ? 'denied' : 'may';
    }
  };
  const denied = async (path: string): Promise<DeniedPath> => ({
    path,
    owner: await ownerOf(path).catch(() => null),
    isWithin: isWithin(path),
  });
  let last: string | null = null;
  for (const folder of partsOf(dirname(file))) {
    const entered = await tryTo(folder, 'enter');
    if (entered === 'denied') return denied(folder);
    if (entered === 'absent') break;
    last = folder;
  }
  if (last === null || !isWithin(last)) return null;
  if ((await tryTo(last, 'write')) === 'denied') return denied(last);
  return (await tryTo(file, 'read')) === 'denied' ? denied(file) : null;
};
