import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { selfSigned } from '../doctor/selfSigned.ts';

type Heard = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Whether the certificate of the caller is one that the services know. */
  readonly isKnown: boolean;
};

type Answered = { readonly status: number; readonly body: unknown };

const done = (_call: Heard): Answered => ({ status: 200, body: {} });

/** Services behind mutual TLS that keep what they hear and answer as a test says. */
export const fakeServices = async () => {
  const life = { begins: Date.now() - 60_000, ends: Date.now() + 3_600_000 };
  const own = selfSigned(['127.0.0.1'], life);
  const gateway = selfSigned(['gateway'], life);
  const heard: Heard[] = [];
  let answer = done;
  const tls = { ...own, ca: gateway.cert, requestCert: true, rejectUnauthorized: true };
  const server = createServer(tls, (request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { method = '', url: path = '', headers, socket } = request;
      const isKnown = 'authorized' in socket && socket.authorized === true;
      const call = { method, path, headers, body: Buffer.concat(pieces).toString(), isKnown };
      heard.push(call);
      const { status, body } = answer(call);
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-amzn-requestid': 'id-of-the-services' })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The services have no port.');
  return {
    address: {
      url: `https://127.0.0.1:${place.port}`,
      certificate: gateway.cert,
      key: gateway.key,
      authority: own.cert,
    },
    heard,
    answerWith: (by: (call: Heard) => Answered) => {
      answer = by;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
};
