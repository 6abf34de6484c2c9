import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { createMemoryStore, createVirtualTime } from '../ports/index.ts';
import { failed, succeeded, type Result } from '../result/index.ts';
import { bookDeal } from './bookDeal.ts';
import type { BookingIntent } from './bookingIntent.ts';
import type { CorpayFailure } from './corpayFailure.ts';
import type { BookingAnswer } from './deal.ts';
import { instructDeal, settleInstruction } from './instructDeal.ts';
import type { Instruction } from './instruction.ts';
import { createIntentJournal } from './intentJournal.ts';
import type { OrderDetail, OrderSummary } from './order.ts';
import { settleBooking, settleByChoice } from './settleBooking.ts';

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
const detail = (payments: OrderDetail['payments']): OrderDetail => ({
  ordNum: '700',
  entryDate: '2026-11-21',
  buy: { currency: 'USD', amount: 11_534.02 },
  sell: { currency: 'EUR', amount: 10_000 },
  exchange: 0.867,
  fees: [],
  payments,
  settlements: [],
});
const payment = {
  payeeName: 'Payee',
  availableDate: '2026-11-24',
  reference: '',
  amount: { currency: 'EUR', amount: 10_000 },
  fee: { currency: 'USD', amount: 0 },
};

const quote = {
  quoteId: 'q1',
  rate: 0.867,
  settlement: money(1_153_402n, 'USD'),
  payment: money(1_000_000n, 'EUR'),
  expiryRemaining: 30,
};
const press = { quote, beneficiaryId: 'b1', payee: 'Payee', newestOrder: '699' };
const instruction: Instruction = {
  orderNumber: '700',
  payment: {
    amount: quote.payment,
    beneficiaryId: 'b1',
    deliveryMethod: 'W',
    purposeOfPayment: 'GOODS',
    paymentReference: '',
  },
  settlement: { accountId: 'a1', deliveryMethod: 'W', currency: 'USD' },
  fee: { accountId: 'a1', deliveryMethod: 'W' },
};

/** A partner that gives the planned answers, in order, and remembers what it was sent. */
const makeDesk = ({
  books = [] as Result<BookingAnswer, CorpayFailure>[],
  instructs = [] as Result<{ readonly orderNumber: string | null }, CorpayFailure>[],
  orders = succeeded<readonly OrderSummary[]>([]) as Result<readonly OrderSummary[], CorpayFailure>,
  order = failed(lost) as Result<OrderDetail, CorpayFailure>,
} = {}) => {
  const store = createMemoryStore();
  const journal = createIntentJournal(store, 'sub-1');
  const sent: string[] = [];
  const kept: number[] = [];
  let ids = 0;
  return {
    store,
    journal,
    sent,
    /** How many intents were already kept when each call left. */
    kept,
    clock: createVirtualTime().clock,
    identifiers: { uuid: () => `key-${(ids += 1)}` },
    deals: {
      book: async (quoteId: string, key: string) => {
        sent.push(`${quoteId} ${key}`);
        kept.push((await journal.list()).length);
        return books.shift() ?? failed(lost);
      },
      instruct: async (told: Instruction, key: string) => {
        sent.push(`${told.orderNumber} ${key}`);
        kept.push((await journal.list()).length);
        return instructs.shift() ?? failed(lost);
      },
    },
    orders: { list: async () => orders, show: async () => order },
  };
};

