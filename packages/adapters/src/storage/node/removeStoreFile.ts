import { rm } from 'node:fs/promises';
import { toStoreError } from './toStoreError.ts';

/** Removes a store's file with all that it keeps; one that is not there is none. Fails as the store itself does. */
export const removeStoreFile = async (path: string): Promise<void> => {
  try {
    await rm(path, { force: true });
  } catch (trouble) {
    throw toStoreError(trouble, path);
  }
};
