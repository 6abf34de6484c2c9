import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal, toDecimal } from './decimal.ts';
import { formatAmount, formatMoney } from './formatMoney.ts';
import { formatRate } from './formatRate.ts';
import { compareMoney, makeMoney, zeroMoney, isSameMoney, subtractMoney } from './makeMoney.ts';
import { formatDisplayOnlyAmount } from './displayOnlyAmount.ts';
import { splitAmount } from './splitAmount.ts';
import { fromWireNumber, toWireNumber } from './wireNumber.ts';

const minorUnits = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
const currency = fc.constantFrom(
  'USD' as const,
  'EUR' as const,
  'JPY' as const,
  'KRW' as const,
  'IDR' as const,
);

describe('amounts that a person types', () => {
  it.each([
    ['10000', 'USD', 1_000_000n],
    ['10,000.5', 'USD', 1_000_050n],
    ['  1.50 ', 'EUR', 150n],
    ['.5', 'USD', 50n],
    ['7.', 'USD', 700n],
    ['0', 'USD', 0n],
    ['-.5', 'USD', -50n],
    ['-1,234,567.8', 'USD', -123_456_780n],
    ['12,345.', 'USD', 1_234_500n],
    ['1500', 'JPY', 1500n],
    ['1,500.', 'JPY', 1500n],
    ['1,500.00', 'JPY', 1500n],
    ['1500.0', 'KRW', 1500n],
    ['0.00', 'JPY', 0n],
    ['10.00', 'EUR', 1000n],
  ] as const)('%s of %s is read exactly', (text, code, minor) => {
    expect(readDecimal(text, code)).toEqual({ currency: code, minor });
  });

  it.each([
    ['', 'USD'],
    ['.', 'USD'],
    ['1.234', 'USD'],
    ['1.5', 'JPY'],
    ['1.01', 'JPY'],
    ['1.10', 'KRW'],
    ['1.000', 'JPY'],
    ['1.000', 'EUR'],
    ['-.0', 'JPY'],
    ['1e5', 'USD'],
    ['1,00', 'USD'],
    ['1234,567', 'USD'],
    [',567', 'USD'],
    ['1,234,5', 'USD'],
    ['1,234.5,6', 'USD'],
    ['0,500', 'USD'],
    ['00,500', 'USD'],
    ['01,000.5', 'USD'],
    ['1,,234', 'USD'],
    ['1.5.', 'USD'],
    ['$1', 'USD'],
    ['1 USD', 'USD'],
    ['-', 'USD'],
    ['-.', 'USD'],
    ['12 000', 'USD'],
    ['Infinity', 'USD'],
    ['--1', 'USD'],
  ] as const)('"%s" of %s is refused', (text, code) => {
    expect(readDecimal(text, code)).toBeNull();
  });

  it('what is written as a decimal is read back unchanged, whatever the currency', () => {
    fc.assert(
      fc.property(minorUnits, currency, (minor, code) => {
        expect(readDecimal(toDecimal(makeMoney(minor, code)), code)).toEqual(makeMoney(minor, code));
      }),
    );
  });
});

describe('what is true of two amounts', () => {
  it('they are the same in one currency only', () => {
    expect(isSameMoney(makeMoney(100n, 'USD'), makeMoney(100n, 'USD'))).toBe(true);
    expect(isSameMoney(makeMoney(100n, 'USD'), makeMoney(101n, 'USD'))).toBe(false);
    expect(isSameMoney(makeMoney(100n, 'USD'), makeMoney(100n, 'EUR'))).toBe(false);
  });

  it.each([
    [1n, 2n, -1],
    [2n, 2n, 0],
    [3n, 2n, 1],
  ] as const)('%d compared with %d gives %d', (left, right, order) => {
    expect(compareMoney(makeMoney(left, 'USD'), makeMoney(right, 'USD'))).toBe(order);
  });

  it('a difference may be below zero, and nothing differs from nothing by nothing', () => {
    expect(subtractMoney(makeMoney(100n, 'USD'), makeMoney(250n, 'USD'))).toEqual(makeMoney(-150n, 'USD'));
    expect(subtractMoney(zeroMoney('JPY'), zeroMoney('JPY'))).toEqual(makeMoney(0n, 'JPY'));
  });

  it('two currencies are neither compared nor subtracted', () => {
    const [dollars, euros] = [makeMoney(5n, 'USD'), makeMoney(5n, 'EUR')];
    expect(() => compareMoney(dollars, euros)).toThrow('Cannot compare USD with EUR');
    expect(() => subtractMoney(dollars, euros)).toThrow('Cannot subtract EUR from USD');
  });
});

