import { describe, expect, it } from 'vitest';
import { bookingIntent, orderSummary as order } from '../../../test/sampleDeals.ts';
import type { StoredBookingCall } from '../intents/intent.ts';
import { findCandidateOrders } from './findCandidateOrders.ts';
import type { OrderSummary } from '../api/order.ts';

const intent: StoredBookingCall = { ...bookingIntent, newestOrder: '700' };

const numbersOf = (orders: readonly OrderSummary[], newestOrder: string | null = '700') =>
  findCandidateOrders({ ...intent, newestOrder }, orders).map(({ ordNum }) => ordNum);

describe('the orders that a lost booking may have become', () => {
  it('came after the newest one that was seen before it, newest first', () => {
    expect(numbersOf(['702', '701', '700', '699'].map((number) => order(number)))).toEqual(['702', '701']);
    expect(numbersOf(['700', '699'].map((number) => order(number)))).toEqual([]);
  });

  it.each([null, '555'])('are all of them where the order seen before it is %s', (newestOrder) => {
    expect(numbersOf([order('702'), order('701')], newestOrder)).toEqual(['702', '701']);
  });

  it.each([
    ['what is paid', { currency: 'EUR', amount: 10_000 }, true],
    ['what is settled', { currency: 'USD', amount: 11_534.02 }, true],
    ['a cent more', { currency: 'EUR', amount: 10_000.01 }, false],
    ['a cent less than what is settled', { currency: 'USD', amount: 11_534.01 }, false],
    ['the number of what is paid in another currency', { currency: 'USD', amount: 10_000 }, false],
    ['the number of what is settled in another currency', { currency: 'EUR', amount: 11_534.02 }, false],
    ['a currency that nobody here knows', { currency: 'SEK', amount: 10_000 }, false],
  ])('carry one of its amounts: %s', (_what, sell, carries) => {
    expect(numbersOf([order('701', sell), order('700')])).toEqual(carries ? ['701'] : []);
  });
});
