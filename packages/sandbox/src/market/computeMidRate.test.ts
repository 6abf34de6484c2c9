import { beneficiaryCurrencies } from '@fx-gateway/domain/geography/beneficiaryCurrencies.ts';
import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeMidRate, ratioToNumber } from './computeMidRate.ts';
import { seedRates } from './seedRates.ts';
import { computeUnitsPerDollar } from './computeUnitsPerDollar.ts';

const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) });
const currency = fc.constantFrom<Currency[]>(...beneficiaryCurrencies);
const autumn = Date.UTC(2026, 10, 21, 9);

describe('the market of the sandbox', () => {
  it('says the same again for the same moment', () => {
    fc.assert(
      fc.property(currency, moment, (code, at) => {
        expect(computeUnitsPerDollar(code, at)).toBe(computeUnitsPerDollar(code, at));
      }),
    );
  });

  it('makes every pair the inverse of its inverse and every cross the product of its halves', () => {
    fc.assert(
      fc.property(currency, currency, currency, moment, (a, b, c, at) => {
        const [ab, ba, bc, ac] = [
          computeMidRate(a, b, at),
          computeMidRate(b, a, at),
          computeMidRate(b, c, at),
          computeMidRate(a, c, at),
        ];
        expect(ab.numerator * ba.numerator).toBe(ab.denominator * ba.denominator);
        expect(ab.numerator * bc.numerator * ac.denominator).toBe(
          ac.numerator * ab.denominator * bc.denominator,
        );
      }),
    );
  });

  it('stays within a fifth of a per cent of its seed', () => {
    fc.assert(
      fc.property(currency, moment, (code, at) => {
        const moved = Number(computeUnitsPerDollar(code, at)) / 1e12 / seedRates[code] - 1;
        expect(Math.abs(moved)).toBeLessThan(0.002);
      }),
    );
  });

  it('moves 10,000 dollars by a few cents from one renewal to the next, up as well as down', () => {
    const euros = Array.from({ length: 400 }, (_, renewal) =>
      Math.round(10_000 * 100 * ratioToNumber(computeMidRate('USD', 'EUR', autumn + renewal * 22_500))),
    );
    const moves = euros.slice(1).map((cents, index) => cents - (euros[index] ?? cents));
    const moved = moves.filter((cents) => cents !== 0);
    expect(moved.length).toBeGreaterThan(300);
    expect(moved.filter((cents) => cents > 0).length).toBeGreaterThan(100);
    expect(moved.filter((cents) => cents < 0).length).toBeGreaterThan(100);
    expect(Math.max(...moves.map(Math.abs))).toBeLessThan(20);
  });
});