describe('amounts on a partner wire', () => {
  it('a number survives the way there and back', () => {
    fc.assert(
      fc.property(minorUnits, currency, (minor, code) => {
        const amount = makeMoney(minor / 20n, code);
        expect(fromWireNumber(toWireNumber(amount), code)).toEqual(amount);
      }),
    );
  });

  it.each([
    [0.1 + 0.2, 'USD', 30n],
    [13641.5, 'CAD', 1_364_150n],
    [1.005, 'USD', 101n],
    [2.345000001, 'USD', 235n],
    [1534.5, 'JPY', 1535n],
    [-2.5, 'JPY', -3n],
    [2.4994, 'JPY', 2n],
    [0, 'USD', 0n],
    [9_000_000_000_000, 'USD', 900_000_000_000_000n],
  ] as const)('%d of %s is rounded to its minor units, half away from zero', (value, code, minor) => {
    expect(fromWireNumber(value, code)).toEqual(makeMoney(minor, code));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 9_000_000_000_001, -9_000_000_000_001, 1e30])(
    '%d is no amount',
    (value) => {
      expect(fromWireNumber(value, 'USD')).toBeNull();
    },
  );
});

describe('amounts for reading (GEO-7, S-6, S-7)', () => {
  it.each([
    [1_153_402n, 'USD', '$11,534.02'],
    [1_000_000n, 'EUR', '€10,000.00'],
    [1500n, 'JPY', '¥1,500.00'],
    [-250n, 'GBP', '-£2.50'],
    [-5n, 'USD', '-$0.05'],
    [0n, 'USD', '$0.00'],
    [5n, 'ZAR', 'R\u00a00.05'],
  ] as const)('amount %# reads as it should', (minor, code, shown) => {
    expect(formatMoney(makeMoney(minor, code))).toBe(shown);
  });

  it('an amount without its symbol keeps two decimals for every currency', () => {
    expect(formatAmount(makeMoney(1_234_567n, 'KRW'))).toBe('1,234,567.00');
  });

  it('an amount in a currency that nobody here knows is shown with its code', () => {
    expect(formatDisplayOnlyAmount({ currency: 'SEK', amount: 1200.5 })).toBe('SEK 1,200.50');
    expect(formatDisplayOnlyAmount({ currency: 'EUR', amount: 1200.5 })).toBe('€1,200.50');
  });

  it('an amount for a wire, a file or a script has the digits of its currency and no grouping', () => {
    expect(toDecimal(makeMoney(123_456_705n, 'USD'))).toBe('1234567.05');
    expect(toDecimal(makeMoney(-5n, 'USD'))).toBe('-0.05');
    expect(toDecimal(zeroMoney('USD'))).toBe('0.00');
    expect(toDecimal(zeroMoney('JPY'))).toBe('0');
  });

  it.each([
    [1.1534, '1.1534'],
    [159.88, '159.8800'],
    [0.867_449, '0.8674'],
    [0.01, '0.0100'],
    [0.009_999_4, '0.009999'],
    [0.000662, '0.0006620'],
    [0, '0.0000'],
  ])('the rate %d reads %s', (rate, shown) => {
    expect(formatRate(rate)).toBe(shown);
  });
});

describe('splitting an amount (OFX-QUOTE-14, S-15)', () => {
  it.each<readonly [bigint, readonly bigint[], readonly bigint[]]>([
    [10_000n, [1n, 1n, 1n], [3334n, 3333n, 3333n]],
    [100n, [0n, 0n, 0n], [34n, 33n, 33n]],
    [100n, [1n, 2n, 0n], [33n, 67n, 0n]],
    [5n, [50n, 50n, 1n], [3n, 2n, 0n]],
    [10n, [15n, 1n, 14n], [5n, 0n, 5n]],
    [10n, [26n, 49n, 25n], [3n, 5n, 2n]],
    [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
    [0n, [3n, 4n], [0n, 0n]],
    [100n, [], []],
  ] as const)('case %#', (total, weights, parts) => {
    expect(splitAmount(makeMoney(total, 'USD'), weights).map(({ minor }) => minor)).toEqual(parts);
  });

  it('the parts always add up to the total, and none is further than one unit from its share', () => {
    const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(minorUnits, weights, (total, shares) => {
        const parts = splitAmount(makeMoney(total, 'USD'), shares).map(({ minor }) => minor);
        const sum = shares.reduce((a, b) => a + b, 0n);
        expect(parts.reduce((a, b) => a + b, 0n)).toBe(total);
        parts.forEach((part, index) => {
          const share = sum === 0n ? 1n : (shares[index] ?? 0n);
          const whole = sum === 0n ? BigInt(shares.length) : sum;
          const distance = part * whole - total * share;
          expect(distance < whole && distance > -whole).toBe(true);
        });
      }),
    );
  });

  it('a negative weight is a defect', () => {
    expect(() => splitAmount(makeMoney(1n, 'USD'), [2n, -1n])).toThrow('A weight is never negative');
  });
});
