import { describe, expect, it } from 'vitest';
import { orderDetail, orderPayment } from '../../../test/sampleDeals.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import type { OrderDetail, OrderSummary } from '../api/order.ts';
import { sumOrdersToSettle } from './sumOrdersToSettle.ts';

const orderOf = (ordNum: string, entryDate = '2026-11-25', beneCount = 1): OrderSummary => ({
  ordNum,
  beneCount,
  sell: { currency: 'EUR', amount: 10 },
  entryDate,
});

const detailOf = ({ ordNum, entryDate }: OrderSummary): OrderDetail => ({
  ...orderDetail([{ ...orderPayment, availableDate: entryDate }]),
  ordNum,
  entryDate,
  settlements: [{ amount: { currency: 'USD', amount: 1_000 }, isFee: false, accountDetails: 'USD Wire' }],
});

/** The details when only that of order 3 was read. */
const onlyThird = (order: OrderSummary) => (order.ordNum === '3' ? detailOf(order) : null);

const toSettle = (
  orders: readonly OrderSummary[],
  read: (order: OrderSummary) => OrderDetail | null = detailOf,
  marked: readonly string[] = [],
) => sumOrdersToSettle(orders, read, { marked: new Set(marked), now: Date.parse('2026-11-27T12:00:00Z') });

describe('what all past orders leave to settle (HIST-7)', () => {
  it('is the sum of what is not marked as paid', () => {
    const orders = [orderOf('3'), orderOf('2'), orderOf('1', '2026-11-01')];
    expect(toSettle(orders)).toEqual({ rest: [makeMoney(200_000n, 'USD')], isWhole: true });
    expect(toSettle(orders, detailOf, ['3/0/USD/1000.00'])).toEqual({
      rest: [makeMoney(100_000n, 'USD')],
      isWhole: true,
    });
  });

  it('is not known as a whole while an order of these days is not read', () => {
    expect(toSettle([orderOf('3'), orderOf('2')], onlyThird)).toEqual({
      rest: [makeMoney(100_000n, 'USD')],
      isWhole: false,
    });
    expect(toSettle([orderOf('3'), orderOf('2', '2026-10-01')], onlyThird).isWhole).toBe(true);
    expect(toSettle([orderOf('3'), orderOf('2', '2026-11-26', 0)], onlyThird).isWhole).toBe(true);
  });
});
