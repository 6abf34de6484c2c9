import { describe, expect, it } from 'vitest';
import { sampleBooking, sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import { callFailure } from '../../calls/callFailure.ts';
import { failed, succeeded } from '../../result/result.ts';
import type { OrderSummary } from '../api/order.ts';
import { createCorpayRunBookings, findEqualOrders } from './corpayRunBookings.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
const order = (ordNum: string, more: Partial<OrderSummary> = {}): OrderSummary => ({
  ordNum,
  beneCount: 2,
  sell: { currency: 'EUR', amount: 300 },
  entryDate: '2026-11-28',
  ...more,
});
const equal = (orders: readonly OrderSummary[], ours: readonly string[] = []) =>
  findEqualOrders(sampleRunDeal(), orders, ours, now).map(({ number }) => number);

describe('an order of the last seven days that may be a deal of a run', () => {
  it('sells the same and names the same payees, or as yet nobody', () => {
    expect(
      equal([
        order('1'),
        order('2', { payees: [] }),
        order('3', { payees: ['THALASSA', ' Olive  Export'] }),
        order('4', { payees: ['Olive Export'] }),
        order('5', { payees: ['Olive Export', 'Somebody'] }),
        order('6', { sell: { currency: 'EUR', amount: 301 } }),
        order('7', { entryDate: '2026-11-20' }),
      ]),
    ).toEqual(['1', '2', '3']);
  });

  it('is none that the run has made', () => {
    expect(equal([order('1'), order('2')], ['1'])).toEqual(['2']);
  });

  it('is told with its day and what it pays', () => {
    const [found] = findEqualOrders(
      sampleRunDeal(),
      [order('1', { payees: ['Olive Export', 'Thalassa'] })],
      [],
      now,
    );
    expect(found?.sentence).toBe('Order 1 of Nov 28, 2026 pays €300.00 in all to the same payees.');
  });
});

const deal = sampleRunDeal();
const live = sampleBooking({ before: ['699'], endsAt: now + 10_000 });
const over = sampleBooking({ before: ['699'], endsAt: now - 100_000 });
const silence = callFailure('no-answer', '/deal');
const gone = callFailure('refused', '/deal/book', { status: 410, requestId: 'r-9' });

const bookings = (orders: readonly OrderSummary[], book: 'answers' | 'refuses' | 'is silent' = 'refuses') => {
  const asked: string[] = [];
  const found = createCorpayRunBookings({
    quotes: { remaining: async () => succeeded(0) },
    deals: {
      book: async (quoteId) => {
        asked.push(quoteId);
        if (book === 'answers') return succeeded({ orderNumber: '700' });
        return failed(book === 'refuses' ? gone : silence);
      },
      instruct: () => Promise.reject(new Error('Nothing is instructed.')),
    },
    orders: {
      list: async () => succeeded(orders),
      show: async () => failed(silence),
    },
    journal: { list: async () => [] },
    clock: { now: () => now, elapsed: () => 0 },
  });
  return { ...found, asked };
};

describe('a lost booking of a run at Corpay', () => {
  it('is not sent again by itself while its quote may live, and is when the user says so', async () => {
    const { findBooking, asked } = bookings([], 'answers');
    expect(await findBooking(deal, live, [], 'itself')).toEqual({
      kind: 'unknown',
      failure: null,
      until: now + 70_000,
    });
    expect(asked).toEqual([]);
    expect(await findBooking(deal, live, [], 'user')).toEqual({
      kind: 'booked',
      order: { number: '700', reference: '' },
    });
    expect(asked).toEqual(['q1']);
  });

  it('is not booked once its quote is over for sure, the partner says no and no order could be it', async () => {
    expect(await bookings([]).findBooking(deal, over, [], 'itself')).toEqual({
      kind: 'not-booked',
      refusal: { words: 'The partner answered that its quote is over.', requestId: 'r-9' },
    });
  });

  it('is left to the user where an order could be it, but for orders that the run has made', async () => {
    const found = await bookings([order('700')]).findBooking(deal, over, [], 'itself');
    expect(found).toMatchObject({
      kind: 'choose',
      canBeNone: true,
      candidates: [{ number: '700', sentence: 'Order 700 of Nov 28, 2026 for €300.00, not instructed yet' }],
    });
    expect(await bookings([order('700')]).findBooking(deal, over, ['700'], 'itself')).toMatchObject({
      kind: 'not-booked',
    });
  });

  it('stays open where nobody answers', async () => {
    expect(await bookings([], 'is silent').findBooking(deal, over, [], 'itself')).toEqual({
      kind: 'unknown',
      failure: silence,
      until: null,
    });
  });

  it('is what the user says: an order, or none of all that could be it', async () => {
    const { confirmBooking } = bookings([order('700')]);
    expect(await confirmBooking(deal, over, [], { order: { number: '700', reference: '' } })).toEqual({
      kind: 'booked',
      order: { number: '700', reference: '' },
    });
    expect(await confirmBooking(deal, over, [], { noneOf: ['700'] })).toMatchObject({ kind: 'not-booked' });
    expect(await confirmBooking(deal, over, [], { noneOf: [] })).toMatchObject({ kind: 'choose' });
  });
});
