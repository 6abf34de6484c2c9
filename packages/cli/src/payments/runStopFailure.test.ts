import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { PaymentRun, RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { expect, it } from 'vitest';
import { runFailure } from './runStopFailure.ts';

const booked: RunDeal = {
  id: '2',
  settlementCurrency: 'USD',
  paymentCurrency: 'EUR',
  settlement: null,
  payments: [],
  state: {
    kind: 'booked',
    booking: {
      quoteId: 'q',
      idempotencyKey: 'k',
      pays: makeMoney(110n, 'USD'),
      receive: makeMoney(100n, 'EUR'),
      fee: null,
      rate: 1,
      endsAt: null,
      before: [],
      startedAt: 1,
    },
    order: { number: '20418241', reference: '' },
    refusal: null,
  },
};
const run: PaymentRun = {
  id: 'r',
  name: 'pay roll',
  terms: '',
  createdAt: 1,
  known: [],
  limits: [],
  deals: [booked],
  held: [],
};
const instructing = (id: string): RunDeal => ({
  ...booked,
  id,
  state: {
    ...(booked.state as Extract<RunDeal['state'], { kind: 'booked' }>),
    kind: 'instructing',
    instruction: { idempotencyKey: 'i', startedAt: 1, endings: {} },
  },
});
const saidOf = (...ids: readonly string[]) =>
  runFailure({ ...run, deals: ids.map(instructing) }, { kind: 'end' }, { failureMessage: () => '' })?.message;
const equal = [
  { number: '20418240', sentence: 'Order 20418240 pays the same.' },
  { number: '20418239', sentence: 'Order 20418239 pays the same.' },
];

it('a deal that is booked and may be paid by another order is left out or instructed beside it, and its order stays booked', () => {
  const end = { kind: 'stopped', dealId: '2', stop: { kind: 'equal-deals', equal } } as const;
  expect(runFailure(run, end, { failureMessage: () => '' })?.hint?.split('\n')).toEqual([
    "If that is the same payment: fxg payments resume --key 'pay roll' --leave-out 2",
    'Order 20418241 then stays booked and pays nobody.',
    "If this is another payment: fxg payments resume --key 'pay roll' --beside 20418240 --beside 20418239",
  ]);
});

it('deals of which nobody knows what became of them are named in a plain sentence', () => {
  expect(saidOf('1')).toBe('It is not known what became of deal 1. Another terminal may be at work on it.');
  expect(saidOf('1', '2', '3')).toBe(
    'It is not known what became of deals 1, 2 and 3. Another terminal may be at work on them.',
  );
});
