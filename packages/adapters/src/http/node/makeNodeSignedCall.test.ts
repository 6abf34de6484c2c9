import { afterEach, expect, it } from 'vitest';
import { answeringServer, type Heard, type Reply } from '../../../test/answeringServer.ts';
import { makeNodeSignedCall } from './makeNodeSignedCall.ts';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' };
const orders = { method: 'GET', path: '/deal/orders' } as const;

const long = { orders: 'x'.repeat(2_000) };

it('tells of a long answer that came as it is though it was asked for compressed, and of no other', async () => {
  const { call } = await serve(({ path }) => ({ status: 200, body: path === '/few' ? {} : long }));
  expect(await call(orders, credentials)).toMatchObject({ body: long, uncompressed: 2_013 });
  expect(await call({ ...orders, path: '/few' }, credentials)).not.toHaveProperty('uncompressed');
});

const serve = async (reply: (heard: Heard) => Reply) => {
  const server = await answeringServer(reply);
  close = server.close;
  return { call: makeNodeSignedCall({ region: 'us-west-2', endpoint: server.url }), heard: server.heard };
};

/** The moment that a call was signed for, such as 20261121T090000Z, in milliseconds. */
const signedAt = ({ headers }: Heard): number => {
  const [, year, month, day, hours, minutes, seconds] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(headers['x-amz-date'])) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
};

it('a call that was refused for the clock here is signed again at the time of the gateway, as are all later ones', async () => {
  const hour = 3_600_000;
  const there = (): number => Date.now() + hour;
  const isOnTime = (heard: Heard): boolean => Math.abs(signedAt(heard) - there()) < 300_000;
  const { call, heard } = await serve((asked) => ({
    status: isOnTime(asked) ? 200 : 403,
    headers: { date: new Date(there()).toUTCString() },
    body: { message: 'Signature expired: it is earlier' },
  }));
  expect(await call(orders, credentials)).toMatchObject({ kind: 'answered', status: 200 });
  expect(heard.map(isOnTime)).toEqual([false, true]);
  expect(await call({ method: 'POST', path: '/deal/quote', body: {} }, credentials)).toMatchObject({
    status: 200,
  });
  expect(heard.map(isOnTime)).toEqual([false, true, true]);
});

it('the origin of a page goes beside what is signed, and what a browser judges the answer by is told', async () => {
  const { call, heard } = await serve(() => ({
    status: 200,
    headers: { 'access-control-allow-origin': '*' },
    body: {},
  }));
  const origin = 'https://fx.example.com';
  expect(await call({ ...orders, headers: { origin } }, credentials)).toMatchObject({
    beside: { headers: { 'access-control-allow-origin': '*' } },
  });
  expect(heard[0]?.headers).toMatchObject({ origin });
  expect(heard[0]?.headers['authorization']).not.toMatch(/SignedHeaders=[^,]*origin/);
  expect(await call(orders, credentials)).not.toHaveProperty('beside');
});
