import { describe, expect, it } from 'vitest';
import { orderDetail, orderPayment } from '../../../test/sampleDeals.ts';
import type { OrderDetail } from '../api/order.ts';
import { findSettlementsDueOfOrder } from './findSettlementsDueOfOrder.ts';

const order: OrderDetail = {
  ...orderDetail([{ ...orderPayment, availableDate: '2026-11-20' }]),
  entryDate: '2026-11-19',
  settlements: [
    { amount: { currency: 'USD', amount: 11_531.01 }, isFee: false, accountDetails: 'USD Wire' },
    { amount: { currency: 'USD', amount: 15 }, isFee: true, accountDetails: 'USD Wire' },
    { amount: { currency: 'GBP', amount: 4 }, isFee: true, accountDetails: 'GBP Wire' },
  ],
};

const due = (day: string) => findSettlementsDueOfOrder(order, new Set(), Date.parse(`${day}T12:00:00Z`));

describe('what one order takes (SETTLE-1)', () => {
  it('is to settle for five business days from its first payment on, and to be marked no longer', () => {
    expect(due('2026-11-27').map(({ copied, countsFrom }) => [copied, countsFrom])).toEqual([
      ['11546.01', '2026-11-20'],
      ['4.00', '2026-11-20'],
    ]);
    expect(due('2026-11-30')).toEqual([]);
  });

  it('is to settle from the day on which this device instructed it, where that is later than the days of the partner', () => {
    const late = { ...order, instruction: { at: Date.parse('2026-11-30T12:00:00Z'), requestId: null } };
    const now = Date.parse('2026-12-07T12:00:00Z');
    expect(findSettlementsDueOfOrder(late, new Set(), now).map(({ countsFrom }) => countsFrom)).toEqual([
      '2026-11-30',
      '2026-11-30',
    ]);
    expect(findSettlementsDueOfOrder(late, new Set(), Date.parse('2026-12-08T12:00:00Z'))).toEqual([]);
  });

  it('says of each line whether it is marked as paid', () => {
    const now = Date.parse('2026-11-23T12:00:00Z');
    const [first] = findSettlementsDueOfOrder(order, new Set(), now);
    expect(findSettlementsDueOfOrder(order, new Set([first?.id ?? '']), now).map(({ paid }) => paid)).toEqual(
      [true, false],
    );
  });
});
