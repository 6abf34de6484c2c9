import { promisify } from 'node:util';
import { BodyEndedError } from './bodyCorruption.ts';

/** What a service may do to an answer on its way here. It is no part of what is signed: a host between may drop it. */
export const acceptGzipHeader = { 'accept-encoding': 'gzip' };

const isEndMissing = (error: unknown): boolean =>
  error instanceof Error && error.message === 'unexpected end of file';

const unpack = async (bytes: Buffer): Promise<Buffer> => {
  const { gunzip } = await import('node:zlib');
  try {
    return await promisify(gunzip)(bytes);
  } catch (error) {
    if (isEndMissing(error)) throw error;
    // It says that it is compressed and is not.
    return bytes;
  }
};

/** The text of a body, whether it came compressed or not; throws where it ends too early. */
export const readBody = async (
  body: AsyncIterable<Uint8Array>,
  encoding: string | readonly string[] | undefined,
): Promise<string> => {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of body) pieces.push(piece);
  } catch (error) {
    throw new BodyEndedError(Buffer.concat(pieces).length, error);
  }
  const bytes = Buffer.concat(pieces);
  return new TextDecoder().decode(encoding === 'gzip' ? await unpack(bytes) : bytes);
};
