import { describe, expect, it } from 'vitest';
import {
  listGroupedSpellings,
  removeNumberSeparators,
  formatNumberToMatchPatterns,
} from './formatNumberToMatchPatterns.ts';

describe('a number that people write in groups', () => {
  it('has its groups joined by nothing, a dash or a space, whatever stood between them', () => {
    for (const typed of ['gr16 0110', 'gr16-0110', 'gr16 \u2013\u200b 0110', 'gr16\u22120110'])
      expect(listGroupedSpellings(typed)).toEqual(['GR160110', 'GR16-0110', 'GR16 0110']);
  });

  it('is written in one group by banks', () => {
    expect(removeNumberSeparators('gr16 0110-1250')).toBe('GR1601101250');
  });

  it.each([
    ['02 1000 021', ['^\\d{9}$'], '021000021'],
    ['gr16 0110', ['^GR\\d{6}$'], 'GR160110'],
    ['12-34-56', ['^\\d\\d-\\d\\d-\\d\\d$'], '12-34-56'],
    ['12 34 56', ['^\\d\\d-\\d\\d-\\d\\d$'], '12-34-56'],
    ['12-34-56', ['^[0-9 ]{8}$'], '12 34 56'],
    ['ab-c', ['^ab-c$'], 'ab-c'],
    ['ab-12 34', ['^AB-1234$'], 'AB-1234'],
    ['12 3456', ['^\\d+$', '^.{6}$'], '123456'],
  ])(
    'is judged and sent in the first everyday spelling that every pattern takes: %j',
    (typed, patterns, sent) => {
      expect(formatNumberToMatchPatterns(typed, patterns)).toBe(sent);
    },
  );

  it('stays as it was typed where no spelling is taken', () => {
    expect(formatNumberToMatchPatterns('12 x', ['^\\d+$'])).toBe('12 x');
    expect(formatNumberToMatchPatterns('12 34', ['^\\d+$', '^x'])).toBe('12 34');
  });
});
