import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressAnswers } from './compressAnswers.ts';
import { createApp } from './createApp.ts';

const orders = Array.from({ length: 100 }, (_each, at) => ({
  ordNum: 20_400_000 + at,
  sell: 'EUR',
  sellAmount: at,
}));

let app: FastifyInstance;

beforeEach(async () => {
  app = createApp({ reportFailure: () => expect.unreachable() });
  compressAnswers(app);
  app.get('/orders', async () => orders);
  app.get('/across', async (_request, reply) => reply.header('vary', 'origin').send(orders));
  app.get('/few', async () => orders.slice(0, 10));
  app.get('/picture', async (_request, reply) => reply.type('image/png').send('x'.repeat(5_000)));
});

afterEach(() => app.close());

const ask = (encoding?: string, path = '/orders') =>
  app.inject({ url: path, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

describe('an answer of a service', () => {
  it('is compressed as its caller takes it, and is the same once it is read', async () => {
    const plain = await ask();
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(plain.headers).not.toHaveProperty('content-encoding');

    const gzipped = await ask('gzip, deflate');
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);

    const smallest = await ask('gzip, deflate, br, zstd');
    expect(smallest.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(smallest.rawPayload.length),
      'content-type': plain.headers['content-type'],
    });
    expect(brotliDecompressSync(smallest.rawPayload).toString()).toBe(plain.body);
    expect(smallest.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  });

  it.each(['', 'identity', 'zstd', 'gzip;q=0, br;q=0'])('goes as it is to who takes %j', async (encoding) => {
    const answer = await ask(encoding);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.json()).toEqual(orders);
  });

  it.each(['/few', '/picture'])('goes as it is where it is short or no text: %s', async (path) => {
    const { headers } = await ask('gzip, br', path);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  });

  it('says to caches all that it depends on', async () => {
    expect((await ask('br', '/across')).headers.vary).toBe('origin, accept-encoding');
  });
});
