import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import type { RunExclusively } from '@fx-gateway/domain/ports/exclusively.ts';
import { createMemoryLock } from '@fx-gateway/domain/ports/memoryLock.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { expect, it } from 'vitest';
import { fakePaymentRuns, lostCall, runOf } from '../../../test/fakePaymentRuns.ts';
import { RunPaymentStore } from './RunPaymentStore.ts';

const nothing = (): void => undefined;

/** The locks of one browser, by their names. */
const locksOfBrowser = () => {
  const locks = new Map<string, RunExclusively<never>>();
  return (name: string): RunExclusively<never> => {
    const lock = locks.get(name) ?? createMemoryLock();
    locks.set(name, lock);
    return lock;
  };
};

/** Two tabs of one browser that have the same run open, whose first deal is paid. */
const openTwice = async () => {
  const store = createMemoryStore();
  const locks = locksOfBrowser();
  const here = fakePaymentRuns(store, locks);
  const mine = new RunPaymentStore(here.scope, { run: runOf(2), kept: false });
  mine.start();
  await here.time.advance(3_000);
  await mine.calls.bookDeal('1');
  const there = fakePaymentRuns(store, locks);
  const run = await there.scope.runs.find('run-1');
  if (run === null) throw new Error('The run is kept.');
  const other = new RunPaymentStore(there.scope, { run, kept: true });
  other.start();
  await there.time.advance(1);
  return { here, mine, there, other };
};

it('while one tab books a deal, another one says so and looks nothing up, until the answer has come', async () => {
  const { here, mine, there, other } = await openTwice();
  let answer = nothing;
  here.answers.book = () =>
    new Promise((resolve) => {
      answer = () => resolve({ kind: 'answered', answer: { number: '702', reference: '' }, requestId: null });
    });
  const booked = mine.calls.bookDeal('2');
  await there.time.advance(1);
  expect(other.isElsewhere('2')).toBe(true);
  expect(mine.isElsewhere('2')).toBe(false);
  await there.time.advance(60_000);
  expect(there.calls).toEqual([]);
  answer();
  await booked;
  await there.time.advance(1);
  expect(other.isElsewhere('2')).toBe(false);
  expect(other.run.deals.map(({ state }) => state.kind)).toEqual(['paid', 'paid']);
  expect(there.calls).toEqual([]);
});

it('what another tab was never told of is looked up by this one too, once that has let it go', async () => {
  const { here, mine, there, other } = await openTwice();
  here.answers.book = lostCall;
  await mine.calls.bookDeal('2');
  await there.time.advance(1);
  expect(other.isElsewhere('2')).toBe(false);
  expect(there.calls).toEqual(['find 2']);
});

it('a deal that was booked before is under way while all are gone through, and nothing is looked up of it', async () => {
  const partner = fakePaymentRuns();
  const booked = { number: '701', reference: '' };
  const first = runOf(2);
  const [deal] = first.deals;
  if (deal === undefined) throw new Error('The run has a deal.');
  const quote = await partner.scope.partner.quote(deal);
  if (!quote.ok) throw new Error('The deal has a quote.');
  const booking = { ...quote.value, idempotencyKey: 'k', before: [], startedAt: 1 };
  const run = {
    ...first,
    deals: [
      { ...deal, state: { kind: 'booked', booking, order: booked, refusal: null } as const },
      ...first.deals.slice(1),
    ],
  };
  await partner.scope.runs.begin(run);
  const payment = new RunPaymentStore(partner.scope, { run, kept: true });
  payment.start();
  await partner.time.advance(3_000);
  const seen: (string | null)[] = [];
  partner.answers.instruct = async () => {
    await partner.time.advance(1);
    seen.push(payment.calls.calling, ...payment.lost.looking.keys(), ...payment.lost.seen.keys());
    return { kind: 'answered', answer: null, requestId: 'r-1' };
  };
  await payment.calls.bookAll([makeMoney(60_000n, 'USD')]);
  expect(seen).toEqual(['1', '2']);
});
