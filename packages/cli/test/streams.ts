import { Writable } from 'node:stream';

/** A stream that keeps what is written to it, and passes it on. */
export const collectingStream = (isTTY = false, passOn: (text: string) => void = () => undefined) => {
  let text = '';
  const stream = new Writable({
    write: (piece, _encoding, done) => {
      text += String(piece);
      passOn(String(piece));
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY }), text: () => text };
};

/** A stream that nothing can be written to. */
export const failingStream = (code: string, isTTY = false) =>
  Object.assign(
    new Writable({
      write: (_piece, _encoding, done) => done(Object.assign(new Error(`${code}: write`), { code })),
    }),
    { isTTY },
  );
