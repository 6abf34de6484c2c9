import { Writable } from 'node:stream';

const pieceLength = 40;

/** Who takes a text piece by piece and shows how far it has come; a disk takes no more than it has `room` for. */
export const slowStream = (room = Number.POSITIVE_INFINITY) => {
  let taken = '';
  const take = (text: string, done: (trouble?: Error) => void): void => {
    const piece = text.slice(0, Math.min(pieceLength, room - taken.length));
    taken += piece;
    const rest = text.slice(piece.length);
    setImmediate(() => {
      if (rest === '') done();
      else if (piece === '') done(Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }));
      else take(rest, done);
    });
  };
  const stream = new Writable({ write: (piece, _encoding, done) => take(String(piece), done) });
  return { stream: Object.assign(stream, { isTTY: false }), taken: () => taken };
};
