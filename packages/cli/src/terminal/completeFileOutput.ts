import { fstatSync, writeSync } from 'node:fs';
import { Writable } from 'node:stream';

type WriteSome = (bytes: Uint8Array) => number;

/** A stream that takes a text as written only when all of it was: what is left over is written again, until that fails. */
export const completeWriteStream = (writeSome: WriteSome): Writable =>
  new Writable({
    write: (piece: Buffer, _encoding, done) => {
      try {
        for (let from = 0; from < piece.length;) from += writeSome(piece.subarray(from));
        done();
      } catch (trouble) {
        done(trouble instanceof Error ? trouble : new Error(String(trouble)));
      }
    },
  });

/** Node takes what a full disk took half of as written, so a file is written here; a terminal and a pipe are as they were. */
export const completeFileOutput = <Stream extends NodeJS.WritableStream>(
  stream: Stream,
  descriptor: number,
): Stream | Writable =>
  fstatSync(descriptor).isFile() ? completeWriteStream((bytes) => writeSync(descriptor, bytes)) : stream;
