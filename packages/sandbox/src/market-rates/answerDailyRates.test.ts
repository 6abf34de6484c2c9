import { describe, expect, it } from 'vitest';
import { answerDailyRates } from './answerDailyRates.ts';
import { answerLatestRates } from './answerLatestRates.ts';

const now = Date.UTC(2026, 10, 27, 11, 7, 31);
const dayMs = 24 * 3_600_000;
const asked = { access_key: 'sandbox-rates-key', start_date: '2026-08-30', end_date: '2026-11-27' };

const ratesOf = (query: Readonly<Record<string, unknown>>, at = now) => {
  const answer = answerDailyRates({ ...asked, ...query }, at);
  if (!('rates' in answer)) throw new Error(JSON.stringify(answer));
  return answer.rates;
};

const refusalOf = (query: Readonly<Record<string, unknown>>) => {
  const answer = answerDailyRates({ ...asked, ...query }, now);
  return 'error' in answer ? answer.error : null;
};

describe('rates of earlier days', () => {
  it('are one set a day, without the days on which no market is open', () => {
    const rates = ratesOf({ symbols: 'USD,GBP' });
    expect(Object.keys(rates)).toHaveLength(65);
    expect([rates['2026-11-21'], rates['2026-11-22']]).toEqual([undefined, undefined]);
    expect(Object.keys(rates['2026-11-20'] ?? {})).toEqual(['USD', 'GBP']);
  });

  it('are the same whenever somebody asks, from the last moment of the day on, and differ from day to day', () => {
    const endOfDay = Date.UTC(2026, 10, 27, 23, 59, 59, 999);
    const asks = [1, 8 * 3_600_000, 3 * dayMs, 60 * dayMs].map((later) => ratesOf({}, endOfDay + later));
    for (const day of ['2026-10-07', '2026-11-26'])
      for (const rates of asks) expect(rates[day]).toEqual(ratesOf({})[day]);
    for (const rates of asks) expect(rates['2026-11-27']).toEqual(ratesOf({}, endOfDay)['2026-11-27']);
    const dollars = Object.values(ratesOf({ symbols: 'USD' })).map((rates) => rates['USD']);
    expect(new Set(dollars).size).toBeGreaterThan(60);
  });

  it('end at the market that quotes are made from, and agree with their crosses', () => {
    const today = ratesOf({ symbols: 'USD,JPY' })['2026-11-27'];
    const latest = answerLatestRates({ access_key: asked.access_key, symbols: 'USD' }, now);
    expect(today?.['USD']).toBeCloseTo('rates' in latest ? (latest.rates['USD'] ?? 0) : 0, 4);
    const usd = ratesOf({ base: 'USD', symbols: 'EUR,JPY' })['2026-10-07'];
    const eur = ratesOf({ symbols: 'USD,JPY' })['2026-10-07'];
    expect((eur?.['JPY'] ?? 0) / (eur?.['USD'] ?? 1)).toBeCloseTo(usd?.['JPY'] ?? 0, 3);
  });

  it('never reach past today', () => {
    expect(Object.keys(ratesOf({ end_date: '2026-12-31' })).at(-1)).toBe('2026-11-27');
  });
});

describe('rates of earlier days are refused', () => {
  it.each([
    [{ access_key: undefined }, 101, 'missing_access_key'],
    [{ access_key: 'sandbox-rates-key-used-up' }, 104, 'usage_limit_reached'],
    [{ access_key: 'sandbox-rates-key-basic' }, 105, 'function_access_restricted'],
    [{ access_key: 'sandbox-rates-key-free' }, 105, 'function_access_restricted'],
    [{ access_key: 'sandbox-rates-key-free', base: 'USD' }, 105, 'function_access_restricted'],
    [{ base: 'QQQ' }, 201, 'invalid_base_currency'],
    [{ symbols: 'QQQ' }, 202, 'invalid_currency_codes'],
    [{ start_date: undefined }, 501, 'no_timeframe_supplied'],
    [{ start_date: '27-11-2026' }, 502, 'invalid_start_date'],
    [{ end_date: '2026-13-01' }, 503, 'invalid_end_date'],
    [{ end_date: '2026-08-29' }, 504, 'invalid_time_frame'],
    [{ start_date: '2025-11-01' }, 505, 'time_frame_too_long'],
  ])('with a code and its name: %o', (query, code, type) => {
    expect(refusalOf(query)).toEqual({ code, type });
  });
});
