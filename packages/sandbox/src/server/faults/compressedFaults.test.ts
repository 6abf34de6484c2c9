import type { FastifyInstance } from 'fastify';
import { compressAnswers } from '@fx-gateway/services/http/compressAnswers.ts';
import { createApp } from '@fx-gateway/services/http/createApp.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyFaults } from './applyFaults.ts';
import type { Fault } from './fault.ts';

const orders = Array.from({ length: 100 }, (_each, at) => ({
  ordNum: 20_400_000 + at,
  sell: 'EUR',
  sellAmount: at,
}));

let app: FastifyInstance;
let url: string;
let next: Fault | undefined;

beforeEach(async () => {
  app = createApp({ reportFailure: () => expect.unreachable() });
  next = undefined;
  applyFaults(
    app,
    async () => (next === undefined ? undefined : { ...next, id: 0 }),
    async () => undefined,
  );
  compressAnswers(app);
  app.get('/orders', async () => orders);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(() => app.close());

it('an answer of a service is spoilt by a fault as if nothing compressed it', async () => {
  next = { fault: 'truncate' };
  await expect(fetch(`${url}/orders`).then((answer) => answer.text())).rejects.toThrow();
  next = { fault: 'empty' };
  expect(await (await fetch(`${url}/orders`)).text()).toBe('');
  next = { fault: 'slow', delayMs: 20 };
  expect(await (await fetch(`${url}/orders`)).json()).toEqual(orders);
  next = { fault: 'duplicate' };
  expect(await (await fetch(`${url}/orders`)).json()).toHaveLength(200);
});
