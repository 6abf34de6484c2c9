import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { disableFetchRedirects } from './disableFetchRedirects.ts';

const builtIn = globalThis.fetch;
const server = createServer((request, reply) => {
  if (request.url === '/old') reply.writeHead(307, { location: '/new' }).end();
  else reply.end(JSON.stringify(request.headers));
});
let old: URL;

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  old = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/old`);
  disableFetchRedirects();
});
afterEach(() => {
  globalThis.fetch = builtIn;
  server.closeAllConnections();
  server.close();
});

it('a call that is answered from elsewhere takes its signature and its tokens nowhere', async () => {
  const signed = { headers: { authorization: 'AWS4', 'x-amz-security-token': 't', 'cmg-accesstoken': 'c' } };
  expect((await fetch(old, signed)).status).toBe(307);
  expect((await fetch(old, { ...signed, method: 'POST', body: '{}' })).status).toBe(307);
});

it('it follows when it asks for that, as the reading of a configuration does', async () => {
  const answer = await fetch(old, { redirect: 'follow' });
  expect([answer.status, answer.url]).toEqual([200, new URL('/new', old).href]);
});
