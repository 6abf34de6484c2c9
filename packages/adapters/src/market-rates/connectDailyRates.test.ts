import { afterEach, describe, expect, it } from 'vitest';
import { answeringServer, type Reply } from '../../test/answeringServer.ts';
import { makeFetchHttpPort } from '../http/makeFetchHttpPort.ts';
import { connectDailyRates } from './connectDailyRates.ts';

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

const before = async (reply: () => Reply) => {
  const server = await answeringServer(reply);
  close = server.close;
  const service = connectDailyRates(makeFetchHttpPort(500), server.url);
  const daily = () =>
    service.daily({ key: 'k&y', base: 'EUR', quotes: ['GBP', 'USD'], from: '2026-11-26', to: '2026-11-27' });
  return { daily, heard: server.heard };
};

const golden = {
  success: true,
  timeseries: true,
  start_date: '2026-11-26',
  end_date: '2026-11-27',
  base: 'EUR',
  rates: {
    '2026-11-27': { USD: 1.1532, GBP: '0.8672', XAU: 0.0004 },
    '2026-11-26': { USD: 1.1498, GBP: null },
    soon: { USD: 1 },
  },
};

describe('the rates service, asked for earlier days', () => {
  it('is told key, days, base and symbols in one call, and nothing of the user (RATE-15)', async () => {
    const { daily, heard } = await before(() => ({ body: golden }));
    await daily();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      method: 'GET',
      path: '/timeseries',
      query: {
        access_key: 'k&y',
        start_date: '2026-11-26',
        end_date: '2026-11-27',
        base: 'EUR',
        symbols: 'GBP,USD',
      },
    });
    expect(heard[0]?.headers).not.toHaveProperty('authorization');
  });

  it('gives one set of rates a day, the oldest first; what is no day and no rate is left out', async () => {
    const { daily } = await before(() => ({ body: golden }));
    expect(await daily()).toEqual({
      ok: true,
      value: {
        base: 'EUR',
        days: [
          { day: '2026-11-26', rates: { USD: 1.1498 } },
          { day: '2026-11-27', rates: { USD: 1.1532, GBP: 0.8672 } },
        ],
      },
    });
  });

  it.each([
    [{ body: { success: false, error: { code: 105, type: 'function_access_restricted' } } }, 'refused', 105],
    [{ status: 429, body: { message: 'Too many requests' } }, 'server-trouble', null],
    [{ status: 429, body: { success: false, error: { code: 104 } } }, 'refused', 104],
    [{ body: { ...golden, base: 'USD' } }, 'unreadable', null],
    [{ body: { success: true, rates: [] } }, 'unreadable', null],
    ['reset', 'no-answer', null],
  ] as const)('that answers %o has given none: %s %s (RATE-16)', async (reply, kind, code) => {
    const { daily } = await before(() => reply);
    expect(await daily()).toMatchObject({ ok: false, failure: { kind, code } });
  });
});
