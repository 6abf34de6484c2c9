import { describe, expect, it } from 'vitest';
import { groupDigits } from './groupDigits.ts';

describe('an amount at rest', () => {
  it.each([
    ['1234567.5', '1,234,567.5'],
    ['999', '999'],
    ['1000', '1,000'],
    ['0.02', '0.02'],
    ['10,000', '10,000'],
    ['ten', 'ten'],
    ['1e5', '1e5'],
    ['', ''],
  ])('%s is shown as %s', (typed, shown) => {
    expect(groupDigits(typed)).toBe(shown);
  });
});
