import { describe, expect, it } from 'vitest';
import { computeExpandedPatternLength } from './computeExpandedPatternLength.ts';

describe('the length of a pattern with its repetitions written out', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['[a-z\\]]\\d\\p{L}', 3],
    ['a{10}', 10],
    ['a{2,10}b', 11],
    ['a{3,}', 3],
    ['(?:ab){100}', 300],
    ['(?:a{10}){10}', 110],
    ['(?<name>a?){5}', 15],
    ['a{0}', 1],
    ['{x}', 3],
    ['[{10}(]{2}', 2],
    ['\\({3}', 3],
    ['a?{4}', 8],
    ['\\p{Greek}{2}', 2],
    ['(?i-s:a){2}', 4],
  ])('of %s is %i', (pattern, steps) => expect(computeExpandedPatternLength(pattern)).toBe(steps));

  it('is infinite when groups do not close', () => {
    expect([computeExpandedPatternLength('(a'), computeExpandedPatternLength('a)')]).toEqual([
      Infinity,
      Infinity,
    ]);
  });
});
