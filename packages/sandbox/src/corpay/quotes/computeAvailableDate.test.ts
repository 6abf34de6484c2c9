import { describe, expect, it } from 'vitest';
import { computeAvailableDate } from './computeAvailableDate.ts';

describe('the available date', () => {
  it('adds a day for iACH and two for Taiwan dollars', () => {
    expect(computeAvailableDate('2026-11-18', 'EUR', 'W')).toBe('2026-11-18');
    expect(computeAvailableDate('2026-11-18', 'EUR', 'E')).toBe('2026-11-19');
    expect(computeAvailableDate('2026-11-20', 'TWD', 'W')).toBe('2026-11-24');
  });
});