const openBooking = async (desk: ReturnType<typeof makeDesk>): Promise<BookingIntent> => {
  const outcome = await bookDeal(desk, press);
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
  it('is asked for again with the same quote and key, and an order number settles it', async () => {
    const desk = makeDesk({ books: [failed(lost), succeeded({ orderNumber: '700' })] });
    const intent = await openBooking(desk);
    expect(await settleBooking(desk, intent)).toEqual({ kind: 'booked', orderNumber: '700' });
    expect(desk.sent).toEqual(['q1 key-1', 'q1 key-1']);
    expect(await desk.journal.list()).toMatchObject([{ kind: 'awaited-instruction', orderNumber: '700' }]);
  });

  it.each([
    ['a repeated booking without a number', succeeded({ orderNumber: null })],
    ['a quote that is over by now', failed(expired)],
  ])(
    '%s proves nothing: newer orders with its amount are shown and the person says which',
    async (_what, second) => {
      const orders = succeeded([
        summary('702'),
        summary('701', 55),
        summary('700'),
        summary('699'),
        summary('698'),
      ]);
      const desk = makeDesk({ books: [failed(lost), second], orders });
      const intent = await openBooking(desk);
      const settlement = await settleBooking(desk, intent);
      expect(settlement).toMatchObject({
        kind: 'choose',
        candidates: [{ ordNum: '702' }, { ordNum: '700' }],
      });
      expect(await desk.journal.list()).toMatchObject([{ kind: 'booking' }]);
      await settleByChoice(desk.journal, intent, '700');
      expect(await desk.journal.list()).toMatchObject([{ kind: 'awaited-instruction', orderNumber: '700' }]);
    },
  );

  it('the person can say that it became none of them, and then nothing is open', async () => {
    const desk = makeDesk({ books: [failed(lost), failed(expired)] });
    const intent = await openBooking(desk);
    expect(await settleBooking(desk, intent)).toEqual({ kind: 'choose', candidates: [] });
    await settleByChoice(desk.journal, intent, null);
    expect(await desk.journal.list()).toEqual([]);
  });

  it.each([
    lost,
    { ...lost, kind: 'token-refused', status: 401 } as const,
    { ...lost, kind: 'missing-token' } as const,
  ])('stays open while the partner cannot be asked: %#', async (failure) => {
    const desk = makeDesk({ books: [failed(lost), failed(failure)], orders: succeeded([summary('700')]) });
    const intent = await openBooking(desk);
    expect(await settleBooking(desk, intent)).toEqual({ kind: 'unknown', failure });
    expect(await desk.journal.list()).toHaveLength(1);
  });
});

describe('instructing a payment', () => {
  it('the intent is kept before the call, and an instructed order leaves nothing open', async () => {
    const desk = makeDesk({
      books: [succeeded({ orderNumber: '700' })],
      instructs: [succeeded({ orderNumber: null })],
    });
    await bookDeal(desk, press);
    expect(await instructDeal(desk, instruction)).toEqual({ kind: 'instructed', orderNumber: '700' });
    expect(desk.kept).toEqual([1, 2]);
    expect(await desk.journal.list()).toEqual([]);
  });

  it('a refusal keeps the deal waiting for its instruction', async () => {
    const desk = makeDesk({
      books: [succeeded({ orderNumber: '700' })],
      instructs: [failed(refused)],
      order: succeeded(detail([])),
    });
    await bookDeal(desk, press);
    expect(await instructDeal(desk, instruction)).toEqual({ kind: 'refused', failure: refused });
    expect(await desk.journal.list()).toMatchObject([{ kind: 'awaited-instruction' }]);
  });

  it('a refusal is not believed while the order cannot be asked', async () => {
    const desk = makeDesk({ instructs: [failed(refused)] });
    expect(await instructDeal(desk, instruction)).toMatchObject({ kind: 'unknown', failure: refused });
    expect(await desk.journal.list()).toMatchObject([{ kind: 'instruction' }]);
  });

  it('a refusal of what was already carried out is no refusal', async () => {
    const desk = makeDesk({ instructs: [failed(refused)], order: succeeded(detail([payment])) });
    expect(await instructDeal(desk, instruction)).toEqual({ kind: 'instructed', orderNumber: '700' });
    expect(await desk.journal.list()).toEqual([]);
  });

  it.each([
    ['payments', [payment], { kind: 'instructed', orderNumber: '700' }],
    ['no payments', [], { kind: 'not-instructed', orderNumber: '700' }],
  ] as const)('without an answer, an order with %s settles it', async (_what, payments, settlement) => {
    const desk = makeDesk({ order: succeeded(detail(payments)) });
    const outcome = await instructDeal(desk, instruction);
    if (outcome.kind !== 'unknown') throw new Error(`Expected an unknown instruction, got ${outcome.kind}`);
    expect(await settleInstruction(desk, outcome.intent)).toEqual(settlement);
    expect(await desk.journal.list()).toEqual([]);
  });

  it('without an answer and without the order it stays open', async () => {
    const desk = makeDesk();
    const outcome = await instructDeal(desk, instruction);
    if (outcome.kind !== 'unknown') throw new Error(`Expected an unknown instruction, got ${outcome.kind}`);
    expect(await settleInstruction(desk, outcome.intent)).toEqual({ kind: 'unknown', failure: lost });
    expect(await desk.journal.list()).toHaveLength(1);
  });
});
