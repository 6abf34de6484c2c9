import { describe, expect, it } from 'vitest';
import { availableDate } from './availableDate.ts';

describe('the available date', () => {
  it('adds a day for iACH and two for Taiwan dollars', () => {
    expect(availableDate('2026-11-18', 'EUR', 'W')).toBe('2026-11-18');
    expect(availableDate('2026-11-18', 'EUR', 'E')).toBe('2026-11-19');
    expect(availableDate('2026-11-20', 'TWD', 'W')).toBe('2026-11-24');
  });
});
