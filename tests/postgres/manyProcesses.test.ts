import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { corpayCustomer, orderNumberOf, type CorpayCustomer } from '../contract/corpay/corpayCustomer.ts';
import { sandboxControl } from '../contract/harness/sandboxControl.ts';
import { buildSandbox, startSandbox, type SandboxProcess } from '../process/startSandbox.ts';
import { roundRobin } from './roundRobin.ts';
import { startPostgres } from './startPostgres.mjs';

const processes = 8;
const outageMs = 10_000;
/** For whatever takes a moment, and longer on a machine where the contract runs beside it. */
const patience = { timeout: 240_000, interval: 200 };
/** A test that waits for all of them in turn ends in time to be told as failed. */
const longestMs = 900_000;
const seededOrders = 5;

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder = '';
let sandboxes: readonly SandboxProcess[] = [];
let site: Awaited<ReturnType<typeof roundRobin>>;

beforeAll(async () => {
  buildSandbox();
  folder = await mkdtemp(join(tmpdir(), 'fx-gateway-many-'));
  postgres = await startPostgres();
  // All at the same moment, on an empty database; the quotes outlive the outages.
  const env = { DATABASE_URL: postgres.url, SANDBOX_QUOTE_SECONDS: '3600' };
  sandboxes = await Promise.all(Array.from({ length: processes }, () => startSandbox({ env }, folder)));
  site = await roundRobin(sandboxes.map(({ url }) => url));
});
afterAll(async () => {
  site?.close();
  await Promise.all(sandboxes.map(({ stop }) => stop('SIGKILL')));
  postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const health = () =>
  Promise.all(
    sandboxes.map(async ({ url }) => {
      const answer = await fetch(`${url}/sandbox/health`);
      return { status: answer.status, body: await answer.json() };
    }),
  );

const guess = async () => {
  const answer = await fetch(`${site.url}/services/cognito`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: '4sandboxfxgatewayclient01',
      AuthParameters: { USERNAME: 'empty@sandbox.test', PASSWORD: 'a wrong one' },
    }),
  });
  return answer.headers.get('x-amzn-errortype');
};

it('eight processes that start at once share one database, and allow no more guesses than one', async () => {
  expect((await health()).map(({ status }) => status)).toEqual(Array.from({ length: processes }, () => 200));

  const guesses = await Promise.all(Array.from({ length: 2 * processes }, guess));
  expect(guesses.filter((error) => error === 'NotAuthorizedException')).toHaveLength(5);
  expect(guesses.filter((error) => error === 'TooManyRequestsException')).toHaveLength(2 * processes - 5);
});

it('the first token of a busy customer waits for whoever puts in what they have, longer than for any other lock', async () => {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query('select 1 from corpay_integrations where story_waits for update');
  expect(rowCount).toBe(1);
  const busy = corpayCustomer(site.url, 'busy@sandbox.test');
  await wait(6_000);
  await client.query('rollback');
  await client.end();
  expect((await (await busy).call('GET', '/beneficiaries')).body).toHaveLength(5_000);
});

/** Asks until there is an answer that is no trouble of the service: silence and 5xx are asked again. */
const untilAnswered = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  for (;;) {
    try {
      return await ask();
    } catch {
      await wait(200);
    }
  }
};

type Booked = { readonly quoteId: string; readonly key: string; readonly orderNumber: number };

/** Quotes and books under a key of its own; an answer that was lost is asked for again under the same key. */
const bookUntil = async (customer: CorpayCustomer, name: string, booked: Booked[], isOver: () => boolean) => {
  for (let deal = 0; !isOver(); deal += 1) {
    const { quoteId } = await untilAnswered(() => customer.quote());
    const key = `${name}-${deal}`;
    const orderNumber = await untilAnswered(async () => orderNumberOf(await customer.book(quoteId, key)));
    booked.push({ quoteId, key, orderNumber });
  }
};

const unavailable = {
  status: 503,
  body: { message: 'The service cannot reach its database at the moment. Try again in a few seconds.' },
};

it(
  'every booking is made once while the database is restarted twice, and no process is gone',
  async () => {
    // Each step of the password proof comes to another process.
    const customer = await corpayCustomer(site.url, 'corpay@sandbox.test');
    const booked: Booked[] = [];
    let over = false;
    const workers = Array.from({ length: processes }, (_, worker) =>
      bookUntil(customer, `worker-${worker}`, booked, () => over),
    );
    const moreBookings = (count: number) => {
      const before = booked.length;
      return expect.poll(() => booked.length, patience).toBeGreaterThan(before + count);
    };

    await moreBookings(50);
    for (const mode of ['fast', 'immediate'] as const) {
      const control = sandboxControl(site.url);
      await control.faults({ service: 'corpay', path: '/deal/book', fault: 'reset-after', times: 10 });
      await control.faultsStruck();
      postgres.halt(mode);
      await expect.poll(health, patience).toEqual(Array.from({ length: processes }, () => unavailable));
      await wait(outageMs);
      postgres.resume();
      await moreBookings(50);
    }
    over = true;
    await Promise.all(workers);

    expect((await health()).map(({ status }) => status)).toEqual(
      Array.from({ length: processes }, () => 200),
    );
    const orders = (await customer.orders()).map(({ ordNum }) => ordNum);
    const acknowledged = booked.map(({ orderNumber }) => orderNumber);
    expect(new Set(orders).size, 'no number twice').toBe(orders.length);
    expect(new Set(acknowledged).size, 'no deal twice').toBe(booked.length);
    expect(
      acknowledged.filter((number) => !orders.includes(number)),
      'lost',
    ).toEqual([]);
    expect(orders.length, 'none that nobody asked for').toBe(seededOrders + booked.length);
    for (const { quoteId, key, orderNumber } of booked.slice(-20))
      expect(orderNumberOf(await customer.book(quoteId, key))).toBe(orderNumber);
  },
  longestMs,
);
