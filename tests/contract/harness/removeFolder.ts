import { rm } from 'node:fs/promises';

/** Removes a test's folder; the identity library may still write its last file there. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
