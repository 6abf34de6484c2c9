import { expect, it } from 'vitest';
import { parseDay } from './parseDay.ts';

const now = Date.parse('2026-11-23T00:30:00Z');

it.each([
  ['today', '2026-11-23'],
  ['Yesterday', '2026-11-22'],
  ['0d', '2026-11-23'],
  ['7d', '2026-11-16'],
  [' 2w ', '2026-11-09'],
  ['2026-11-01', '2026-11-01'],
])('%j is a day, counted back from today in UTC: %s', (text, day) => {
  expect(parseDay(text, now)).toBe(day);
});

it.each(['', 'tomorrow', '7', 'd', '-1d', '7m', '12345d', '2026-02-30', '22/11/2026', '7 d'])(
  '%j is none',
  (text) => {
    expect(parseDay(text, now)).toBeNull();
  },
);
