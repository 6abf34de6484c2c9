import { describe, expect, it } from 'vitest';
import { makeMoney } from '../money/makeMoney.ts';
import type { SentBooking } from './findSentBookings.ts';
import { findMatchingDeals, type ListedDeal } from './findMatchingDeals.ts';

const booking: SentBooking = {
  made: 'order-1',
  pressedAt: '2026-11-23T09:59:37.000Z',
  settlement: makeMoney(10_150n, 'USD'),
  payment: makeMoney(9_000n, 'EUR'),
  requestIds: ['request-1'],
};

const deal = (given: Partial<ListedDeal> = {}): ListedDeal => ({
  number: '1',
  bookedAt: '2026-11-23T09:59:39.000Z',
  settlement: { amount: 101.5, currency: 'USD' },
  payment: { amount: 90, currency: 'EUR' },
  requestId: null,
  ...given,
});

const found = (...deals: readonly ListedDeal[]) =>
  findMatchingDeals(booking, deals).map(({ deal: { number }, why }) => [number, ...why]);

describe('the order that a recorded booking became', () => {
  it('has the same amounts, and was booked right after the press', () => {
    expect(found(deal())).toEqual([['1', 'same amounts and currencies', 'booked 2 s after the press']]);
  });

  it('is the one of the same request first, whenever a wrong clock says that it was, then the nearest in time', () => {
    const far = deal({ number: 'far', bookedAt: '2026-11-22T12:59:37.000Z' });
    const near = deal({ number: 'near', bookedAt: '2026-11-23T09:57:37.000Z' });
    const same = deal({ number: 'same', bookedAt: '2025-01-01T00:00:00.000Z', requestId: 'request-1' });
    expect(found(far, near, same)).toEqual([
      ['same', 'booked by the same request', 'same amounts and currencies'],
      ['near', 'same amounts and currencies', 'booked 2 min before the press'],
      ['far', 'same amounts and currencies', 'booked 21 h before the press'],
    ]);
  });

  it('may be one of which it is not known what is sent, after those of which it is', () => {
    const unknown = deal({ number: 'unknown', settlement: null });
    const known = deal({ number: 'known', bookedAt: '2026-11-23T10:59:37.000Z' });
    expect(found(unknown, known)).toEqual([
      ['known', 'same amounts and currencies', 'booked 1 h after the press'],
      [
        'unknown',
        'they receive the same amount and currency; what is sent is not known',
        'booked 2 s after the press',
      ],
    ]);
  });

  it('may be one of which the partner tells the day alone, wherever on earth it was written', () => {
    const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
    expect(found(...days.map((day) => deal({ number: day, bookedAt: day })))).toEqual(
      ['2026-11-22', '2026-11-23'].map((day) => [
        day,
        'same amounts and currencies',
        'booked on the day of the press',
      ]),
    );
  });

  it.each<[string, Partial<ListedDeal>]>([
    ['another amount that is received', { payment: { amount: 90.01, currency: 'EUR' } }],
    ['another currency that is received', { payment: { amount: 90, currency: 'GBP' } }],
    ['another amount that is sent', { settlement: { amount: 101.51, currency: 'USD' } }],
    ['a currency that nobody knows', { payment: { amount: 90, currency: 'XXX' } }],
    ['another day', { bookedAt: '2026-11-24T09:59:37.001Z' }],
    ['no day', { bookedAt: 'soon' }],
    [
      'the id of another request and another amount',
      { requestId: 'request-2', settlement: { amount: 1, currency: 'USD' } },
    ],
  ])('is none with %s', (_what, given) => {
    expect(found(deal(given))).toEqual([]);
  });

  it('is none where nothing stood there when it was booked', () => {
    expect(findMatchingDeals({ ...booking, payment: null }, [deal()])).toEqual([]);
  });
});
