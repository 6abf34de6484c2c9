import { describe, expect, it } from 'vitest';
import { RateLimit } from './rateLimit.ts';

const threeInAMinute = () => {
  let now = 0;
  return {
    limit: new RateLimit({ times: 3, withinMs: 60_000 }, () => now),
    wait: (ms: number) => {
      now += ms;
    },
  };
};
const take = (limit: RateLimit, times: number) => Array.from({ length: times }, () => limit.take('dana'));

describe('a limit of three in a minute', () => {
  it('lets three through and no fourth, and nobody pays for another', () => {
    const { limit } = threeInAMinute();
    expect(take(limit, 5)).toEqual([true, true, true, false, false]);
    expect(limit.take('robin')).toBe(true);
  });

  it('runs from the first: asking while it is spent does not lengthen it', () => {
    const { limit, wait } = threeInAMinute();
    take(limit, 3);
    wait(59_999);
    expect(take(limit, 2)).toEqual([false, false]);
    wait(1);
    expect(take(limit, 4)).toEqual([true, true, true, false]);
  });

  it('begins anew when it is forgotten', () => {
    const { limit } = threeInAMinute();
    take(limit, 3);
    limit.forget('dana');
    expect(limit.take('dana')).toBe(true);
  });
});
