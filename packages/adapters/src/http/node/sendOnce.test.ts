import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, createServer as createPlainServer, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { AnswerCutOffError } from './bodyCorruption.ts';
import { sendOnce } from './sendOnce.ts';

let close = (): void => undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  close();
});

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const serve = async (
  listener: (...call: Parameters<RequestListener>) => void | Promise<void>,
): Promise<URL> => {
  const server = createServer((...call) => void listener(...call)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return new URL(`http://127.0.0.1:${portOf(server)}/old`);
};

const sent = (timeLimit = 30_000) => ({
  method: 'POST' as const,
  headers: { authorization: 'AWS4', 'x-amz-security-token': 't', 'cmg-accesstoken': 'c' },
  body: '{"a":"€"}',
  signal: AbortSignal.timeout(timeLimit),
});

it('a call carries its headers and its body whole, and hears status, headers and text', async () => {
  const url = await serve(async (request, reply) => {
    const body = (await request.toArray()).join('');
    const { method, headers } = request;
    reply.writeHead(201, { 'x-amzn-requestid': 'r-1' });
    reply.end(
      JSON.stringify({ method, body, token: headers['cmg-accesstoken'], length: headers['content-length'] }),
    );
  });
  const heard = await sendOnce(url, sent());
  expect(heard).toMatchObject({ status: 201, headers: { 'x-amzn-requestid': 'r-1' } });
  expect(JSON.parse(heard.text)).toEqual({ method: 'POST', body: '{"a":"€"}', token: 'c', length: '11' });
});

it('a call that is answered from elsewhere takes its signature and its tokens nowhere', async () => {
  const asked: (string | undefined)[] = [];
  const url = await serve((request, reply) => {
    asked.push(request.url);
    reply.writeHead(307, { location: '/new' }).end();
  });
  expect((await sendOnce(url, sent())).status).toBe(307);
  expect(asked).toEqual(['/old']);
});

it('a connection that breaks, before the answer or in the middle of it, is no answer, and nothing is sent again', async () => {
  let calls = 0;
  const url = await serve((request, reply) => {
    calls += 1;
    if (request.url === '/middle') reply.write('{');
    setTimeout(() => request.socket.destroy(), 20);
  });
  await expect(sendOnce(url, sent())).rejects.toThrow();
  await expect(sendOnce(new URL('/middle', url), sent())).rejects.toThrow();
  expect(calls).toBe(2);
});

it('a call ends with its time limit, before the answer or in the middle of it', async () => {
  const url = await serve((request, reply) => void (request.url === '/middle' && reply.write('{')));
  await expect(sendOnce(url, sent(30))).rejects.toThrow();
  await expect(sendOnce(new URL('/middle', url), sent(200))).rejects.toThrow();
});

it('a call to an https address shows nothing of itself to who listens on the way', async () => {
  const heard: Buffer[] = [];
  const server = createPlainServer((socket) => {
    socket.once('data', (first) => {
      heard.push(first);
      socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  await expect(sendOnce(new URL(`https://127.0.0.1:${portOf(server)}/old`), sent())).rejects.toThrow();
  const [handshake] = heard;
  expect(handshake?.[0]).toBe(0x16);
  expect(handshake?.toString('latin1')).not.toContain('AWS4');
});

it('a call goes through the proxy that the environment names, once and whole', async () => {
  const wanted: (string | undefined)[] = [];
  const url = await serve(async (request, reply) => {
    const body = (await request.toArray()).join('');
    reply.writeHead(307, { location: '/new', 'x-amzn-requestid': 'r-1' });
    reply.end(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
  });
  const closeServer = close;
  const proxy = createServer().on('connect', (asked, socket) => {
    wanted.push(asked.url);
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    const onward = connect(Number(url.port), '127.0.0.1');
    onward.pipe(socket).pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  close = () => {
    closeServer();
    proxy.closeAllConnections();
    proxy.close();
  };
  vi.stubEnv('HTTP_PROXY', `http://127.0.0.1:${portOf(proxy)}`);
  const heard = await sendOnce(new URL('http://gateway.invalid/old'), sent());
  expect(heard).toMatchObject({
    status: 307,
    headers: { 'x-amzn-requestid': 'r-1' },
    text: 'POST /old AWS4 {"a":"€"}',
  });
  expect(wanted).toEqual(['gateway.invalid:80']);
});

const long = JSON.stringify({ orders: Array.from({ length: 500 }, (_each, at) => `€ ${at}`) });

it.each([
  ['compressed', gzipSync(long)],
  ['as it is, though it says that it is compressed', Buffer.from(long)],
])('an answer is asked for compressed, and read whole where it comes %s', async (_how, bytes) => {
  const url = await serve((request, reply) => {
    expect(request.headers['accept-encoding']).toBe('gzip');
    reply.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes);
  });
  expect((await sendOnce(url, sent())).text).toBe(long);
});

it('a compressed answer that ends too early was cut off, however whole it says that it is', async () => {
  const half = gzipSync(long).subarray(0, 200);
  const url = await serve((_request, reply) => {
    reply.writeHead(200, { 'content-encoding': 'gzip', 'content-length': half.length }).end(half);
  });
  await expect(sendOnce(url, sent())).rejects.toThrow(AnswerCutOffError);
});
