import type { OrderSummary } from '@fx-gateway/domain/corpay/api/order.ts';
import { describe, expect, it } from 'vitest';
import { selectOrdersToCompare } from './selectOrdersToCompare.ts';

const order = (ordNum: string, amount: number, more: Partial<OrderSummary> = {}): OrderSummary => ({
  ordNum,
  beneCount: 1,
  sell: { currency: 'EUR', amount },
  entryDate: '2026-11-29',
  payees: ['Thalassa'],
  ...more,
});
const chosen = (...orders: readonly OrderSummary[]) =>
  selectOrdersToCompare(orders, 7).map(({ ordNum }) => ordNum);

describe('the orders whose payments are compared', () => {
  it('are those that pay the same payee in one currency, whatever they come to', () => {
    expect(
      chosen(order('1', 100), order('2', 107), order('3', 9, { payees: ['Imogen', 'THALASSA'] })),
    ).toEqual(['1', '2', '3']);
    expect(chosen(order('1', 100), order('2', 107, { payees: ['Imogen'] }))).toEqual([]);
    expect(chosen(order('1', 100), order('2', 107, { sell: { currency: 'GBP', amount: 107 } }))).toEqual([]);
    expect(chosen(order('1', 100), order('2', 107, { entryDate: '2026-10-01' }))).toEqual([]);
  });

  it('are all of one currency where the list does not name whom they pay', () => {
    const { payees: _unnamed, ...unnamed } = order('2', 107);
    expect(chosen(order('1', 100, { payees: ['Imogen'] }), unnamed)).toEqual(['1', '2']);
  });

  it('are those that are booked for the same and pay nobody yet', () => {
    const waiting = order('2', 100, { beneCount: 0, payees: [] });
    expect(chosen(order('1', 100), waiting, order('3', 50, { payees: ['Imogen'] }))).toEqual(['1', '2']);
  });
});
