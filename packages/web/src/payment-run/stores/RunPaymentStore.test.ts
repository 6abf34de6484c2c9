import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { describe, expect, it } from 'vitest';
import { fakePaymentRuns, lostCall, runOf } from '../../../test/fakePaymentRuns.ts';
import { RunPaymentStore } from './RunPaymentStore.ts';

const open = async (count: number, store = createMemoryStore()) => {
  const partner = fakePaymentRuns(store);
  const payment = new RunPaymentStore(partner.scope, { run: runOf(count), kept: false });
  payment.start();
  await partner.time.advance(count * 1_000);
  return { ...partner, payment };
};

const statesOf = ({ run }: RunPaymentStore) => run.deals.map(({ state }) => state.kind);

describe('a run that was not begun', () => {
  it('is kept nowhere until the first deal is booked, and then before the call leaves', async () => {
    const { payment, scope, answers, calls } = await open(2);
    expect(await scope.runs.list()).toEqual([]);
    answers.book = async () => {
      expect((await scope.runs.find('run-1'))?.deals[0]?.state.kind).toBe('booking');
      return { kind: 'answered', answer: { number: '701', reference: '' }, requestId: null };
    };
    await payment.calls.bookDeal('1');
    expect(calls).toEqual(['book 1 q1', 'instruct 1 701']);
    expect(statesOf(payment)).toEqual(['paid', 'waiting']);
  });

  it('begins no second time under the name of an open one', async () => {
    const store = createMemoryStore();
    const first = await open(1, store);
    await first.payment.calls.bookDeal('1');
    const second = fakePaymentRuns(store);
    const again = new RunPaymentStore(second.scope, { run: { ...runOf(1), id: 'run-2' }, kept: false });
    again.start();
    await second.time.advance(1_000);
    await again.calls.bookDeal('1');
    expect(second.calls).toEqual([]);
    expect(again.record.namesake?.id).toBe('run-1');
    again.record.rename('December');
    await again.calls.bookDeal('1');
    expect(second.calls).toEqual(['book 1 q1', 'instruct 1 701']);
  });
});

describe('one press', () => {
  it('books one deal at exactly the quote that is displayed', async () => {
    const { payment, time, answers, calls } = await open(2);
    answers.dearer = 5n;
    await time.advance(60_000);
    const displayed = payment.quotes.displayed.get('1')?.quote.quoteId;
    await payment.calls.bookDeal('1');
    expect(calls[0]).toBe(`book 1 ${displayed}`);
  });

  it('sends nothing where the same may be booked already, until the user wants it beside', async () => {
    const { payment, answers, calls } = await open(1);
    answers.equal = [{ number: '699', sentence: 'Order 699 pays the same.' }];
    await payment.calls.bookDeal('1');
    expect(payment.stops.of('1')?.kind).toBe('equal-deals');
    expect(calls).toEqual([]);
    expect(payment.stops.asked).toBe('1');
    payment.stops.agree('1', { beside: ['699'] });
    await payment.calls.bookDeal('1');
    expect(calls).toHaveLength(2);
  });

  it('asks no second time beside which deals it goes where the user has said so of its row', async () => {
    const partner = fakePaymentRuns();
    partner.answers.equal = [{ number: '699', sentence: 'Order 699 pays the same.' }];
    const run = { ...runOf(2), known: ['699'] };
    const paidAgain = new Set(run.deals[0]?.payments.map(({ row }) => row));
    const payment = new RunPaymentStore(partner.scope, { run, kept: false, paidAgain });
    payment.start();
    await partner.time.advance(2_000);
    await payment.calls.bookDeal('1');
    expect(statesOf(payment)).toEqual(['paid', 'waiting']);
    await payment.calls.bookDeal('2');
    expect(payment.stops.of('2')?.kind).toBe('equal-deals');
  });

  it('presses on another deal do nothing while one is on its way', async () => {
    const { payment, calls } = await open(2);
    await Promise.all([
      payment.calls.bookDeal('1'),
      payment.calls.bookDeal('2'),
      payment.calls.bookDeal('1'),
    ]);
    expect(calls.filter((call) => call.startsWith('book'))).toEqual(['book 1 q1']);
  });
});

describe('what the market said at the press', () => {
  it('is noted with the order that a deal of a run becomes, as with one that is booked by itself', async () => {
    const { payment, noted } = await open(2);
    const cost = { difference: makeMoney(150n, 'USD'), percent: 0.75, age: 0 };
    payment.priceWith(({ settlement }) => ({
      ...cost,
      difference: makeMoney(settlement.minor / 100n, 'USD'),
    }));
    await payment.calls.bookDeal('1');
    await payment.calls.bookAll([makeMoney(60_000n, 'USD')]);
    expect(noted).toEqual([
      ['701', makeMoney(20_000n, 'USD'), makeMoney(200n, 'USD')],
      ['702', makeMoney(20_000n, 'USD'), makeMoney(200n, 'USD')],
    ]);
  });
});

