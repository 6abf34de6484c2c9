import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { lightFetch } from './lightFetch.ts';

let server: Server;

const serve = async (listener: RequestListener): Promise<URL> => {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
};

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('gives the answer that the built-in fetch gives', async () => {
  const url = await serve(async (request, reply) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    const { method, headers } = request;
    reply.writeHead(201, { 'x-amzn-requestid': 'r-1', 'content-type': 'application/json' });
    reply.end(
      JSON.stringify({ method, body, key: headers['idempotency-key'], length: headers['content-length'] }),
    );
  });
  const init = { method: 'POST', headers: { 'Idempotency-Key': 'k' }, body: '{"a":"€"}' };
  const [light, builtIn] = await Promise.all([lightFetch(url, init), fetch(url, init)]);
  expect(light).toMatchObject({ ok: true, status: 201 });
  expect(light.headers.get('X-Amzn-RequestId')).toBe(builtIn.headers.get('X-Amzn-RequestId'));
  expect(await light.json()).toEqual(await builtIn.json());
  const withHeaders = await lightFetch(url, { headers: new Headers({ 'Idempotency-Key': 'h' }) });
  expect(await withHeaders.json()).toMatchObject({ method: 'GET', key: 'h' });
});

it('says that the connection broke, before the answer and in the middle of it, and sends nothing again', async () => {
  let calls = 0;
  const url = await serve((request, reply) => {
    calls += 1;
    if (request.url === '/middle') reply.write('{');
    setTimeout(() => request.socket.destroy(), 20);
  });
  await expect(lightFetch(url, { method: 'POST', body: '{}' })).rejects.toThrow(TypeError);
  await expect(lightFetch(new URL('/middle', url), { method: 'POST', body: '{}' })).rejects.toThrow(
    TypeError,
  );
  expect(calls).toBe(2);
});

it('ends with the reason of an abort, and follows a GET that has moved', async () => {
  const url = await serve((request, reply) => {
    if (request.url === '/old') reply.writeHead(302, { location: '/new' }).end();
    if (request.url === '/new') reply.end('here');
  });
  await expect(lightFetch(url, { signal: AbortSignal.timeout(30) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  expect(await (await lightFetch(new URL('/old', url))).text()).toBe('here');
  expect((await lightFetch(new URL('/old', url), { method: 'POST', body: '{}' })).status).toBe(302);
});
