import { createCorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import {
  bookingsIn,
  failure,
  openQuotedScope,
  openScope,
  orderSummary,
} from '../../../../test/fakeCorpay.ts';
import type { OpenMoneyCallsStore } from './OpenMoneyCallsStore.ts';
import type { OpenBooking } from './openMoneyCallsState.ts';

const bookingsOpenIn = ({ state }: OpenMoneyCallsStore): readonly OpenBooking[] =>
  state.open.flatMap((open) => (open.kind === 'booking' ? [open] : []));

/** So many bookings were sent from here a moment ago and have no answer; counts the looks at the orders since. */
const withLost = async (count = 1, store = createMemoryStore()) => {
  const opened = await openQuotedScope({ store });
  const { scope, answers, time } = opened;
  answers.book = async () => failed(failure('no-answer'));
  for (let lost = 0; lost < count; lost += 1) {
    scope.deal.change({ type: 'amount-typed', side: 'Payment', text: String(10_000 + lost) });
    await time.advance(600);
    scope.deal.beside.want(true);
    await scope.deal.book();
    await time.advance(0);
  }
  scope.quote.stop();
  const { orders } = scope.session.corpay;
  const list = orders.list.bind(orders);
  let looks = 0;
  orders.list = async () => {
    looks += 1;
    return list();
  };
  const { intents } = scope;
  const [first, second] = bookingsOpenIn(intents);
  if (first === undefined) throw new Error('The booking should be open.');
  return { ...opened, intents, first, second: second ?? first, looks: () => looks };
};

describe('a lost booking', () => {
  it('may be asked about only once its quote has ended for sure, until when it can become a deal', async () => {
    const { intents, first, time } = await withLost();
    const until = intents.canBecomeDealUntil(first);
    expect(until).toBeGreaterThan(time.clock.now());
    expect(intents.mayAsk(first)).toBe(false);
    await time.advance((until ?? 0) - time.clock.now());
    expect(intents.mayAsk(first)).toBe(true);
    expect(intents.canBecomeDealUntil(first)).toBeNull();
  });

  it('is sent again with its own key when its user wants that while its quote lives', async () => {
    const { intents, first, answers, calls } = await withLost();
    expect(intents.quoteEnds.hasEnded(first.intent)).toBe(false);
    answers.book = async () => succeeded({ orderNumber: '20418301' });
    await intents.sendAgain(first);
    expect(bookingsIn(calls)).toEqual(['book q-2 key-1', 'book q-2 key-1']);
    expect(intents.foundBooked).toEqual(['20418301']);
    expect(intents.openBookings).toEqual([]);
  });

  it('is looked into without being sent again as long as its quote lives', async () => {
    const { intents, first, calls, looks } = await withLost();
    await intents.check(first);
    expect([looks(), bookingsIn(calls).length]).toEqual([1, 1]);
  });

  it('is told as the deal that it was found to be, until its user has seen that', async () => {
    const { intents, first, second, answers, time } = await withLost(2);
    expect(intents.foundBooked).toEqual([]);
    answers.orders = [orderSummary('20418301', 10_001)];
    await intents.choose(second, '20418301');
    expect(intents.foundBooked).toEqual(['20418301']);
    expect(intents.openBookings).toEqual([first.intent]);
    expect([intents.awaitedFor('b-1'), intents.awaitedFor('b-2')]).toEqual([['20418301'], []]);
    intents.dismiss(`booking/${second.intent.quoteId}`);
    await time.advance(0);
    expect(intents.foundBooked).toEqual([]);
    expect(bookingsOpenIn(intents)).toMatchObject([{ intent: first.intent }]);
  });

  it('beside a settled one is looked at by itself as often as alone', async () => {
    const alone = await withLost();
    await alone.time.advance(60_000);
    const { intents, second, answers, time, looks } = await withLost(2);
    answers.orders = [orderSummary('20418301', 10_001)];
    await intents.choose(second, '20418301');
    answers.orders = [];
    const before = looks();
    await time.advance(60_000);
    expect(looks() - before).toBe(alone.looks());
    expect(intents.foundBooked).toEqual(['20418301']);
  });

  it('beside another is looked into at once, and once at a time', async () => {
    const { intents, first, second, answers, time } = await withLost(2);
    expect(bookingsOpenIn(intents).map(({ settlement }) => settlement?.kind)).toEqual(['unknown', 'unknown']);
    const waiting: (() => void)[] = [];
    answers.look = () => new Promise((resolve) => waiting.push(() => resolve(succeeded([]))));
    void intents.check(second);
    void intents.check(second);
    await time.advance(0);
    expect(waiting).toHaveLength(1);
    expect(bookingsOpenIn(intents)).toMatchObject([
      { intent: first.intent, checking: false },
      { intent: second.intent, checking: true },
    ]);
  });

  it('can be said to be none beside another that stays open', async () => {
    const { intents, second, answers, time } = await withLost(2);
    await time.advance(91_000);
    answers.book = async () => succeeded({ orderNumber: null });
    answers.orders = [orderSummary('20418301', 10_001)];
    expect(await intents.chooseNone(second, [])).toMatchObject([{ ordNum: '20418301' }]);
    expect(await intents.chooseNone(second, ['20418301'])).toEqual([]);
    expect(intents.openBookings).toHaveLength(1);
  });

  it('is followed no more once its user has left, and looked into only where they want it', async () => {
    const { intents, first, time, looks, store } = await withLost();
    await intents.start();
    intents.stop();
    await intents.check(first);
    const before = looks();
    await time.advance(600_000);
    expect(looks()).toBe(before);
    await createCorpayJournal(store, 'sub-1').keep({ ...first.intent, quoteId: 'of another tab' });
    await time.advance(0);
    expect(intents.openBookings).toHaveLength(1);
  });
});

describe('a visit after one that left something open', () => {
  it('knows it and what waits from the first page on, and looks into it once it is started', async () => {
    const store = createMemoryStore();
    const { scope } = await withLost(1, store);
    scope.stop();
    const { intents } = openScope({ store }).scope;
    await intents.read();
    expect(intents.state).toMatchObject({
      known: true,
      awaited: [],
      open: [{ here: false, settlement: null }],
    });
    await intents.start();
    expect(bookingsOpenIn(intents)).toMatchObject([{ checking: false, settlement: { kind: 'unknown' } }]);
  });

  it('looks into nothing that is settled already', async () => {
    const { intents, first, answers, looks } = await withLost();
    answers.orders = [orderSummary('20418301')];
    await intents.choose(first, '20418301');
    intents.stop();
    const before = looks();
    await intents.start();
    expect(looks()).toBe(before);
    expect(intents.foundBooked).toEqual(['20418301']);
  });

  it('forgets the deals that wait no more, and says nothing where it cannot read them', async () => {
    const store = createMemoryStore();
    const first = await openQuotedScope({ store });
    await first.scope.deal.book();
    const { scope, answers } = openScope({ store });
    answers.orderTrouble = () => failure('refused', { status: 404 });
    await scope.intents.start();
    expect(scope.intents.state).toMatchObject({ known: true, awaited: [] });
    store.read = () => Promise.reject(new Error('the disk is gone'));
    await scope.intents.readAwaited();
    expect(scope.intents.state.awaited).toEqual([]);
  });

  it('may end before it has read anything', () => {
    const { scope } = openScope();
    scope.stop();
    expect(scope.intents.state).toMatchObject({ known: false, open: [] });
  });
});

describe('a journal that cannot be read', () => {
  it('takes nothing away that was open before', async () => {
    const { intents, store } = await withLost();
    const before = intents.state.open;
    store.read = () => Promise.reject(new Error('the disk is gone'));
    await intents.foundOpen();
    expect(intents.state.open).toEqual(before);
  });
});

describe('a booking that stands in the way of a press', () => {
  it('is looked into again where it was told as settled here', async () => {
    const { intents, first, answers, store, time } = await withLost(2);
    answers.orders = [orderSummary('20418300')];
    await intents.choose(first, '20418300');
    await createCorpayJournal(store, 'sub-1').keep(first.intent);
    await intents.foundOpen(first.intent);
    await time.advance(0);
    expect(intents.openBookings.map(({ quoteId }) => quoteId)).toContain(first.intent.quoteId);
  });

  it('stays as it is known where it is still open here', async () => {
    const { intents, first } = await withLost();
    await intents.foundOpen(first.intent);
    expect(bookingsOpenIn(intents)).toMatchObject([{ here: true, lost: first.lost }]);
  });
});
