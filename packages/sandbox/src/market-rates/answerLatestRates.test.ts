import { describe, expect, it } from 'vitest';
import { computeMidRate, ratioToNumber } from '../market/computeMidRate.ts';
import { answerLatestRates } from './answerLatestRates.ts';

const paid = 'sandbox-rates-key';
const now = Date.UTC(2026, 10, 22, 11, 7, 31);
const minute = 60_000;

const ratesOf = (query: Readonly<Record<string, unknown>>, at = now): Record<string, number> => {
  const answer = answerLatestRates(query, at);
  if (!('rates' in answer)) throw new Error(JSON.stringify(answer));
  return answer.rates;
};

const refusalOf = (query: Readonly<Record<string, unknown>>) => {
  const answer = answerLatestRates(query, now);
  return 'error' in answer ? answer.error : null;
};

describe('the latest rates', () => {
  it('are those of the market that quotes are made from, for one unit of the base, as of the last minute', () => {
    const answer = answerLatestRates({ access_key: paid, base: 'USD', symbols: 'EUR,JPY' }, now);
    const made = Date.UTC(2026, 10, 22, 11, 7);

    expect(answer).toEqual({
      success: true,
      timestamp: made / 1000,
      base: 'USD',
      date: '2026-11-22',
      rates: { EUR: expect.any(Number), JPY: expect.any(Number) },
    });
    expect(ratesOf({ access_key: paid, base: 'USD' })['EUR']).toBeCloseTo(
      ratioToNumber(computeMidRate('USD', 'EUR', made)),
      8,
    );
  });

  it('move a little with time, and agree with their inverse and their crosses', () => {
    const usd = ratesOf({ access_key: paid, base: 'USD' });
    const eur = ratesOf({ access_key: paid, base: 'EUR' });
    const later = ratesOf({ access_key: paid, base: 'USD' }, now + minute);

    expect(later['EUR']).not.toBe(usd['EUR']);
    expect(Math.abs((later['EUR'] ?? 0) / (usd['EUR'] ?? 1) - 1)).toBeLessThan(1e-3);
    expect((usd['EUR'] ?? 0) * (eur['USD'] ?? 0)).toBeCloseTo(1, 6);
    expect((eur['JPY'] ?? 0) * (usd['EUR'] ?? 0)).toBeCloseTo(usd['JPY'] ?? 0, 4);
  });

  it('say what is worth very little with all its digits', () => {
    expect(ratesOf({ access_key: paid, base: 'IDR' })['GBP']).toBeCloseTo(0.753 / 16983, 6);
    expect(String(ratesOf({ access_key: paid, base: 'IDR' })['GBP'])).toMatch(/^0?\.?\d[\d.e-]{6,}/);
  });

  it('have the euro as base unless another is named, and leave out symbols that nobody knows', () => {
    expect(answerLatestRates({ access_key: paid }, now)).toMatchObject({ base: 'EUR' });
    expect(Object.keys(ratesOf({ access_key: paid, symbols: 'USD,QQQ' }))).toEqual(['USD']);
  });

  it('of the free plan are those of the hour, in euros only', () => {
    const free = { access_key: 'sandbox-rates-key-free' };
    expect(answerLatestRates({ ...free, base: 'EUR' }, now)).toMatchObject({
      success: true,
      timestamp: Date.UTC(2026, 10, 22, 11) / 1000,
    });
    expect(refusalOf({ ...free, base: 'USD' })).toEqual({
      code: 105,
      type: 'base_currency_access_restricted',
    });
  });
});

describe('a request that is refused', () => {
  it.each([
    [{}, 101, 'missing_access_key'],
    [{ access_key: '' }, 101, 'missing_access_key'],
    [{ access_key: 'guessed' }, 101, 'invalid_access_key'],
    [{ access_key: 'sandbox-rates-key-inactive' }, 102, 'inactive_user'],
    [{ access_key: 'sandbox-rates-key-used-up' }, 104, 'usage_limit_reached'],
    [{ access_key: paid, base: 'QQQ' }, 201, 'invalid_base_currency'],
    [{ access_key: paid, base: 'USD', symbols: 'QQQ' }, 202, 'invalid_currency_codes'],
  ])('gets a code and its name: %o', (query, code, type) => {
    expect(refusalOf(query)).toEqual({ code, type });
  });
});
