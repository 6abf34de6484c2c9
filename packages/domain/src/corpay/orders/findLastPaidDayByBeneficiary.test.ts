import { describe, expect, it } from 'vitest';
import { orderDetail, orderPayment, orderSummary } from '../../../test/sampleDeals.ts';
import type { OrderSummary } from '../api/order.ts';
import { findLastPaidDayByBeneficiary } from './findLastPaidDayByBeneficiary.ts';

const beneficiary = (clientIntegrationId: string, payee: string, curr = 'EUR') => ({
  clientIntegrationId,
  payee,
  curr,
  bankCountryISO: 'GR',
  methods: ['W'],
});

const order = (ordNum: string, entryDate: string, payees?: readonly string[]): OrderSummary => ({
  ...orderSummary(ordNum),
  beneCount: 1,
  entryDate,
  ...(payees === undefined ? {} : { payees }),
});

const unread = (): null => null;

describe('the day on which a beneficiary was last paid, as far as it is known (HIST-6)', () => {
  it('is that of the newest order that names them, in their currency', () => {
    const orders = [
      order('3', '2026-11-20', ['Mill', 'Quay']),
      order('2', '2026-10-01', ['Mill']),
      order('1', '2026-09-01'),
    ];
    expect([
      ...findLastPaidDayByBeneficiary(
        [beneficiary('a', 'Mill'), beneficiary('b', 'Mill', 'GBP')],
        orders,
        unread,
      ),
    ]).toEqual([['a', '2026-11-20']]);
  });

  it('is not known of two who have one name and currency, unless a detail says by id who was paid', () => {
    const both = [beneficiary('a', 'Mill'), beneficiary('b', 'Mill')];
    const orders = [order('2', '2026-11-20', ['Mill']), order('1', '2026-10-01')];
    expect([...findLastPaidDayByBeneficiary(both, orders, unread)]).toEqual([]);
    const byId = { ...orderPayment, payeeName: 'Mill', beneficiaryId: 'b' };
    const details = new Map([['1', orderDetail([byId])]]);
    expect([
      ...findLastPaidDayByBeneficiary(both, orders, ({ ordNum }) => details.get(ordNum) ?? null),
    ]).toEqual([['b', '2026-10-01']]);
  });

  it('is told by the detail, where that was read, and by nobody’s name in the list any more', () => {
    const orders = [order('1', '2026-11-20', ['Mill'])];
    const detail = orderDetail([{ ...orderPayment, payeeName: 'Quay' }]);
    const both = [beneficiary('a', 'Mill'), beneficiary('b', 'Quay', 'AUD')];
    expect([...findLastPaidDayByBeneficiary(both, orders, () => detail)]).toEqual([['b', '2026-11-20']]);
  });
});
