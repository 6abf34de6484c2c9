import { describe, expect, it } from 'vitest';
import { idleLimitOf, computeIdlePhase, computeNextIdleMoment } from './idle.ts';

describe('somebody who is away', () => {
  const limit = idleLimitOf(15);

  it.each([
    [0, { kind: 'active' }],
    [13 * 60_000 + 59_999, { kind: 'active' }],
    [14 * 60_000, { kind: 'notice', secondsLeft: 60 }],
    [15 * 60_000 - 1, { kind: 'notice', secondsLeft: 1 }],
    [15 * 60_000, { kind: 'over' }],
    [99 * 60_000, { kind: 'over' }],
  ] as const)('after %d ms of a quarter of an hour: %j', (away, phase) => {
    expect(computeIdlePhase(limit, 0, away)).toEqual(phase);
  });

  it('is always told at least 30 s before, however short the limit', () => {
    for (const minutes of [0, 0.1, 0.5, 1, 2, 60]) {
      const { limitMs, noticeMs } = idleLimitOf(minutes);
      expect(noticeMs).toBeGreaterThanOrEqual(30_000);
      expect(limitMs).toBeGreaterThanOrEqual(2 * 30_000);
    }
  });

  it('is told half of a limit before where that is less than a minute', () => {
    expect(idleLimitOf(1.5)).toEqual({ limitMs: 90_000, noticeMs: 45_000 });
  });

  it('the phase changes exactly at the next moment', () => {
    const first = computeNextIdleMoment(limit, 0, 0) ?? 0;
    expect(computeIdlePhase(limit, 0, first - 1).kind).toBe('active');
    expect(computeIdlePhase(limit, 0, first).kind).toBe('notice');
    expect(computeNextIdleMoment(limit, 0, first)).toBe(15 * 60_000);
    expect(computeNextIdleMoment(limit, 0, 15 * 60_000)).toBeNull();
  });
});
