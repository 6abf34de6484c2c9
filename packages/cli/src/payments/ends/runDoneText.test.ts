import type { PaymentRun, RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { expect, it } from 'vitest';
import { runDoneText } from './runDoneText.ts';

const booking = {
  quoteId: 'q',
  idempotencyKey: 'k',
  pays: makeMoney(110n, 'USD'),
  receive: makeMoney(100n, 'EUR'),
  fee: null,
  rate: 1,
  endsAt: null,
  before: [],
  startedAt: 1,
};
const account = { accountId: 'usd-1', deliveryMethod: 'W' };
const deal = (id: string, kind: 'waiting' | 'booked' | 'paid', isInstructed = true): RunDeal => {
  const made = { booking, order: { number: `90${id}`, reference: '' } };
  return {
    id,
    settlementCurrency: 'USD',
    paymentCurrency: 'EUR',
    settlement: isInstructed ? { from: account, fee: account } : null,
    payments: [],
    state:
      kind === 'waiting'
        ? { kind, refusal: null }
        : kind === 'booked'
          ? { kind, refusal: null, ...made }
          : { kind, requestId: null, ...made },
  };
};
const run = (...deals: readonly RunDeal[]): PaymentRun => ({
  id: 'r',
  name: 'nov',
  terms: '',
  createdAt: 1,
  known: [],
  limits: [],
  held: [],
  deals,
});

it('what a call has done of a run is said with its orders, and how the report is read again', () => {
  const before = run(...['1', '2', '3', '4'].map((id) => deal(id, 'waiting')));
  expect(runDoneText(before, run(...['1', '2', '3', '4'].map((id) => deal(id, 'paid'))))).toBe(
    'Booked and instructed deals 1 to 4 as orders 901, 902, 903 and 904. What became of every row is told by: fxg payments report --key nov',
  );
  expect(runDoneText(before, run(deal('1', 'paid'), deal('2', 'booked'), deal('3', 'waiting')))).toBe(
    'Booked and instructed deal 1 as order 901. Booked deal 2 as order 902, and instructed nothing of it. What became of every row is told by: fxg payments report --key nov',
  );
  expect(runDoneText(run(deal('1', 'waiting')), run(deal('1', 'paid', false)))).toMatch(
    /^Booked deal 1 as deal 901\. /,
  );
});

it('what was done before is not said again', () => {
  const done = run(deal('1', 'paid'));
  expect(runDoneText(done, done)).toBe('');
});
