import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { createMemoryStore, createVirtualTime } from '../ports/index.ts';
import { failed, succeeded, type Result } from '../result/index.ts';
import { bookDeal, type BookingPress } from './bookDeal.ts';
import type { BookingIntent } from './bookingIntent.ts';
import type { CorpayFailure } from './corpayFailure.ts';
import type { BookingAnswer } from './deal.ts';
import { createIntentJournal } from './intentJournal.ts';
import type { OrderSummary } from './order.ts';
import { canBecomeDealUntil, settleBooking, settleByChoice } from './settleBooking.ts';

const lost: CorpayFailure = {
  kind: 'no-answer',
  path: '/deal/book',
  status: null,
  messages: [],
  code: null,
  listed: false,
  requestId: null,
};
const refused: CorpayFailure = { ...lost, kind: 'refused', status: 400, messages: ['No.'], listed: true };
const expired: CorpayFailure = { ...refused, status: 410, code: 'QUOTE_EXPIRED' };

const summary = (ordNum: string, amount = 10_000): OrderSummary => ({
  ordNum,
  beneCount: 0,
  sell: { currency: 'EUR', amount },
  entryDate: '2026-11-21',
});
const quote = {
  quoteId: 'q1',
  rate: 0.867,
  settlement: money(1_153_402n, 'USD'),
  payment: money(1_000_000n, 'EUR'),
  expiryRemaining: 30,
};
const press = {
  quote,
  lockSide: 'Payment',
  endsAt: 30_000 + createVirtualTime().clock.now(),
  beneficiaryId: 'b1',
  payee: 'Payee',
  newestOrder: '699',
  despite: [],
} satisfies BookingPress;
const overForSure = 90_000;
/** A partner that gives the planned answers, in order, and remembers what it was sent. */
const makeDesk = ({
  books = [] as Result<BookingAnswer, CorpayFailure>[],
  orders = succeeded<readonly OrderSummary[]>([]) as Result<readonly OrderSummary[], CorpayFailure>,
} = {}) => {
  const store = createMemoryStore();
  const journal = createIntentJournal(store, 'sub-1');
  const sent: string[] = [];
  const kept: number[] = [];
  const time = createVirtualTime();
  let ids = 0;
  return {
    time,
    store,
    journal,
    sent,
    /** How many intents were already kept when each call left. */
    kept,
    clock: time.clock,
    identifiers: { uuid: () => `key-${(ids += 1)}` },
    deals: {
      book: async (quoteId: string, key: string) => {
        sent.push(`${quoteId} ${key}`);
        kept.push((await journal.list()).length);
        return books.shift() ?? failed(lost);
      },
      instruct: async () => failed(lost),
    },
    orders: { list: async () => orders, show: async () => failed(lost) },
  };
};

const openBooking = async (
  desk: ReturnType<typeof makeDesk>,
  pressed = press as BookingPress,
): Promise<BookingIntent> => {
  const outcome = await bookDeal(desk, pressed);
  if (outcome.kind !== 'unknown') throw new Error(`Expected an unknown booking, got ${outcome.kind}`);
  return outcome.intent;
};

describe('one press books one deal', () => {
  it('the intent is kept before the call leaves, and a booked deal then waits for its instruction', async () => {
    const desk = makeDesk({ books: [succeeded({ orderNumber: '700' })] });
    expect(await bookDeal(desk, press)).toEqual({ kind: 'booked', orderNumber: '700' });
    expect(desk.kept).toEqual([1]);
    expect(await desk.journal.list()).toMatchObject([
      { kind: 'awaited-instruction', orderNumber: '700', beneficiaryId: 'b1', payment: quote.payment },
    ]);
  });

  it('a definite refusal leaves nothing behind', async () => {
    const desk = makeDesk({ books: [failed(refused)] });
    expect(await bookDeal(desk, press)).toEqual({ kind: 'refused', failure: refused });
    expect(await desk.journal.list()).toEqual([]);
  });

  it('a quote that has ended is refused only when no order could be its deal', async () => {
    const none = makeDesk({ books: [failed(expired)], orders: succeeded([summary('699')]) });
    expect(await bookDeal(none, press)).toEqual({ kind: 'refused', failure: expired });
    const one = makeDesk({ books: [failed(expired)], orders: succeeded([summary('700'), summary('699')]) });
    expect(await bookDeal(one, press)).toMatchObject({ kind: 'unknown', failure: expired });
    const silent = makeDesk({ books: [failed(expired)], orders: failed(lost) });
    expect(await bookDeal(silent, press)).toMatchObject({ kind: 'unknown' });
    expect(await silent.journal.list()).toMatchObject([{ kind: 'booking' }]);
  });

  it.each([
    ['no answer', failed(lost)],
    ['server trouble', failed({ ...lost, kind: 'server-trouble', status: 500 } as const)],
    ['an answer without an order number', succeeded({ orderNumber: null })],
  ])('%s leaves the booking unknown, never failed', async (_what, answer) => {
    const desk = makeDesk({ books: [answer] });
    expect(await bookDeal(desk, press)).toMatchObject({ kind: 'unknown', intent: { quoteId: 'q1' } });
    expect(await desk.journal.list()).toMatchObject([
      { kind: 'booking', newestOrder: '699', payee: 'Payee' },
    ]);
  });

  it('the order is told also when the device cannot remember it; the booking then stays open here', async () => {
    const desk = makeDesk({ books: [succeeded({ orderNumber: '700' })] });
    const { book } = desk.deals;
    desk.deals.book = (...sent) => {
      desk.store.update = () => Promise.reject(new Error('full'));
      return book(...sent);
    };
    expect(await bookDeal(desk, press)).toEqual({ kind: 'booked', orderNumber: '700' });
    expect(await desk.journal.list()).toMatchObject([{ kind: 'booking' }]);
  });

  it('when the device cannot remember the step nothing is sent', async () => {
    const desk = makeDesk({ books: [succeeded({ orderNumber: '700' })] });
    desk.store.update = async () => Promise.reject(new Error('full'));
    expect(await bookDeal(desk, press)).toEqual({ kind: 'not-kept' });
    expect(desk.sent).toEqual([]);
  });

  it('the journal of one user is not seen by another, and what it cannot read it leaves out', async () => {
    const desk = makeDesk();
    await openBooking(desk);
    expect(await createIntentJournal(desk.store, 'sub-2').list()).toEqual([]);
    desk.store.kept.set('fx-gateway.intents.sub-1', '{"not":"a list"}');
    expect(await desk.journal.list()).toEqual([]);
    desk.store.kept.set('fx-gateway.intents.sub-1', '[{"kind":"booking"},null,');
    expect(await desk.journal.list()).toEqual([]);
  });
});

