import { makeMoney } from '../src/money/makeMoney.ts';
import type { PaymentRun, RunBooking, RunDeal, RunDealPayment } from '../src/payment-run/run/paymentRun.ts';

const sampleRunPayment = (more: Partial<RunDealPayment> = {}): RunDealPayment => ({
  row: 2,
  payeeId: 'olive',
  payee: 'Olive Export',
  amount: makeMoney(10_000n, 'EUR'),
  reference: 'INV-1',
  purpose: 'GOODS',
  deliveryMethod: 'W',
  ownId: '',
  ...more,
});

/** Two payments of 300 euros together. */
export const sampleRunDeal = (more: Partial<RunDeal> = {}): RunDeal => ({
  id: '1',
  settlementCurrency: 'USD',
  paymentCurrency: 'EUR',
  settlement: {
    from: { accountId: 'usd-1', deliveryMethod: 'W' },
    fee: { accountId: 'usd-1', deliveryMethod: 'W' },
  },
  payments: [
    sampleRunPayment(),
    sampleRunPayment({ row: 3, payeeId: 'thalassa', payee: 'Thalassa', amount: makeMoney(20_000n, 'EUR') }),
  ],
  state: { kind: 'waiting', refusal: null },
  ...more,
});

/** Two deals of the same payments. */
export const sampleRun = (): PaymentRun => ({
  id: 'run-1',
  name: 'November',
  terms: '',
  known: [],
  createdAt: 1,
  limits: [],
  deals: [sampleRunDeal(), sampleRunDeal({ id: '2' })],
  held: [],
});

/** What is booked for either of them. */
export const sampleBooking = (more: Partial<RunBooking> = {}): RunBooking => ({
  quoteId: 'q1',
  idempotencyKey: 'k1',
  pays: makeMoney(33_000n, 'USD'),
  receive: makeMoney(30_000n, 'EUR'),
  fee: null,
  rate: 0.909,
  endsAt: 30_000,
  before: ['699'],
  startedAt: 1,
  ...more,
});
