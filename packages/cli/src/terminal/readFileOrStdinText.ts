import { close, constants, createReadStream, open } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { promisify } from 'node:util';
import { decodeUtf8, type NotUtf8 } from '@fx-gateway/adapters/node';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { usageFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { describeFileError } from './describeFileError.ts';
import { readAllBytes, type Terminal } from './terminal.ts';

/**
 * What comes through a pipe that has a name. It is waited for beside everything else: a thread that waits in the
 * system for a writer cannot be called back, and the process could not end before one comes.
 */
const readPipe = async (file: string, most: number): Promise<Uint8Array> => {
  const pipe = await promisify(open)(file, constants.O_RDONLY | constants.O_NONBLOCK);
  let socket: Socket;
  try {
    socket = new Socket({ fd: pipe, readable: true, writable: false });
  } catch (trouble) {
    await promisify(close)(pipe);
    throw trouble;
  }
  return readAllBytes(socket, most);
};

/** What a file holds, or what comes through a pipe with a name, at most so much; throws where it cannot be read. */
export const readFileBytes = async (file: string, most = Infinity): Promise<Uint8Array> =>
  (await stat(file)).isFIFO()
    ? readPipe(file, most)
    : readAllBytes(createReadStream(file, { end: most - 1 }), most);

/** Text in another encoding would be kept with letters lost, so it is refused. */
const notUtf8 = (named: string, { line, looksLike, convertFrom }: NotUtf8) =>
  usageFailure(
    looksLike === null
      ? `${named} is not UTF-8: line ${line} ends in the middle of a letter.`
      : `${named} is not UTF-8: line ${line} looks like ${looksLike}.`,
    looksLike === null
      ? 'It was cut off: save or copy it again.'
      : convertFrom === null
        ? 'Other letters are UTF-8, so only this encoding was mixed in: write such letters again as UTF-8.'
        : `Save it as UTF-8, or convert it: iconv -f ${convertFrom} -t UTF-8 FILE > NEWFILE`,
  );

/** The text of a file, or of stdin where it is `-`. `named` is its name at the beginning of a sentence. */
export const readFileOrStdinText = async (
  file: string,
  { stdin }: Pick<Terminal, 'stdin'>,
  named = file === '-' ? 'What came on stdin' : `The file ${file}`,
): Promise<Result<string, CommandFailure>> => {
  let bytes: Uint8Array;
  try {
    bytes = await (file === '-' ? readAllBytes(stdin) : readFileBytes(file));
  } catch (trouble) {
    return usageFailure(
      describeFileError(file, trouble, 'read', named),
      'Name a file that is there and that you may read; - is stdin.',
    );
  }
  const text = decodeUtf8(bytes);
  return text.ok ? succeeded(text.value) : notUtf8(named, text.failure);
};
