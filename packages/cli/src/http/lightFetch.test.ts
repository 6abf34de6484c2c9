import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { installLightFetch, lightFetch } from './lightFetch.ts';

let server: Server;

const serve = async (
  listener: (...call: Parameters<RequestListener>) => void | Promise<void>,
): Promise<URL> => {
  server = createServer((...call) => void listener(...call)).listen(0, '127.0.0.1');
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

it('ends with the reason of an abort', async () => {
  const url = await serve(() => undefined);
  await expect(lightFetch(url, { signal: AbortSignal.timeout(30) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

const moving = () =>
  serve((request, reply) => {
    if (request.url === '/old') reply.writeHead(307, { location: '/new' }).end();
    else reply.end(JSON.stringify(request.headers));
  });

describe('a call that is answered from elsewhere', () => {
  const builtIn = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = builtIn;
  });

  const signed = { headers: { authorization: 'AWS4', 'x-amz-security-token': 't', 'cmg-accesstoken': 'c' } };

  it.each([
    ['straight', {}],
    ['through a proxy', { HTTPS_PROXY: 'http://proxy.test' }],
  ])('takes its signature and its tokens nowhere, %s', async (_, environment) => {
    const old = new URL('/old', await moving());
    installLightFetch(environment);
    expect((await fetch(old, signed)).status).toBe(307);
    expect((await fetch(old, { ...signed, method: 'POST', body: '{}' })).status).toBe(307);
  });

  it('follows when it asks for that, as the reading of a configuration does', async () => {
    const old = new URL('/old', await moving());
    installLightFetch({});
    const answer = await fetch(old, { redirect: 'follow' });
    expect([answer.status, answer.url]).toEqual([200, new URL('/new', old).href]);
  });
});
