import { expect, it } from 'vitest';
import { awaitsInstruction, type OrderDetail, type OrderPayment } from './order.ts';

const payment: OrderPayment = {
  payeeName: 'Payee',
  availableDate: '2026-11-24',
  reference: '',
  amount: { currency: 'EUR', amount: 1 },
  fee: { currency: 'USD', amount: 0 },
};
const order = (payments: readonly OrderPayment[]): OrderDetail => ({
  ordNum: '700',
  entryDate: '2026-11-21',
  buy: { currency: 'USD', amount: 1.15 },
  sell: { currency: 'EUR', amount: 1 },
  exchange: 0.867,
  fees: [],
  payments,
  settlements: [],
});

it('an order waits for its instruction as long as it has no payment, however small that would be', () => {
  expect(awaitsInstruction(order([]))).toBe(true);
  expect(awaitsInstruction(order([payment]))).toBe(false);
});
