import { describe, expect, it } from 'vitest';
import { money } from '../../money/money.ts';
import { bookedSince, isSameBooking, type BookingTerms } from './openBookings.ts';

const terms: BookingTerms = {
  beneficiaryId: 'b1',
  settlement: money(1_153_402n, 'USD'),
  payment: money(1_000_000n, 'EUR'),
  lockSide: 'Payment',
};
const otherSettlement = money(1_160_000n, 'USD');
const otherPayment = money(990_000n, 'EUR');

describe('the same booking', () => {
  it.each<readonly [string, Partial<BookingTerms>, Partial<BookingTerms>, boolean]>([
    ['the same terms', {}, {}, true],
    ['the other side moved with the rate', {}, { settlement: otherSettlement }, true],
    ['another locked amount', {}, { payment: otherPayment }, false],
    ['another payee', {}, { beneficiaryId: 'b2' }, false],
    ['another settlement currency', {}, { settlement: money(1_153_402n, 'GBP') }, false],
    [
      'another payment currency',
      { lockSide: 'Settlement' },
      { lockSide: 'Settlement', payment: money(1_000_000n, 'GBP') },
      false,
    ],
    [
      'both lock what is settled',
      { lockSide: 'Settlement' },
      { lockSide: 'Settlement', payment: otherPayment },
      true,
    ],
    [
      'each locks another side, and one of them agrees',
      {},
      { lockSide: 'Settlement', settlement: otherSettlement },
      true,
    ],
    [
      'each locks another side, and neither agrees',
      {},
      { lockSide: 'Settlement', settlement: otherSettlement, payment: otherPayment },
      false,
    ],
    [
      'an earlier version kept no locked side, and one agrees',
      { lockSide: null },
      { payment: otherPayment },
      true,
    ],
    [
      'an earlier version kept no locked side, and what is paid agrees with one that locks what is settled',
      { lockSide: null },
      { lockSide: 'Settlement', settlement: otherSettlement },
      true,
    ],
    [
      'an earlier version kept no locked side, and none agrees',
      { lockSide: null },
      { payment: otherPayment, settlement: otherSettlement },
      false,
    ],
  ])('%s', (_what, left, right, same) => {
    expect(isSameBooking({ ...terms, ...left }, { ...terms, ...right })).toBe(same);
    expect(isSameBooking({ ...terms, ...right }, { ...terms, ...left })).toBe(same);
  });
});

const deal = (orderNumber: string, more: Partial<BookingTerms> = {}) =>
  ({
    kind: 'awaited-instruction',
    orderNumber,
    ...terms,
    ...more,
    payee: 'Payee',
    startedAt: 0,
  }) as const;

describe('a deal that another terminal has booked meanwhile', () => {
  it('is one with the same terms that did not wait before', () => {
    expect(bookedSince([deal('700'), deal('701')], terms, ['700'])).toEqual(deal('701'));
    expect(bookedSince([deal('701', { settlement: otherSettlement })], terms, [])?.orderNumber).toBe('701');
  });

  it('is none of other terms, nor one that waited before', () => {
    const others = [deal('701', { payment: otherPayment }), deal('702', { beneficiaryId: 'b2' })];
    expect(bookedSince([deal('700'), ...others], terms, ['700'])).toBeNull();
  });
});