describe('all deals', () => {
  it('are booked one after the other within the limit, and the next one that would go beyond it stops', async () => {
    const { payment, calls } = await open(3);
    expect(payment.sums).toEqual([{ total: makeMoney(60_000n, 'USD'), hasFees: false, unquoted: 0 }]);
    await payment.calls.bookAll([makeMoney(40_000n, 'USD')]);
    expect(statesOf(payment)).toEqual(['paid', 'paid', 'waiting']);
    expect(payment.stops.of('3')).toEqual({
      kind: 'above-limit',
      wanted: makeMoney(60_000n, 'USD'),
      limit: makeMoney(40_000n, 'USD'),
    });
    await payment.calls.bookAll([makeMoney(60_000n, 'USD')]);
    expect(payment.isOver).toBe(true);
    expect(calls.filter((call) => call.startsWith('book'))).toHaveLength(3);
  });

  it('keep to a limit that was agreed to also where they are booked one by one', async () => {
    const { payment, calls } = await open(3);
    await payment.calls.bookAll([makeMoney(40_000n, 'USD')]);
    payment.stops.drop('3');
    await payment.calls.bookDeal('3');
    expect(payment.stops.of('3')?.kind).toBe('above-limit');
    expect(calls.filter((call) => call.startsWith('book'))).toHaveLength(2);
  });

  it('stop after the one in hand when the user says so or leaves', async () => {
    const { payment, answers } = await open(3);
    const book = answers.book;
    answers.book = (deal) => {
      payment.stop();
      return book(deal);
    };
    await payment.calls.bookAll([makeMoney(60_000n, 'USD')]);
    expect(statesOf(payment)).toEqual(['paid', 'waiting', 'waiting']);
    expect(payment.stops.first).toBe(null);
  });

  it('go on after one of which nobody knows what became of it, and none is booked twice', async () => {
    const { payment, answers, calls } = await open(2);
    const book = answers.book;
    answers.book = (deal) => (deal.id === '1' ? lostCall() : book(deal));
    await payment.calls.bookAll([makeMoney(40_000n, 'USD')]);
    expect(statesOf(payment)).toEqual(['booking', 'paid']);
    expect(calls.filter((call) => call.startsWith('book 1'))).toHaveLength(1);
  });
});

describe('a run that is opened again', () => {
  it('finds out by itself what became of a booking whose answer was lost, and goes on', async () => {
    const store = createMemoryStore();
    const first = await open(1, store);
    first.answers.book = lostCall;
    await first.payment.calls.bookDeal('1');
    expect(statesOf(first.payment)).toEqual(['booking']);
    first.payment.stop();

    const { scope, time, answers, calls } = fakePaymentRuns(store);
    const run = await scope.runs.find('run-1');
    if (run === null) throw new Error('The run is kept.');
    const again = new RunPaymentStore(scope, { run, kept: true });
    again.start();
    await time.advance(1);
    expect(again.lost.seen.get('1')?.kind).toBe('unknown');
    answers.found = { kind: 'booked', order: { number: '777', reference: '' } };
    await time.advance(15_000);
    expect(statesOf(again)).toEqual(['booked']);
    await again.calls.instructDeal('1');
    expect(calls.filter((call) => call.startsWith('book'))).toEqual([]);
    expect(statesOf(again)).toEqual(['paid']);
  });

  it('looks again when more can be known, and takes what the user says of candidates', async () => {
    const { payment, answers, time, calls } = await open(1);
    answers.book = lostCall;
    answers.found = { kind: 'unknown', failure: null, until: time.clock.now() + 60_000 };
    await payment.calls.bookDeal('1');
    await time.advance(30_000);
    expect(calls.filter((call) => call.startsWith('find'))).toHaveLength(1);
    answers.found = {
      kind: 'choose',
      canBeNone: true,
      candidates: [{ number: '888', reference: '', sentence: 'Order 888' }],
    };
    await time.advance(31_000);
    expect(payment.lost.seen.get('1')?.kind).toBe('choose');
    const [deal] = payment.run.deals;
    if (deal === undefined) throw new Error('The run has a deal.');
    await payment.lost.say('run-1', deal, { order: { number: '888', reference: '' } });
    expect(statesOf(payment)).toEqual(['booked']);
  });

  it('shows what another tab does, and is gone when that closes it', async () => {
    const store = createMemoryStore();
    const here = await open(2, store);
    await here.payment.calls.bookDeal('1');
    const { scope, time } = fakePaymentRuns(store);
    const run = await scope.runs.find('run-1');
    if (run === null) throw new Error('The run is kept.');
    const there = new RunPaymentStore(scope, { run, kept: true });
    there.start();
    await here.payment.leaveOut('2');
    await time.advance(1);
    expect(statesOf(there)).toEqual(['paid', 'left-out']);
    expect(await here.payment.record.close()).toBe(true);
    await time.advance(1);
    expect(there.record.gone).toBe(true);
  });

  it('is not closed while an outcome is not known', async () => {
    const { payment, answers, scope } = await open(1);
    answers.book = lostCall;
    await payment.calls.bookDeal('1');
    expect(await payment.record.close()).toBe(false);
    expect(await scope.runs.list()).toHaveLength(1);
  });
});