const another = (more: Partial<typeof quote>, despite: readonly string[] = []): BookingPress => ({
  ...press,
  quote: { ...quote, quoteId: 'q2', ...more },
  despite,
});

describe('two tabs and an earlier booking', () => {
  it('while one is on its way or unknown, the same payee, currencies and locked amount are not sent', async () => {
    const desk = makeDesk({ books: [failed(lost), succeeded({ orderNumber: '701' })] });
    const earlier = await openBooking(desk);
    const moved = another({ settlement: money(1_160_000n, 'USD') }, ['q1']);
    expect(await bookDeal(desk, moved)).toEqual({ kind: 'earlier-open', earlier, same: true });
    expect(desk.sent).toHaveLength(1);
    expect(await desk.journal.list()).toEqual([earlier]);
  });

  it('two presses at the same moment send one', async () => {
    const desk = makeDesk({ books: [succeeded({ orderNumber: '700' })] });
    const outcomes = await Promise.all([bookDeal(desk, press), bookDeal(desk, another({}))]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['booked', 'earlier-open']);
    expect(desk.sent).toHaveLength(1);
  });

  it('any other booking is sent only once the person wants it beside the open one', async () => {
    const desk = makeDesk({ books: [failed(lost), succeeded({ orderNumber: '701' })] });
    const earlier = await openBooking(desk);
    const other = { payment: money(500n, 'EUR') };
    expect(await bookDeal(desk, another(other))).toEqual({ kind: 'earlier-open', earlier, same: false });
    expect(await bookDeal(desk, another(other, ['q1']))).toEqual({ kind: 'booked', orderNumber: '701' });
    expect(await desk.journal.list()).toMatchObject([{ kind: 'booking' }, { orderNumber: '701' }]);
  });

  it('a deal that waits for its instruction blocks nothing', async () => {
    const desk = makeDesk({ books: [succeeded({ orderNumber: '700' }), succeeded({ orderNumber: '701' })] });
    await bookDeal(desk, press);
    expect(await bookDeal(desk, another({}))).toEqual({ kind: 'booked', orderNumber: '701' });
  });
});

describe('the journal of two tabs', () => {
  it('keeps what each of them began at the same moment', async () => {
    const desk = makeDesk();
    const other = createIntentJournal(desk.store, 'sub-1');
    const intent = await openBooking(desk);
    await Promise.all([
      desk.journal.keep({ ...intent, quoteId: 'q2' }),
      other.keep({ ...intent, quoteId: 'q3' }),
      other.settle(intent),
    ]);
    expect((await desk.journal.list()).map((kept) => 'quoteId' in kept && kept.quoteId)).toEqual([
      'q2',
      'q3',
    ]);
  });
});

