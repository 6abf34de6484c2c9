import { describe, expect, it } from 'vitest';
import { isDateColumn } from './isDateColumn.ts';

describe('a column of days', () => {
  it.each([
    '2026-11-22',
    '2026/1/2',
    '2026-11-22T10:00:00Z',
    '2026-11-22 10:00',
    '22.11.2026',
    '1/2/26',
    '22-11-2026 10:00',
    '1 Dec 2026',
    '12 Dec. 26',
    '12-December-2026',
    '22. November 2026',
    '1. Dez., 2026',
    'Dec. 1, 2026',
    'December 12 2026',
  ])('is told by what stands in it: %s', (cell) => {
    expect(isDateColumn('When', ['', cell])).toBe(true);
  });

  it.each([
    '12026-11-22',
    '2026-11-223',
    '2026-11-22x',
    'x22.11.2026',
    '22.11.20261',
    'No 1 Dec 2026',
    '1 Dec 2026 x',
    '1 Dec INV',
    '1 Dec 2',
    '12.5',
    'A. December 1, 2026',
    'December 1, 20261',
    '2026',
    'soon',
  ])('is none where something else stands there: %s', (cell) => {
    expect(isDateColumn('Date', ['2026-11-22', cell])).toBe(false);
  });

  it.each([
    ['Date', true],
    ['Due date', true],
    ['date (UTC)', true],
    ['Update', false],
    ['Dates', false],
    ['Candidate', false],
  ])('is told by its name where nothing stands in it: %s %s', (name, isOne) => {
    expect(isDateColumn(name, ['', ''])).toBe(isOne);
  });
});
