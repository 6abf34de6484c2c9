import { afterEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from './createApp.ts';
import { healthRoutes } from './healthRoutes.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const health = async (askDatabase: () => Promise<void>, isStopping = false) => {
  app = createApp({ reportFailure: () => expect.unreachable() });
  healthRoutes(app, { askDatabase, isStopping: () => isStopping });
  const [live, ready] = [await app.inject('/livez'), await app.inject('/readyz')];
  return [live.statusCode, ready.statusCode, ready.json<{ readonly status: string }>().status];
};

it('a process is ready while its database answers', async () => {
  expect(await health(async () => {})).toEqual([200, 200, 'ok']);
});

it('a process without its database lives, and is not ready', async () => {
  const away = [200, 503, 'the database does not answer'];
  expect(await health(() => Promise.reject(new Error('away')))).toEqual(away);
  await app.close();
  expect(await health(() => new Promise(() => {}))).toEqual(away);
});

it('a process that is about to end lives, and is not ready', async () => {
  expect(await health(async () => {}, true)).toEqual([200, 503, 'stopping']);
});
