import { describe, expect, it } from 'vitest';
import { subtractBusinessDays } from './businessDays.ts';

describe('the last five business days', () => {
  it.each([
    ['on a Friday', '2026-11-27', '2026-11-20'],
    ['on a Wednesday, over the weekend', '2026-11-25', '2026-11-18'],
    ['on a Monday', '2026-11-23', '2026-11-16'],
    ['on a Saturday, which is none', '2026-11-28', '2026-11-23'],
    ['on a Sunday, which is none', '2026-11-29', '2026-11-23'],
    ['over the turn of the year', '2027-01-01', '2026-12-25'],
  ])('reach back %s from %s to %s', (_name, today, first) => {
    expect(subtractBusinessDays(today, 5)).toBe(first);
  });
});
