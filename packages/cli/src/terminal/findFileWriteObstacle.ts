import { constants } from 'node:fs';
import { access, lstat, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether nothing is lost with a file: it is empty, as mktemp makes it, or an earlier one of its kind. */
const mayBeReplaced = async (file: string, begins: RegExp): Promise<boolean> => {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(200), 0, 200, 0);
    return bytesRead === 0 || begins.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await handle.close();
  }
};

type InTheWay = 'nothing' | 'unwritable' | 'something-else';

/** What keeps a file from being written whose like begins so: nothing else is ever replaced. */
export const findFileWriteObstacle = async (file: string, begins: RegExp): Promise<InTheWay> => {
  try {
    await access(dirname(file), constants.W_OK);
  } catch {
    return 'unwritable';
  }
  const found = await lstat(file).catch(() => null);
  if (found === null) return 'nothing';
  if (found.isDirectory()) return 'unwritable';
  if (!found.isFile()) return 'something-else';
  return (await mayBeReplaced(file, begins).catch(() => false)) ? 'nothing' : 'something-else';
};
