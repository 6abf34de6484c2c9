import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { probeConfigurationAddress } from '@fx-gateway/adapters/node';
import { errorOf, runFxg } from '../../../packages/cli/test/runFxg.ts';

const servers: Server[] = [];

const listen = async (server: Server): Promise<number> => {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** What each host behind the proxy was asked under. */
const hosts: string[] = [];

/** A proxy that knows every host, and leads to this machine: it is asked by CONNECT alone. */
const proxy = (): Server =>
  createServer().on('connect', (asked, socket) => {
    const port = Number(asked.url?.split(':')[1]);
    const through = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      through.pipe(socket).pipe(through);
    });
    through.on('error', () => socket.destroy());
    socket.on('error', () => through.destroy());
  });

let port = 0;

beforeAll(async () => {
  port = await listen(
    createServer((asked, answered) => {
      hosts.push(asked.headers.host ?? '');
      answered.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    }),
  );
  const through = `http://127.0.0.1:${await listen(proxy())}`;
  vi.stubEnv('HTTP_PROXY', through);
  vi.stubEnv('HTTPS_PROXY', through);
});
afterAll(() => {
  vi.unstubAllEnvs();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

it('every host behind a proxy is asked by its own name', async () => {
  const names = ['ofx.partner.test', 'fx.corp.test', 'fx.brand.test'].map((name) => `${name}:${port}`);
  for (const name of names) await probeConfigurationAddress(`http://${name}/config.json`);
  expect(hosts).toEqual(names);
});

it.each(['doctor', 'orders list'])(
  '%s says which variable names a proxy that nobody can read, and how it is mended',
  async (command) => {
    vi.stubEnv('HTTPS_PROXY', 'proxy.corp.test:3128');
    const { code, stderr } = await runFxg([
      ...command.split(' '),
      '--config',
      'https://fx.corp.test/config.json',
    ]);
    expect(errorOf(stderr)).toMatchObject({
      error: {
        code: 'proxy-unreadable',
        message: 'HTTPS_PROXY names no proxy that can be called: there stands proxy.corp.test:3128.',
        hint: 'Set HTTPS_PROXY to http://proxy.corp.test:3128, or unset it.',
      },
    });
    expect(code).toBe(2);
  },
);
