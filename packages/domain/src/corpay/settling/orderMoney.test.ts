import { describe, expect, it } from 'vitest';
import { orderDetail, orderPayment } from '../../../test/sampleDeals.ts';
import { money } from '../../money/money.ts';
import type { OrderDetail, OrderSettlement } from '../api/order.ts';
import { orderMoney } from './orderMoney.ts';

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
  orderMoney(order, { marked: new Set(marked), now: Date.parse('2026-11-27T12:00:00Z') });

describe('where the money of an order stands (HIST-7)', () => {
  it('it is to settle as long as that is listed and not marked as paid, in each currency as one sum', () => {
    expect(moneyOf(inTime)).toEqual({ kind: 'to-settle', rest: [money(100_000n, 'USD')] });
    const several = orderOf(
      ['2026-11-24'],
      [settlement(1_000), settlement(4, 'GBP'), settlement(9.5, 'SEK')],
    );
    expect(moneyOf(several)).toEqual({
      kind: 'to-settle',
      rest: [money(100_000n, 'USD'), money(400n, 'GBP'), { currency: 'SEK', amount: 9.5 }],
    });
    expect(moneyOf(several, ['700/0/USD/1000.00', '700/2/SEK/9.5'])).toEqual({
      kind: 'to-settle',
      rest: [money(400n, 'GBP')],
    });
  });

  it('it is marked as paid by the customer, also when it is listed no longer, with the day that is expected', () => {
    const marks = ['700/0/USD/1000.00'];
    expect(moneyOf(inTime, marks)).toEqual({ kind: 'marked', days: ['2026-11-24'] });
    expect(moneyOf(orderOf(['2026-10-01']), marks)).toEqual({ kind: 'marked', days: ['2026-10-01'] });
  });

  it('of an order that is listed no longer only the days are known, the first one first', () => {
    expect(moneyOf(orderOf(['2026-10-02T00:00:00Z', '2026-10-01', '2026-10-01']))).toEqual({
      kind: 'expected',
      days: ['2026-10-01', '2026-10-02'],
    });
  });

  it('nothing is known of an order that nobody is paid by, or that names no day', () => {
    expect(moneyOf(orderOf([]))).toBeNull();
    expect(moneyOf(orderOf(['soon']))).toBeNull();
  });
});
