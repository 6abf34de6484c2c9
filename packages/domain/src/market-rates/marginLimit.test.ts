import { describe, expect, it } from 'vitest';
import { defaultMarginLimit, isAboveMarginLimit, readMarginLimit } from './marginLimit.ts';

describe('the limit of a margin (COST-2)', () => {
  it.each([
    ['1', 1],
    ['0', 0],
    ['100', 100],
    [' 0.25 ', 0.25],
    ['1.5%', 1.5],
    ['1.5 %', 1.5],
  ])('is a number of percent: %j', (text, limit) => {
    expect(readMarginLimit(text)).toBe(limit);
  });

  it.each(['', '-1', '100.01', '101', '1000', '0.125', '1,5', '.5', '1.', 'x1', '1x', '1e1', '%'])(
    'is not %j',
    (text) => {
      expect(readMarginLimit(text)).toBeNull();
    },
  );

  it('is one percent at first', () => {
    expect(defaultMarginLimit).toBe(1);
  });

  it.each([
    [3.21, 1, true],
    [1.01, 1, true],
    [1.005_1, 1, true],
    [1.004, 1, false],
    [1, 1, false],
    [0.4, 1, false],
    [-3, 0, false],
    [0.01, 0, true],
    [0.004, 0, false],
  ])('is passed as the margin is read: %d against %d', (percent, limit, above) => {
    expect(isAboveMarginLimit({ percent }, limit)).toBe(above);
  });
});
