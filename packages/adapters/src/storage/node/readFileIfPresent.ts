import { readFileSync } from 'node:fs';

/** Whether the system refused something by one of these codes. */
export const hasSystemErrorCode = (error: unknown, ...codes: readonly unknown[]): boolean =>
  error instanceof Error && codes.includes(Reflect.get(error, 'code'));

/** A file's text; null where no file is there, or the process that it tells of is gone. */
export const readFileIfPresent = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasSystemErrorCode(error, 'ENOENT', 'ESRCH')) return null;
    throw error;
  }
};
