import { once } from 'node:events';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { connect, createServer as createPlain, type Server, type Socket } from 'node:net';
import type { Identity } from '../harness/certificate.ts';

const open: { readonly server: Server; readonly sockets: ReadonlySet<Socket> }[] = [];

const listen = async (server: Server): Promise<number> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({ server, sockets });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Closes every server that was opened here. */
export const closeServers = async (): Promise<void> => {
  await Promise.all(
    open.splice(0).map(
      ({ server, sockets }) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          for (const socket of sockets) socket.destroy();
        }),
    ),
  );
};

/** Were an idle connection ended here, the next call might leave on it, and nothing would answer: the caller ends it. */
const lasting = { keepAliveTimeout: 0 };

export const httpServer = (listener: RequestListener): Promise<number> =>
  listen(createHttp(lasting, listener));

export const tlsServer = (identity: Identity, listener: RequestListener): Promise<number> =>
  listen(createHttps({ ...lasting, ...identity }, listener));

/** It lets in only who shows a certificate. */
export const mutualTlsServer = (identity: Identity, version: 'TLSv1.2' | 'TLSv1.3'): Promise<number> =>
  listen(
    createHttps(
      {
        ...identity,
        ca: identity.cert,
        requestCert: true,
        rejectUnauthorized: true,
        minVersion: version,
        maxVersion: version,
      },
      (_asked, answered) => answered.end(),
    ),
  );

/** A proxy that answers with `status` to whoever wants to be led anywhere; never at all where it is null. */
export const proxyServer = (status: number | null, headers = '', body = ''): Promise<number> => {
  const proxy = createHttp();
  proxy.on('connect', (_asked, socket) => {
    socket.on('error', () => undefined);
    const length = `content-length: ${Buffer.byteLength(body)}\r\n`;
    if (status !== null) socket.end(`HTTP/1.1 ${status} Said by the proxy\r\n${headers}${length}\r\n${body}`);
  });
  return listen(proxy);
};

/** A proxy that leads wherever it is asked to a port of this machine, as one does that opens TLS. */
export const openingProxy = (port: number): Promise<number> => {
  const proxy = createHttp();
  proxy.on('connect', (_asked, socket) => {
    const through = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      through.pipe(socket).pipe(through);
    });
    through.on('error', () => socket.destroy());
    socket.on('error', () => through.destroy());
  });
  return listen(proxy);
};

/** It takes every connection and says nothing. */
export const silentServer = (): Promise<number> => listen(createPlain());

/** It takes every connection and closes it as soon as something is asked. */
export const closingServer = (): Promise<number> =>
  listen(createPlain((socket) => void socket.once('data', () => socket.destroy())));

/** A port where nothing listens: it was free a moment ago. */
export const closedPort = async (): Promise<number> => {
  const port = await listen(createPlain());
  const last = open.pop();
  await new Promise<void>((resolve) => void last?.server.close(() => resolve()));
  return port;
};
