import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { PaymentRun, RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';

const usd = { accountId: 'usd-1', deliveryMethod: 'W' };
const amount = makeMoney(5_000n, 'EUR');

/** The booking of the deal of `keptRun`. */
export const keptBooking = {
  quoteId: 'quote-of-run',
  idempotencyKey: 'key-of-run',
  pays: makeMoney(10_000n, 'USD'),
  receive: amount,
  fee: null,
  rate: 0.5,
  endsAt: null,
  before: [],
  startedAt: Date.UTC(2026, 10, 23, 9, 0, 0),
};

/** A deal of a run that pays 50 euros to Olive Export. */
export const keptDeal = (state: RunDeal['state'], more: Partial<RunDeal> = {}): RunDeal => ({
  id: '1',
  settlementCurrency: 'USD',
  paymentCurrency: 'EUR',
  settlement: { from: usd, fee: usd },
  payments: [
    {
      row: 2,
      payeeId: 'olive',
      payee: 'Olive Export',
      amount,
      reference: 'INV-1',
      purpose: 'GOODS',
      deliveryMethod: 'W',
      ownId: '',
    },
  ],
  state,
  ...more,
});

/** A run of this machine that was begun in November. */
export const keptRun = (...deals: readonly RunDeal[]): PaymentRun => ({
  id: 'run-1',
  name: 'November',
  terms: '',
  known: [],
  createdAt: 1,
  limits: [makeMoney(1_000_000n, 'USD')],
  deals,
  held: [],
});
