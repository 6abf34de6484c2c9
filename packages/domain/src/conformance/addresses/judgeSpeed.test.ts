import { describe, expect, it } from 'vitest';
import { makeSymptom } from '../causes/makeSymptom.ts';
import { judgeSpeed, explainBySlowness } from './judgeSpeed.ts';
import { asExpectedVerdict, addSymptomToVerdict, unansweredVerdict } from '../responses/verdict.ts';

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

describe('a call that came to nothing', () => {
  const lost = addSymptomToVerdict(unansweredVerdict, makeSymptom('call-refused', 'GET /a gets no answer'));

  it('after a long wait is slower than is waited, where other calls of its service are quick', () => {
    expect(explainBySlowness(lost, 'GET /a', 30_020, [150, 220, 300])).toMatchObject({
      note: 'No answer came within 30 s.',
      symptom: {
        kind: 'too-slow',
        seen: 'GET /a gives no answer within 30 s, and other calls of this service answer in 0.2 s',
      },
    });
  });

  it('is told as before where it broke off soon, or where nothing else there answers', () => {
    expect(explainBySlowness(lost, 'GET /a', 800, [150])).toBe(lost);
    expect(explainBySlowness(lost, 'GET /a', 30_000, [])).toBe(lost);
    expect(explainBySlowness(asExpectedVerdict(), 'GET /a', 30_000, [150])).toEqual(asExpectedVerdict());
  });
});
