import { close, constants, open } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { promisify } from 'node:util';
import { textIn, readStdin, type Terminal } from './terminal.ts';

/**
 * What comes through a pipe that has a name. It is waited for beside everything else: a thread that waits in the
 * system for a writer cannot be called back, and the process could not end before one comes.
 */
const readPipe = async (file: string): Promise<string> => {
  const pipe = await promisify(open)(file, constants.O_RDONLY | constants.O_NONBLOCK);
  let socket: Socket;
  try {
    socket = new Socket({ fd: pipe, readable: true, writable: false });
  } catch (trouble) {
    await promisify(close)(pipe);
    throw trouble;
  }
  return textIn(socket);
};

/** The text of a file, or of a pipe with a name; throws where it cannot be read. */
export const readTextOf = async (file: string): Promise<string> =>
  (await stat(file)).isFIFO() ? readPipe(file) : readFile(file, 'utf8');

/** The same, where `-` is stdin. */
export const readText = (file: string, terminal: Terminal): Promise<string> =>
  file === '-' ? readStdin(terminal) : readTextOf(file);
