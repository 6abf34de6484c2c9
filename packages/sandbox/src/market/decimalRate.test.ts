import { describe, expect, it } from 'vitest';
import { decimalRate, readRate } from './decimalRate.ts';

describe('a rate', () => {
  it('is written with eight significant digits, however large or small', () => {
    expect(decimalRate({ numerator: 1n, denominator: 16983n })).toBe('0.000058882412');
    expect(decimalRate({ numerator: 16983n, denominator: 1n })).toBe('16983.000');
    expect(readRate('0.000058882412')).toEqual({ numerator: 58882412n, denominator: 10n ** 12n });
  });
});
