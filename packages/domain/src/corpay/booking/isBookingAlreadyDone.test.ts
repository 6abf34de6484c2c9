import { describe, expect, it } from 'vitest';
import {
  bookingIntent,
  failure,
  instructionIntent,
  orderDetail,
  orderPayment,
} from '../../../test/sampleDeals.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import {
  isBookingAlreadyDone,
  findBookingAlreadyDone,
  readUnreportedBookings,
  type BookingWithOrder,
  type RequestedBooking,
} from './isBookingAlreadyDone.ts';
import { createCorpayBookingKeys } from '../intents/corpayBookingKeys.ts';
import { createCorpayJournal } from '../intents/corpayJournal.ts';
import type { CallFailure } from '../../calls/callFailure.ts';
import type { OrderDetail } from '../api/order.ts';

const wanted: RequestedBooking = {
  beneficiaryId: 'b1',
  request: {
    settlementCurrency: 'USD',
    paymentCurrency: 'EUR',
    lockSide: 'Payment',
    amount: makeMoney(1_000_000n, 'EUR'),
  },
  key: null,
};
const settled: BookingWithOrder = {
  intent: { ...bookingIntent, endsAt: 30_000 },
  orderNumber: '700',
  key: null,
};
const waiting = orderDetail([]);
const instructed = orderDetail([orderPayment]);
const lost = failure({ path: '/deal/order/700' });
const { request } = wanted;

describe('an order that a lost booking turned out to be', () => {
  it('answers for a booking of the same beneficiary, currencies and locked amount', () => {
    expect(isBookingAlreadyDone(settled, waiting, wanted)).toBe(true);
    expect(
      isBookingAlreadyDone({ ...settled, intent: { ...settled.intent, lockSide: 'Settlement' } }, waiting, {
        ...wanted,
        request: { ...request, lockSide: 'Settlement', amount: makeMoney(1_153_402n, 'USD') },
      }),
    ).toBe(true);
  });

  it.each<readonly [string, RequestedBooking]>([
    ['another payee', { ...wanted, beneficiaryId: 'b2' }],
    ['another amount', { ...wanted, request: { ...request, amount: makeMoney(1_000_001n, 'EUR') } }],
    ['another settlement currency', { ...wanted, request: { ...request, settlementCurrency: 'GBP' } }],
    [
      'another payment currency',
      { ...wanted, request: { ...request, paymentCurrency: 'GBP', amount: makeMoney(1_000_000n, 'GBP') } },
    ],
    [
      'the same number on the other side',
      { ...wanted, request: { ...request, lockSide: 'Settlement', amount: makeMoney(1_000_000n, 'USD') } },
    ],
  ])('does not answer for one with %s', (_what, other) => {
    expect(isBookingAlreadyDone(settled, waiting, other)).toBe(false);
  });

  it('does not answer once it is instructed, and answers where it cannot be looked at', () => {
    expect(isBookingAlreadyDone(settled, instructed, wanted)).toBe(false);
    expect(isBookingAlreadyDone(settled, null, wanted)).toBe(true);
  });

  it('does not answer for a call with another key', () => {
    const keyed = { ...settled, key: 'A' };
    expect(isBookingAlreadyDone(keyed, waiting, wanted)).toBe(true);
    expect(isBookingAlreadyDone(settled, waiting, { ...wanted, key: 'A' })).toBe(true);
    expect(isBookingAlreadyDone(keyed, waiting, { ...wanted, key: 'A' })).toBe(true);
    expect(isBookingAlreadyDone(keyed, waiting, { ...wanted, key: 'B' })).toBe(false);
  });
});

describe('the bookings that became orders of which nobody has heard', () => {
  it('come oldest first with the keys of their calls, and no refusal and no instruction is among them', async () => {
    const store = createMemoryStore();
    const journal = createCorpayJournal(store, 'sub-1');
    const bookingKeys = createCorpayBookingKeys(store, 'gateway sub-1');
    const [first, refused, last] = ['q1', 'q2', 'q3'].map((quoteId) => ({ ...bookingIntent, quoteId }));
    if (first === undefined || refused === undefined || last === undefined)
      throw new Error('There are three.');
    await bookingKeys.claim({ key: 'K', terms: '{}', intent: first, outcome: { kind: 'open' } });
    await journal.answer(first, { became: 'booked', number: '700', words: '' });
    await journal.answer(refused, { became: 'not-booked', number: null, words: 'No.' });
    await journal.answer(instructionIntent, { became: 'instructed', number: '700', words: '' });
    await journal.answer(last, { became: 'booked', number: '701', words: '' });
    expect(await readUnreportedBookings({ journal, bookingKeys })).toEqual([
      { intent: first, orderNumber: '700', key: 'K' },
      { intent: last, orderNumber: '701', key: null },
    ]);
  });
});

describe('the answer among the bookings that this run settled', () => {
  const asked: string[] = [];
  const find = (orders: Readonly<Record<string, Result<OrderDetail, CallFailure>>>, kept = [settled]) =>
    findBookingAlreadyDone(
      {
        orders: {
          list: () => Promise.reject(new Error('not asked for')),
          show: async (number) => {
            asked.push(number);
            return orders[number] ?? failed(lost);
          },
        },
      },
      kept,
      wanted,
    );

  it('is the first that still waits for its instruction', async () => {
    const kept = [settled, { ...settled, orderNumber: '701' }, { ...settled, orderNumber: '702' }];
    const orders = { '700': succeeded(instructed), '701': succeeded(waiting), '702': succeeded(waiting) };
    expect(await find(orders, kept)).toMatchObject({ orderNumber: '701' });
  });

  it('is none when all are instructed or of another kind, and only likely orders are asked for', async () => {
    asked.length = 0;
    const other = { ...settled, orderNumber: '701', intent: { ...settled.intent, beneficiaryId: 'b2' } };
    expect(await find({ '700': succeeded(instructed) }, [settled, other])).toBeNull();
    expect(asked).toEqual(['700']);
  });

  it('is also one whose order nobody can show now', async () => {
    expect(await find({})).toMatchObject({ orderNumber: '700' });
  });
});
