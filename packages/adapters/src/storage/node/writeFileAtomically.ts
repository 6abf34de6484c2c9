import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { removeFileAtExit } from './removeFileAtExit.ts';
import { toStoreError } from './toStoreError.ts';

const flushFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  // Some file systems cannot flush a folder; the file itself is on disk by then.
  try {
    await handle.sync().catch(() => undefined);
  } finally {
    await handle.close();
  }
};

/** Puts a file in place whole or not at all, readable by its owner alone; it is on disk when this resolves. */
export const writeFileAtomically = async (path: string, text: string): Promise<void> => {
  const temporary = `${path}.${randomUUID()}.tmp`;
  const inPlace = removeFileAtExit(temporary);
  try {
    // There at once: a file that another thread is still making when the process ends would be left behind.
    closeSync(openSync(temporary, 'wx', 0o600));
    const file = await open(temporary, 'r+');
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw toStoreError(error, path);
  } finally {
    inPlace();
  }
  await flushFolder(dirname(path)).catch(() => undefined);
};
