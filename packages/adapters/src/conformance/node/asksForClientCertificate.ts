import { connect as connectPlain } from 'node:net';
import { Duplex, Transform } from 'node:stream';
import { connect } from 'node:tls';
import { bareHost } from '../../system/node/bareHost.ts';

const handshakeRecord = 22;
const certificateRequest = 13;

/** Whether the messages of a handshake of TLS 1.2, which are not yet encrypted, ask for a certificate. */
const isAskedIn = (bytes: Buffer): boolean => {
  const messages: Buffer[] = [];
  for (let at = 0; at + 5 <= bytes.length && bytes[at] === handshakeRecord;) {
    const end = at + 5 + bytes.readUInt16BE(at + 3);
    messages.push(bytes.subarray(at + 5, end));
    at = end;
  }
  const all = Buffer.concat(messages);
  for (let at = 0; at + 4 <= all.length; at += 4 + all.readUIntBE(at + 1, 3))
    if (all[at] === certificateRequest) return true;
  return false;
};

const limit = 3_000;

/**
 * Whether a host asks who connects for a certificate: a handshake that is broken off then is so for want of one. It is
 * seen by TLS 1.2 alone, whose handshake can be read; nothing is sent after it.
 */
export const asksForClientCertificate = (address: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const host = bareHost(address);
    const heard: Buffer[] = [];
    const socket = connectPlain({ host, port: Number(address.port || 443) });
    const listened = new Transform({
      transform: (piece: Buffer, _encoding, next) => {
        heard.push(piece);
        next(null, piece);
      },
    });
    const end = (): void => {
      socket.destroy();
      resolve(isAskedIn(Buffer.concat(heard)));
    };
    socket.on('error', end);
    socket.setTimeout(limit, end);
    const through = Duplex.from({ readable: socket.pipe(listened), writable: socket });
    through.on('error', end);
    const secure = connect({
      socket: through,
      ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }),
      maxVersion: 'TLSv1.2',
      // Only what is asked is looked at.
      rejectUnauthorized: false,
    });
    secure.once('secureConnect', end);
    secure.on('error', end);
    secure.once('close', end);
  });
