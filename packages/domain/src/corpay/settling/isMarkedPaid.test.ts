import { expect, it } from 'vitest';
import { orderDetail, orderPayment } from '../../../test/sampleDeals.ts';
import { isMarkedPaid } from './isMarkedPaid.ts';

const order = orderDetail([orderPayment]);
const fee = { amount: { currency: 'GBP', amount: 15 }, isFee: true, accountDetails: 'GBP Wire' };
const settled = '700/0/USD/11534.02';

it('an order is marked as paid once every amount that it takes is, as large as it is now (SETTLE-2)', () => {
  expect(isMarkedPaid(order, new Set([settled]))).toBe(true);
  expect(isMarkedPaid(order, new Set(['700/0/USD/1.00', '701/0/USD/11534.02']))).toBe(false);
  const withFee = { ...order, settlements: [...order.settlements, fee] };
  expect(isMarkedPaid(withFee, new Set([settled]))).toBe(false);
  expect(isMarkedPaid(withFee, new Set([settled, '700/1/GBP/15.00']))).toBe(true);
});

it('an order that takes nothing yet is not marked', () => {
  expect(isMarkedPaid({ ...order, settlements: [] }, new Set([settled]))).toBe(false);
});