describe('a booking whose answer was lost', () => {
  const newer = succeeded([
    summary('702'),
    summary('701', 55),
    summary('700'),
    summary('699'),
    summary('698'),
  ]);

  it('is never sent again by itself before its quote has ended and a minute has passed', async () => {
    const desk = makeDesk({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(desk);
    for (const wait of [0, 29_999, 1, 59_999]) {
      await desk.time.advance(wait);
      expect(await settleBooking(desk, intent, 'itself')).toEqual({ kind: 'unknown', failure: null });
    }
    expect(desk.sent).toEqual(['q1 key-1']);
    await desk.time.advance(1);
    expect(await settleBooking(desk, intent, 'itself')).toEqual({ kind: 'booked', orderNumber: '700' });
  });

  it('after that is asked for again with the same quote and key, and an order number settles it', async () => {
    const desk = makeDesk({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(desk);
    await desk.time.advance(overForSure);
    expect(await settleBooking(desk, intent, 'itself')).toEqual({ kind: 'booked', orderNumber: '700' });
    expect(desk.sent).toEqual(['q1 key-1', 'q1 key-1']);
    expect(await desk.journal.list()).toMatchObject([{ kind: 'awaited-instruction', orderNumber: '700' }]);
  });

  it('is never sent again by itself where the end of its quote is not known', async () => {
    const desk = makeDesk({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(desk, { ...press, endsAt: null });
    await desk.time.advance(86_400_000);
    expect(await settleBooking(desk, intent, 'itself')).toEqual({ kind: 'unknown', failure: null });
    expect(desk.sent).toHaveLength(1);
    expect(await settleBooking(desk, intent, 'person')).toEqual({ kind: 'booked', orderNumber: '700' });
  });

  it('is sent again at once where the person wants it and no order could be its deal', async () => {
    const desk = makeDesk({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(desk);
    expect(await settleBooking(desk, intent, 'person')).toEqual({ kind: 'booked', orderNumber: '700' });
    expect(desk.sent).toEqual(['q1 key-1', 'q1 key-1']);
  });

  it.each(['itself', 'person'] as const)(
    'is looked for among the orders first, and not sent by %s when one could be its deal',
    async (by) => {
      const desk = makeDesk({ books: [failed(lost)], orders: newer });
      const intent = await openBooking(desk);
      expect(await settleBooking(desk, intent, by)).toMatchObject({
        kind: 'choose',
        candidates: [{ ordNum: '702' }, { ordNum: '700' }],
      });
      expect(desk.sent).toHaveLength(1);
    },
  );

  it.each(['itself', 'person'] as const)(
    'is not sent by %s while the orders cannot be looked at',
    async (by) => {
      const desk = makeDesk({ books: [failed(lost)], orders: failed(lost) });
      const intent = await openBooking(desk);
      expect(await settleBooking(desk, intent, by)).toEqual({ kind: 'unknown', failure: lost });
      expect(desk.sent).toHaveLength(1);
    },
  );

  it('is not taken for a deal that is known to have come from another booking', async () => {
    const desk = makeDesk({
      books: [failed(lost), succeeded({ orderNumber: '702' })],
      orders: newer,
    });
    const intent = await openBooking(desk);
    await bookDeal(desk, {
      ...press,
      quote: { ...quote, quoteId: 'q2', payment: money(500n, 'EUR') },
      despite: ['q1'],
    });
    expect(await settleBooking(desk, intent, 'itself')).toMatchObject({ candidates: [{ ordNum: '700' }] });
  });

  it.each([
    ['a repeated booking without a number', succeeded({ orderNumber: null })],
    ['a quote that is over by now', failed(expired)],
  ])(
    '%s proves nothing: newer orders with its amount are shown and the person says which',
    async (_what, second) => {
      const desk = makeDesk({ books: [failed(lost), second], orders: newer });
      const intent = await openBooking(desk);
      await desk.time.advance(overForSure);
      const settlement = await settleBooking(desk, intent, 'itself');
      expect(settlement).toMatchObject({
        kind: 'choose',
        candidates: [{ ordNum: '702' }, { ordNum: '700' }],
      });
      expect(await desk.journal.list()).toMatchObject([{ kind: 'booking' }]);
      expect(await settleByChoice(desk, intent, '700')).toBe(true);
      expect(await desk.journal.list()).toMatchObject([{ kind: 'awaited-instruction', orderNumber: '700' }]);
    },
  );

  it('the person can say that it became none once it can become none, and then nothing is open', async () => {
    const desk = makeDesk({ books: [failed(lost), failed(expired)] });
    const intent = await openBooking(desk);
    await desk.time.advance(overForSure - 1);
    expect(canBecomeDealUntil(intent, desk.clock.now())).toBe(desk.clock.now() + 1);
    expect(await settleByChoice(desk, intent, null)).toBe(false);
    expect(await desk.journal.list()).toHaveLength(1);
    await desk.time.advance(1);
    expect(await settleBooking(desk, intent, 'itself')).toEqual({ kind: 'choose', candidates: [] });
    expect(canBecomeDealUntil(intent, desk.clock.now())).toBeNull();
    expect(await settleByChoice(desk, intent, null)).toBe(true);
    expect(await desk.journal.list()).toEqual([]);
  });

  it.each([
    lost,
    { ...lost, kind: 'server-trouble', status: 500 } as const,
    { ...lost, kind: 'token-refused', status: 401 } as const,
    { ...lost, kind: 'missing-token' } as const,
  ])('stays open while the partner cannot be asked: %#', async (failure) => {
    const desk = makeDesk({ books: [failed(lost), failed(failure)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(desk);
    await desk.time.advance(overForSure);
    expect(await settleBooking(desk, intent, 'itself')).toEqual({ kind: 'unknown', failure });
    expect(await desk.journal.list()).toHaveLength(1);
  });
});
