import { expect, it } from 'vitest';
import { orderDetail, orderPayment } from '../../../test/sampleDeals.ts';
import { awaitsInstruction } from './order.ts';

it('an order waits for its instruction as long as it has no payment, however small that would be', () => {
  const smallest = { ...orderPayment, amount: { currency: 'EUR', amount: 0.01 } };
  expect(awaitsInstruction(orderDetail([]))).toBe(true);
  expect(awaitsInstruction(orderDetail([smallest]))).toBe(false);
});
