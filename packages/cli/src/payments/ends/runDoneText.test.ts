import type { PaymentRun, RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { expect, it } from 'vitest';
import { keptBooking, keptDeal, keptRun } from '../../../test/keptRun.ts';
import { runDoneText } from './runDoneText.ts';

const deal = (id: string, kind: 'waiting' | 'booked' | 'paid', isInstructed = true): RunDeal => {
  const made = { booking: keptBooking, order: { number: `90${id}`, reference: '' } };
  const states: Readonly<Record<typeof kind, RunDeal['state']>> = {
    waiting: { kind: 'waiting', refusal: null },
    booked: { kind: 'booked', refusal: null, ...made },
    paid: { kind: 'paid', requestId: null, ...made },
  };
  return keptDeal(states[kind], isInstructed ? { id } : { id, settlement: null });
};
const run = (...deals: readonly RunDeal[]): PaymentRun => ({ ...keptRun(...deals), name: 'nov' });

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
