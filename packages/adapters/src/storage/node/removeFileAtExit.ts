import { rmSync } from 'node:fs';

/**
 * Has a file removed should the process end before the returned function is called: a command that was interrupted
 * does not come back to where it works. A kill leaves the file.
 */
export const removeFileAtExit = (path: string): (() => void) => {
  const remove = (): void => rmSync(path, { force: true });
  process.once('exit', remove);
  return () => void process.off('exit', remove);
};
