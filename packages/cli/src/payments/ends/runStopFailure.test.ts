import type { PaymentRun, RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { expect, it } from 'vitest';
import { keptBooking, keptDeal, keptRun } from '../../../test/keptRun.ts';
import { nothingSeen, runFailure } from './runStopFailure.ts';

const order = { number: '20418241', reference: '' };
const inHand = { booking: keptBooking, order };
const own = { settlement: null, payments: [] };
const booked = keptDeal({ kind: 'booked', refusal: null, ...inHand }, { id: '2', ...own });
const run: PaymentRun = { ...keptRun(booked), name: 'pay roll' };
const instruction = { idempotencyKey: 'i', startedAt: 1, endings: {} };
const instructing = (id: string): RunDeal =>
  keptDeal({ kind: 'instructing', instruction, ...inHand }, { id, ...own });
const words = { failureMessage: () => '', settleSingle: () => 'fxg quotes settle' };
const saidOf = (...ids: readonly string[]) =>
  runFailure({ ...run, deals: ids.map(instructing) }, { kind: 'end' }, words)?.message;
const equal = [
  { number: '20418240', sentence: 'Order 20418240 pays the same.' },
  { number: '20418239', sentence: 'Order 20418239 pays the same.' },
];

it('a deal that is booked and may be paid by another order is left out or instructed beside it, and its order stays booked', () => {
  const end = { kind: 'stopped', dealId: '2', stop: { kind: 'equal-deals', equal } } as const;
  expect(runFailure(run, end, words)?.hint?.split('\n')).toEqual([
    "If that is the same payment: fxg payments resume --key 'pay roll' --leave-out 2",
    'Order 20418241 then stays booked and pays nobody.',
    "If this is another payment: fxg payments resume --key 'pay roll' --beside 20418240 --beside 20418239",
  ]);
});

it('deals of which nobody knows what became of them are named in a plain sentence', () => {
  expect(saidOf('1')).toBe('It is not known what became of deal 1.');
  expect(saidOf('1', '2', '3')).toBe('It is not known what became of deals 1, 2 and 3.');
});

it('another terminal is named only where one is at work', () => {
  const seen = { ...nothingSeen, isBusy: true };
  expect(runFailure({ ...run, deals: [instructing('1')] }, { kind: 'end' }, words, seen)?.message).toBe(
    'It is not known what became of deal 1. Another terminal may be at work on it.',
  );
});

const paid = keptDeal({ kind: 'paid', requestId: null, ...inHand }, { id: '2', ...own });
const heldRow = { row: 3, ownId: '', payee: 'Nobody', reasons: ['No payee is called Nobody.'] };
const endWith = (held: PaymentRun['held']) =>
  runFailure({ ...run, deals: [paid], held }, { kind: 'end' }, words);

it('a run that left rows of its file out ends with 7 and says how many, however often it is run', () => {
  expect(endWith([])).toBe(null);
  expect(endWith([heldRow])).toMatchObject({
    exit: 7,
    code: 'rows-not-sent',
    message: 'One row of the file was not sent.',
  });
  expect(endWith([heldRow, heldRow])?.message).toBe('2 rows of the file were not sent.');
});

it('a turn that did not begin since nobody is signed in ends as that does, and not as one that is busy', () => {
  const stop = { kind: 'busy', message: 'Nobody is signed in.' } as const;
  const notBegun = {
    exit: 4,
    code: 'not-signed-in',
    message: 'Nobody is signed in.',
    hint: 'fxg login',
    requestId: null,
  } as const;
  const end = { kind: 'stopped', dealId: '2', stop } as const;
  expect(runFailure(run, end, words, { ...nothingSeen, notBegun })).toMatchObject({
    exit: 4,
    code: 'not-signed-in',
    hint: "fxg login\nGo on with: fxg payments resume --key 'pay roll'",
  });
  expect(runFailure(run, end, words)).toMatchObject({ exit: 8, code: 'busy' });
});

it('all deals that may be booked already are named at once, each with what leaves it out', () => {
  const end = { kind: 'stopped', dealId: '2', stop: { kind: 'equal-deals', equal } } as const;
  const all = [
    { dealId: '2', equal },
    { dealId: '3', equal: equal.slice(0, 1) },
  ];
  const failure = runFailure(run, end, words, { ...nothingSeen, equal: all });
  expect(failure?.message).toContain('Deal 3: it may be booked already. Order 20418240 pays the same.');
  expect(failure?.hint?.split('\n').slice(-2)).toEqual([
    "If that is the same payment: fxg payments resume --key 'pay roll' --leave-out 3",
    "If all are other payments: fxg payments resume --key 'pay roll' --beside 20418240 --beside 20418239",
  ]);
});
