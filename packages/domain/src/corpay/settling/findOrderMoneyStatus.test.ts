import { describe, expect, it } from 'vitest';
import { orderDetail, orderPayment } from '../../../test/sampleDeals.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import type { OrderDetail, OrderSettlement } from '../api/order.ts';
import { findOrderMoneyStatus } from './findOrderMoneyStatus.ts';

const settlement = (amount: number, currency = 'USD'): OrderSettlement => ({
  amount: { currency, amount },
  isFee: false,
  accountDetails: `${currency} Wire`,
});

const orderOf = (days: readonly string[], settlements = [settlement(1_000)]): OrderDetail => ({
  ...orderDetail(days.map((availableDate) => ({ ...orderPayment, availableDate }))),
  entryDate: '2026-11-19',
  settlements,
});

const inTime = orderOf(['2026-11-24']);

const moneyOf = (order: OrderDetail, marked: readonly string[] = []) =>
  findOrderMoneyStatus(order, { marked: new Set(marked), now: Date.parse('2026-11-27T12:00:00Z') });

describe('where the money of an order stands (HIST-7)', () => {
  it('it is to settle as long as that is listed and not marked as paid, in each currency as one sum', () => {
    expect(moneyOf(inTime)).toEqual({
      kind: 'to-settle',
      rest: [makeMoney(100_000n, 'USD')],
      withFee: false,
    });
    const several = orderOf(
      ['2026-11-24'],
      [settlement(1_000), settlement(4, 'GBP'), settlement(9.5, 'SEK')],
    );
    expect(moneyOf(several)).toEqual({
      kind: 'to-settle',
      rest: [makeMoney(100_000n, 'USD'), makeMoney(400n, 'GBP'), { currency: 'SEK', amount: 9.5 }],
      withFee: false,
    });
    expect(moneyOf(several, ['700/0/USD/1000.00', '700/2/SEK/9.5'])).toEqual({
      kind: 'to-settle',
      rest: [makeMoney(400n, 'GBP')],
      withFee: false,
    });
  });

  it('it is said whether a fee is in what is to settle, since it is another amount then than what was sent', () => {
    const fee = { ...settlement(15), isFee: true };
    expect(moneyOf(orderOf(['2026-11-24'], [settlement(1_000), fee]))).toEqual({
      kind: 'to-settle',
      rest: [makeMoney(101_500n, 'USD')],
      withFee: true,
    });
  });

  it('it is marked as paid by the customer, also when it is listed no longer, with the days that are still to come', () => {
    const marks = ['700/0/USD/1000.00'];
    expect(moneyOf(inTime, marks)).toEqual({ kind: 'marked', days: [] });
    expect(moneyOf(orderOf(['2026-10-01']), marks)).toEqual({ kind: 'marked', days: [] });
    const coming = orderOf(['2026-11-30T00:00:00Z', '2026-11-29', '2026-11-29']);
    expect(moneyOf(coming, marks)).toEqual({ kind: 'marked', days: ['2026-11-29', '2026-11-30'] });
  });

  it('of an order that is listed no longer nothing is known, and no day that has passed is called expected', () => {
    expect(moneyOf(orderOf(['2026-10-02', '2026-10-01']))).toBeNull();
  });

  it('nothing is known of an order that nobody is paid by, or that names no day', () => {
    expect(moneyOf(orderOf([]))).toBeNull();
    expect(moneyOf(orderOf(['soon']))).toBeNull();
  });
});
