import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countRateDecimals, formatDealRate, formatInverseRate } from './dealRate.ts';
import { minorPerMajor, makeMoney, type Money } from './makeMoney.ts';

const words = (rate: number, from: Money, to: Money) => formatDealRate({ rate, from, to });

describe('the rate of a deal (S-7)', () => {
  it('stands with its pair, and the other way round beside it', () => {
    const deal = { rate: 0.867, from: makeMoney(1_153_403n, 'USD'), to: makeMoney(1_000_000n, 'EUR') };
    expect(formatDealRate(deal)).toBe('1 USD = 0.8670 EUR');
    expect(formatInverseRate(deal)).toBe('1 EUR = 1.153403 USD');
  });

  it('has as few decimals, from four on, as still give the amounts', () => {
    expect(words(0.86452815, makeMoney(10_000n, 'USD'), makeMoney(8_645n, 'EUR'))).toBe('1 USD = 0.8645 EUR');
    expect(words(0.86452815, makeMoney(1_000_000n, 'USD'), makeMoney(864_528n, 'EUR'))).toBe(
      '1 USD = 0.864528 EUR',
    );
    expect(words(0.86452815, makeMoney(100_000_000n, 'USD'), makeMoney(86_452_815n, 'EUR'))).toBe(
      '1 USD = 0.86452815 EUR',
    );
  });

  it('of a small coin keeps the digits that its amounts need', () => {
    expect(words(0.000662, makeMoney(1_500_000n, 'KRW'), makeMoney(99_300n, 'USD'))).toBe(
      '1 KRW = 0.000662 USD',
    );
  });

  it('of which the amounts do not follow is written as delivered', () => {
    expect(words(0.86, makeMoney(1_153_101n, 'USD'), makeMoney(1_000_000n, 'EUR'))).toBe(
      '1 USD = 0.8600 EUR',
    );
    expect(words(0.8612345, makeMoney(1_153_101n, 'USD'), makeMoney(1_000_000n, 'EUR'))).toBe(
      '1 USD = 0.8612345 EUR',
    );
    expect(words(0.123456789, makeMoney(1_153_101n, 'USD'), makeMoney(1_000_000n, 'EUR'))).toBe(
      '1 USD = 0.12345679 EUR',
    );
    const unknown = { rate: 9.123456, from: makeMoney(100n, 'USD'), to: { currency: 'SEK', amount: 9.12 } };
    expect(formatDealRate(unknown)).toBe('1 USD = 9.123456 SEK');
    const paid = { rate: 0.109612, from: { currency: 'SEK', amount: 9.12 }, to: makeMoney(100n, 'USD') };
    expect(formatDealRate(paid)).toBe('1 SEK = 0.109612 USD');
  });

  it('has never fewer decimals than the quote before it, neither way', () => {
    const exact = { rate: 0.86452815, from: makeMoney(1_000_000n, 'USD'), to: makeMoney(864_528n, 'EUR') };
    expect(countRateDecimals(exact)).toEqual({ direct: 6, inverse: 4 });
    const round = { rate: 0.867, from: makeMoney(1_153_403n, 'USD'), to: makeMoney(1_000_000n, 'EUR') };
    expect(countRateDecimals(round)).toEqual({ direct: 4, inverse: 6 });
    const least = { direct: 6, inverse: 5 };
    const next = { rate: 0.8645, from: makeMoney(10_000n, 'USD'), to: makeMoney(8_645n, 'EUR') };
    expect([formatDealRate(next), formatInverseRate(next)]).toEqual([
      '1 USD = 0.8645 EUR',
      '1 EUR = 1.1567 USD',
    ]);
    expect([formatDealRate({ ...next, least }), formatInverseRate({ ...next, least })]).toEqual([
      '1 USD = 0.864500 EUR',
      '1 EUR = 1.15674 USD',
    ]);
    expect(countRateDecimals({ ...next, least })).toEqual(least);
  });

  it('has more than the quote before it where its amounts need them', () => {
    const next = { rate: 0.86452815, from: makeMoney(1_000_000n, 'USD'), to: makeMoney(864_528n, 'EUR') };
    expect(formatDealRate({ ...next, least: { direct: 4, inverse: 4 } })).toBe('1 USD = 0.864528 EUR');
  });

  it('that is written as delivered keeps the decimals before it too', () => {
    const next = { rate: 0.86, from: makeMoney(1_153_101n, 'USD'), to: makeMoney(1_000_000n, 'EUR') };
    expect(formatDealRate({ ...next, least: { direct: 6, inverse: 4 } })).toBe('1 USD = 0.860000 EUR');
    const long = { ...next, rate: 0.8612345, least: { direct: 5, inverse: 4 } };
    expect(formatDealRate(long)).toBe('1 USD = 0.8612345 EUR');
    expect(countRateDecimals({ ...next, rate: 0 })).toEqual({ direct: 4, inverse: 4 });
  });

  it('that is none has no other way round', () => {
    const deal = { rate: 0, from: makeMoney(100n, 'USD'), to: makeMoney(0n, 'EUR') };
    expect(formatDealRate(deal)).toBe('1 USD = 0.0000 EUR');
    expect(formatInverseRate(deal)).toBeNull();
  });

  it('gives the amount that is received out of the amount that is sent, as it is shown', () => {
    const currency = fc.constantFrom('USD' as const, 'EUR' as const, 'JPY' as const, 'IDR' as const);
    fc.assert(
      fc.property(
        currency,
        currency,
        fc.bigInt({ min: 1n, max: 10n ** 10n }),
        fc.integer({ min: 1, max: 10 ** 12 }),
        (sent, received, minor, hundredMillionths) => {
          const scale = 10n ** 8n * minorPerMajor(sent);
          const exact = minor * BigInt(hundredMillionths) * minorPerMajor(received);
          const to = makeMoney((exact + scale / 2n) / scale, received);
          const shown = words(hundredMillionths / 10 ** 8, makeMoney(minor, sent), to).split(' ')[3] ?? '';
          const [whole = '', decimals = ''] = shown.replaceAll(',', '').split('.');
          const shownScale = 10n ** BigInt(decimals.length) * minorPerMajor(sent);
          const again = minor * BigInt(whole + decimals) * minorPerMajor(received);
          expect((again + shownScale / 2n) / shownScale).toBe(to.minor);
          expect(decimals.length).toBeGreaterThanOrEqual(4);
          expect(decimals.length).toBeLessThanOrEqual(8);
        },
      ),
    );
  });
});
