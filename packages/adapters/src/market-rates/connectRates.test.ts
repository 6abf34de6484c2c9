import { computeRateAge } from '@fx-gateway/domain/market-rates/computeRateAge.ts';
import { quoteCurrenciesOf } from '@fx-gateway/domain/market-rates/marketCurrencies.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { answeringServer, type Reply } from '../../test/answeringServer.ts';
import { makeFetchHttpPort } from '../http/makeFetchHttpPort.ts';
import { makeUndiciHttpPort } from '../http/node/makeUndiciHttpPort.ts';
import { connectRates } from './connectRates.ts';

const minute = 60_000;

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

const adapters = [
  ['a browser', makeFetchHttpPort],
  ['Node', makeUndiciHttpPort],
] as const;

const before = async (
  reply: () => Reply,
  http: (limit?: number) => ReturnType<typeof makeFetchHttpPort>,
  { now, ahead } = { now: 42, ahead: 0 },
) => {
  const server = await answeringServer(reply);
  close = server.close;
  const source = connectRates(http(500), server.url, { now: () => now }, () => ahead);
  const latest = () => source.latest({ key: 'k&y', base: 'USD', quotes: quoteCurrenciesOf('USD') });
  return { latest, heard: server.heard };
};

const golden = {
  success: true,
  timestamp: 1795244400,
  base: 'USD',
  date: '2026-11-21',
  rates: { EUR: 0.8671, JPY: '159.90', XAU: 0.0004, GBP: null, IDR: 0 },
};

describe.each(adapters)('the rates service, from %s', (_name, http) => {
  it('is asked with key, base and symbols, and nothing of the user (RATE-12)', async () => {
    const { latest, heard } = await before(() => ({ body: golden }), http);
    await latest();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      method: 'GET',
      path: '/latest',
      query: { access_key: 'k&y', base: 'USD', symbols: 'AUD,CAD,CHF,CNY,EUR,GBP,IDR,INR,JPY,KRW,MYR,TWD' },
    });
    expect(heard[0]?.headers).not.toHaveProperty('authorization');
    expect(heard[0]?.headers).not.toHaveProperty('cookie');
  });

  it('gives rates and their moment; what is no rate, or no currency of the list, is left out (RATE-13)', async () => {
    const { latest } = await before(() => ({ body: golden }), http);
    expect(await latest()).toEqual({
      ok: true,
      value: { base: 'USD', rates: { EUR: 0.8671, JPY: 159.9 }, madeAt: 1_795_244_400_000, receivedAt: 42 },
    });
  });

  it.each([
    ['20 minutes fast', 20],
    ['20 minutes slow', -20],
  ])('are as old as the services say on a device that is %s (RATE-17)', async (_what, fast) => {
    const there = golden.timestamp * 1000 + 3 * minute;
    const here = { now: there + fast * minute, ahead: -fast * minute };
    const { latest } = await before(() => ({ body: golden }), http, here);
    const read = await latest();
    expect(read.ok && computeRateAge(read.value, here.now)).toBe(3 * minute);
  });

  it('may name neither moment nor base', async () => {
    const { latest } = await before(() => ({ body: { success: true, rates: { EUR: 0.8 } } }), http);
    expect(await latest()).toMatchObject({ ok: true, value: { base: 'USD', madeAt: null } });
  });

  it.each([
    [{ body: { success: false, error: { code: 101, type: 'invalid_access_key' } } }, 'refused', 101],
    [{ body: { success: false, error: { code: '104' } } }, 'refused', 104],
    [{ status: 401, body: { success: false, error: { code: 101 } } }, 'refused', 101],
    [{ body: { success: false } }, 'refused', null],
    [{ status: 500, body: 'oh no' }, 'server-trouble', null],
    [{ status: 404, body: golden }, 'server-trouble', null],
    [{ body: '<html>' }, 'unreadable', null],
    [{ body: { success: true } }, 'unreadable', null],
    [{ body: { ...golden, base: 'EUR' } }, 'unreadable', null],
    ['reset', 'no-answer', null],
    ['silence', 'no-answer', null],
  ] as const)('that answers %o has given no rates: %s %s', async (reply, kind, code) => {
    const { latest } = await before(() => reply, http);
    expect(await latest()).toEqual({ ok: false, failure: { kind, code, requestId: null } });
  });

  it('says by which id its support knows a refusal', async () => {
    const { latest } = await before(
      () => ({ status: 500, headers: { 'x-amzn-requestid': 'r-1' }, body: {} }),
      http,
    );
    expect(await latest()).toMatchObject({ failure: { requestId: 'r-1' } });
  });
});

it.each(adapters)('a connection that breaks once is tried again by %s', async (_name, http) => {
  let tries = 0;
  const { latest, heard } = await before(
    () => {
      tries += 1;
      return tries === 1 ? 'reset' : { body: golden };
    },
    () => http(5_000),
  );
  expect(await latest()).toMatchObject({ ok: true });
  expect(heard).toHaveLength(2);
});
