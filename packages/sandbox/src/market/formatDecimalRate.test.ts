import { describe, expect, it } from 'vitest';
import { formatDecimalRate, readRate } from './formatDecimalRate.ts';

describe('a rate', () => {
  it('is written with eight significant digits, however large or small', () => {
    expect(formatDecimalRate({ numerator: 1n, denominator: 16983n })).toBe('0.000058882412');
    expect(formatDecimalRate({ numerator: 16983n, denominator: 1n })).toBe('16983.000');
    expect(readRate('0.000058882412')).toEqual({ numerator: 58882412n, denominator: 10n ** 12n });
  });
});
