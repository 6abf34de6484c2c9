import { describe, expect, it } from 'vitest';
import { pattern } from '../../../../test/sampleTemplate.ts';
import { maxLengthOfPatterns, maxLengthOfPattern } from './maxLengthOfPatterns.ts';

describe('how much can be typed into a field', () => {
  it.each([
    ['^.{0,35}$', 35],
    ['^.{,9}$', 9],
    ['^.{12,140}$', 140],
  ])('is said by %s, a pattern about length alone', (regEx, limit) => {
    expect(maxLengthOfPattern(regEx)).toBe(limit);
  });

  it.each(['^.{4}$', '^\\d{4,9}$', '^$|^.{4,9}$', '^.{4,9}$|^NONE OF THESE$'])(
    'is not limited by %s, which allows something else too',
    (regEx) => {
      expect(maxLengthOfPattern(regEx)).toBeNull();
    },
  );

  it('is the least of several limits, and nothing limits it where no pattern is about length', () => {
    const some = ['^\\d{4,9}$', '^.{0,20}$', '^.{0,12}$', '^.{0,34}$'].map((regEx) => pattern(regEx));
    expect(maxLengthOfPatterns(some)).toBe(12);
    expect(maxLengthOfPatterns(some.slice(0, 1))).toBeNull();
    expect(maxLengthOfPatterns([])).toBeNull();
  });
});
