import { describe, expect, it } from 'vitest';
import {
  duplicateDealBookedSentences,
  isEnteredInLastSevenDays,
  duplicatesNotCheckedMessage,
} from './duplicateDealSentences.ts';

const now = Date.UTC(2026, 10, 22, 12);

describe('a deal of the last seven days', () => {
  it.each([
    ['2026-11-22T11:59:59Z', true],
    ['2026-11-15T00:00:00Z', true],
    ['2026-11-15', true],
    ['2026-11-14T23:59:59Z', false],
    ['2025-11-22', false],
    ['soon', true],
    ['', true],
  ])('is one that was entered on a day that begins %s: %s', (entered, lately) => {
    expect(isEnteredInLastSevenDays(entered, now)).toBe(lately);
  });

  it('is named with its day, and the press is left to the user', () => {
    const what = '€10.00 for Ada';
    const found = [
      { what, number: '701', entered: '2026-11-20T09:00:00Z' },
      { what, number: '702', entered: '2026-11-21' },
    ];
    expect(duplicateDealBookedSentences('order', found, 'another payment').join(' ')).toBe(
      'In the last seven days you booked €10.00 for Ada already: order 701 of Nov 20, 2026 and order 702 of Nov 21, 2026. Book this deal only if it is another payment.',
    );
  });

  it('is named with what is equal about it, where several are equal in different ways', () => {
    const entered = '2026-11-21';
    const found = [
      { what: '€10.00 for Ada', number: '701', entered },
      { what: '€11.00 for Ada', number: '702', entered },
      { what: '€10.00 for Ada', number: '703', entered },
    ];
    expect(duplicateDealBookedSentences('deal', found, 'another one')).toEqual([
      'In the last seven days you booked €10.00 for Ada already: deal 701 of Nov 21, 2026 and deal 703 of Nov 21, 2026.',
      'In the last seven days you booked €11.00 for Ada already: deal 702 of Nov 21, 2026.',
      'Book this deal only if it is another one.',
    ]);
  });

  it('that nobody could look for is said to be unknown', () => {
    expect(duplicatesNotCheckedMessage('payment')).toBe(
      'It could not be checked whether you booked this payment already in the last seven days.',
    );
  });
});
