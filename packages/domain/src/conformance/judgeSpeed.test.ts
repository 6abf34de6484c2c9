import { describe, expect, it } from 'vitest';
import { judgeSpeed } from './judgeSpeed.ts';

describe('a service', () => {
  it('is slow where half of its calls take three seconds or more, which is no fault', () => {
    expect(judgeSpeed('rates', [200, 6_100, 5_900])).toMatchObject({
      verdict: { kind: 'as-expected' },
      symptom: { kind: 'slow', seen: 'rates is slow: 6 s a call' },
    });
    expect(judgeSpeed('rates', [3_000])?.symptom?.seen).toBe('rates is slow: 3 s a call');
  });

  it.each([[[]], [[2_999]], [[100, 200, 9_000]]])('is not slow by %j', (times) => {
    expect(judgeSpeed('rates', times)).toBeNull();
  });
});
