import { describe, expect, it } from 'vitest';
import { sampleRunDeal } from '../../../test/samplePaymentRun.ts';
import type { OrderDetail, OrderPayment } from '../api/order.ts';
import { compareRunPayments } from './compareRunPayments.ts';

const payment = (more: Partial<OrderPayment> = {}): OrderPayment => ({
  beneficiaryId: 'olive',
  deliveryMethod: 'W',
  paymentPurpose: 'GOODS',
  payeeName: 'Olive Export',
  availableDate: '2026-11-30',
  reference: 'INV-1',
  amount: { currency: 'EUR', amount: 100 },
  fee: { currency: 'USD', amount: 0 },
  ...more,
});
const other = payment({ beneficiaryId: 'thalassa', amount: { currency: 'EUR', amount: 200 } });
const settlements: OrderDetail['settlements'] = [
  { amount: { currency: 'USD', amount: 330 }, isFee: false, accountId: 'usd-1', accountDetails: 'Main' },
];
const verdict = (payments: readonly OrderPayment[], settled = settlements) =>
  compareRunPayments(sampleRunDeal(), { ordNum: '700', payments, settlements: settled }).verdict;

describe('the payments of an order', () => {
  it('are those of a deal of a run in any order, each once', () => {
    expect(verdict([payment(), other])).toBe('same');
    expect(verdict([other, payment()])).toBe('same');
  });

  it('are told in the order of the deal', () => {
    const order = { ordNum: '700', payments: [other, payment()], settlements };
    expect(compareRunPayments(sampleRunDeal(), order).paired).toEqual([payment(), other]);
  });

  it.each([
    [[payment()]],
    [[payment(), payment()]],
    [[payment(), other, payment()]],
    [[payment(), { ...other, amount: { currency: 'EUR', amount: 201 } }]],
    [[payment(), { ...other, reference: 'INV-9' }]],
    [[]],
  ])('are others where one is missing, twice or different: %j', (payments) => {
    expect(verdict(payments)).toBe('different');
  });

  it('cannot be told apart while something that tells is missing', () => {
    const { beneficiaryId: _gone, ...nameless } = payment({ payeeName: '' });
    expect(verdict([nameless, other])).toBe('unclear');
    expect(verdict([payment(), other], [])).toBe('unclear');
  });

  it('are never those of a deal that is settled from no account', () => {
    expect(
      compareRunPayments(sampleRunDeal({ settlement: null }), {
        ordNum: '700',
        payments: [payment(), other],
        settlements,
      }).verdict,
    ).toBe('different');
  });
});
