import { describe, expect, it } from 'vitest';
import {
  areFilterDaysReversed,
  readLeadingDay,
  isWithinFilterDays,
  emptyListFilter,
  dropUnknownCurrency,
} from './listFilter.ts';

describe('the days of a filter (S-7)', () => {
  it.each([
    ['2026-01-01', '2026-01-01'],
    ['2026-09-09T08:00:00', '2026-09-09'],
    ['2026-10-10T23:30:00-05:00', '2026-10-10'],
    ['2026-12-29 08:00', '2026-12-29'],
    ['2026-11-30', '2026-11-30'],
    ['2026-12-31', '2026-12-31'],
    ['2026-00-01', null],
    ['2026-13-01', null],
    ['2026-01-00', null],
    ['2026-01-32', null],
    ['2026-01-40', null],
    ['2026-1-01', null],
    ['on 2026-01-01', null],
    ['', null],
  ])('takes %j for the day %j', (entryDate, day) => {
    expect(readLeadingDay(entryDate)).toBe(day);
  });

  it.each([
    [null, null, 'no day at all', true],
    ['2026-11-21', null, '2026-11-21T23:59:00Z', true],
    ['2026-11-21', null, '2026-11-20', false],
    [null, '2026-11-21', '2026-11-21', true],
    [null, '2026-11-21', '2026-11-22T00:00:00', false],
    ['2026-11-01', '2026-11-30', 'no day at all', false],
  ])('from %j until %j hold %j: %j', (since, until, moment, holds) => {
    expect(isWithinFilterDays(moment, { since, until })).toBe(holds);
  });

  it('contradict each other where the first is after the last', () => {
    expect(areFilterDaysReversed({ since: '2026-11-22', until: '2026-11-21' })).toBe(true);
    expect(areFilterDaysReversed({ since: '2026-11-21', until: '2026-11-21' })).toBe(false);
    expect(areFilterDaysReversed({ since: '2026-11-22', until: null })).toBe(false);
    expect(areFilterDaysReversed({ since: null, until: '2026-11-21' })).toBe(false);
  });
});

describe('the currency of a filter (HIST-8)', () => {
  it.each([
    ['XXX', null],
    ['euro', null],
    ['SEK', 'SEK'],
    ['GBP', 'GBP'],
    [null, null],
  ])('narrows nothing where neither the list has it nor anybody knows it: %j is %j', (asked, kept) => {
    const filter = { ...emptyListFilter, search: '418', currency: asked };
    expect(dropUnknownCurrency(filter, ['EUR', 'JPY', 'SEK'])).toEqual({ ...filter, currency: kept });
  });
});
