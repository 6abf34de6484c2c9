import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of the sandbox's services, and to which call. */
export type Passing = {
  readonly path: string;
  /** The operation of the identity service; empty for all other calls. */
  readonly operation: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** The services of a sandbox at an address of their own, where they answer otherwise. */
export type PlantedServices = { readonly url: string; close(): Promise<void> };

/**
 * Stands before the services of a sandbox on two origins and changes their answers by `plant`; its `config.json`, changed
 * by `configure`, names this address.
 */
export const plantedServices = async (
  { url: webUrl, servicesUrl }: { readonly url: string; readonly servicesUrl: string },
  plant: (passing: Passing) => Partial<Passing>,
  configure: (text: string) => string = (text) => text,
): Promise<PlantedServices> => {
  const server = createServer((asked, answered) => {
    const { method, url = '/', headers } = asked;
    const isConfiguration = url === '/config.json';
    const target = new URL(url, isConfiguration ? webUrl : servicesUrl);
    // The host is signed, so the call goes on with the one that it was sent to.
    const host = isConfiguration ? target.host : headers.host;
    // Bodies are changed here as texts.
    const sent = { ...headers, host, 'accept-encoding': 'identity' };
    const passed = request(target, { method, headers: sent }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const text = Buffer.concat(pieces).toString();
        const given: Passing = {
          path: target.pathname,
          operation: String(headers['x-amz-target'] ?? '').split('.')[1] ?? '',
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: isConfiguration ? configure(text.replaceAll(servicesUrl, planted)) : text,
        };
        const { status, headers: spoken, body } = { ...given, ...plant(given) };
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = spoken;
        answered.writeHead(status, { ...kept, 'content-length': Buffer.byteLength(body) }).end(body);
      });
    });
    asked.pipe(passed);
  });
  // Were the idle connection ended here, the next call might leave on it, and nothing would answer.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const planted = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: planted,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
