import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { createMemoryStore, createVirtualTime, type KeyValueStore } from '../ports/index.ts';
import { failed, succeeded, type Result } from '../result/index.ts';
import type { InstructionIntent } from './bookingIntent.ts';
import type { CorpayFailure } from './corpayFailure.ts';
import { instructDeal, type InstructionPress } from './instructDeal.ts';
import { createIntentJournal } from './intentJournal.ts';
import type { OrderDetail, OrderPayment } from './order.ts';
import { createPayeeChecks } from './payeeChecks.ts';
import { longestInstruction, settleInstruction, settleInstructionByChoice } from './settleInstruction.ts';

const silence: CorpayFailure = {
  kind: 'no-answer',
  path: '/deal/instruct',
  status: null,
  messages: [],
  code: null,
  listed: false,
  requestId: null,
};
const refused: CorpayFailure = { ...silence, kind: 'refused', status: 400, messages: ['No.'], listed: true };
const signedOut: CorpayFailure = { ...silence, kind: 'token-refused', status: 401 };
const noOrder: CorpayFailure = { ...refused, status: 404 };

const ours: OrderPayment = {
  payeeName: 'Kestrel Wool',
  availableDate: '2026-11-24',
  reference: 'INV-7',
  amount: { currency: 'AUD', amount: 892 },
  fee: { currency: 'USD', amount: 0 },
};
const another: OrderPayment = { ...ours, amount: { currency: 'AUD', amount: 1 } };

const press: InstructionPress = {
  instruction: {
    orderNumber: '700',
    payment: {
      amount: money(89_200n, 'AUD'),
      beneficiaryId: 'b1',
      deliveryMethod: 'W',
      purposeOfPayment: 'GOODS',
      paymentReference: 'INV-7',
    },
    settlement: { accountId: 'a1', deliveryMethod: 'W', currency: 'USD' },
    fee: { accountId: 'a1', deliveryMethod: 'W' },
  },
  payee: 'Kestrel Wool',
  detailsChecked: false,
};
const ofAnotherOrder: InstructionPress = {
  ...press,
  instruction: { ...press.instruction, orderNumber: '701' },
};

type Answer = Result<{ readonly orderNumber: string | null }, CorpayFailure>;

const detail = (payments: readonly OrderPayment[]): Result<OrderDetail, CorpayFailure> =>
  succeeded({
    ordNum: '700',
    entryDate: '2026-11-21',
    buy: { currency: 'USD', amount: 600 },
    sell: { currency: 'AUD', amount: 892 },
    exchange: 1.45,
    fees: [],
    payments,
    settlements: [],
  });

/** A partner that answers each instruction as told, `answer` at last, beside an order with these payments. */
const makeDesk = ({
  answers = [],
  answer = failed(silence),
  order = failed(silence),
  store = createMemoryStore(),
}: {
  readonly answers?: (Answer | Promise<Answer>)[];
  readonly answer?: Answer;
  readonly order?: Result<OrderDetail, CorpayFailure>;
  readonly store?: KeyValueStore;
} = {}) => {
  const journal = createIntentJournal(store, 'sub-1');
  const time = createVirtualTime();
  const sent: string[] = [];
  const kept: number[] = [];
  let ids = 0;
  return {
    journal,
    payeeChecks: createPayeeChecks(store, 'sub-1'),
    sent,
    /** How many intents were already kept when each call left. */
    kept,
    time,
    clock: time.clock,
    identifiers: { uuid: () => `key-${(ids += 1)}` },
    deals: {
      book: async () => failed(silence),
      instruct: async ({ orderNumber }: { readonly orderNumber: string }, key: string) => {
        sent.push(`${orderNumber} ${key}`);
        kept.push((await journal.list()).length);
        return answers.shift() ?? answer;
      },
    },
    orders: { list: async () => succeeded([]), show: async () => order },
  };
};

const awaited = (orderNumber: string) =>
  ({
    kind: 'awaited-instruction',
    orderNumber,
    settlement: money(60_000n, 'USD'),
    payment: money(89_200n, 'AUD'),
    beneficiaryId: 'b1',
    payee: 'Kestrel Wool',
    startedAt: 0,
  }) as const;

/** An instruction that was left without an answer. */
const leftOpen = async (desk: ReturnType<typeof makeDesk>, pressed = press): Promise<InstructionIntent> => {
  const outcome = await instructDeal(desk, pressed);
  if (outcome.kind !== 'unknown') throw new Error(`Expected an unknown instruction, got ${outcome.kind}`);
  return outcome.intent;
};

describe('instructing a payment', () => {
  it('keeps what is sent before the call, and an instructed order leaves nothing open', async () => {
    const desk = makeDesk({ answer: succeeded({ orderNumber: null }) });
    await desk.journal.keep(awaited('700'));
    await desk.journal.keep(awaited('701'));
    expect(await instructDeal(desk, press)).toEqual({ kind: 'instructed', orderNumber: '700' });
    expect([desk.sent, desk.kept]).toEqual([['700 key-1'], [3]]);
    expect(await desk.journal.list()).toEqual([awaited('701')]);
  });

  it('is known under the number of its answer, where that has one (S-106)', async () => {
    const desk = makeDesk({ answer: succeeded({ orderNumber: '900' }) });
    expect(await instructDeal(desk, press)).toEqual({ kind: 'instructed', orderNumber: '900' });
  });

  it('counts as soon as it is answered, also when the device cannot forget the step any more', async () => {
    const memory = createMemoryStore();
    const desk = makeDesk({ answer: succeeded({ orderNumber: '700' }), store: memory });
    const journal = { ...desk.journal, settle: () => Promise.reject(new Error('full')) };
    expect(await instructDeal({ ...desk, journal }, press)).toMatchObject({ kind: 'instructed' });
  });

  it('is not sent when the device cannot remember it', async () => {
    const desk = makeDesk();
    const journal = { ...desk.journal, keepUnless: () => Promise.reject(new Error('full')) };
    expect(await instructDeal({ ...desk, journal }, press)).toEqual({ kind: 'not-kept' });
    expect(desk.sent).toEqual([]);
  });
});

describe('a refused instruction', () => {
  it('leaves the deal waiting for its instruction while the order has no payments', async () => {
    const desk = makeDesk({ answer: failed(refused), order: detail([]) });
    await desk.journal.keep(awaited('700'));
    expect(await instructDeal(desk, press)).toEqual({ kind: 'refused', failure: refused });
    expect(await desk.journal.list()).toEqual([awaited('700')]);
  });

  it('of an order that the partner does not know has instructed nothing', async () => {
    const desk = makeDesk({ answer: failed(refused), order: failed(noOrder) });
    expect(await instructDeal(desk, press)).toEqual({ kind: 'refused', failure: refused });
    expect(await desk.journal.list()).toEqual([]);
  });

  it.each([silence, signedOut])('is not believed while the order cannot be asked: %#', async (failure) => {
    const desk = makeDesk({ answer: failed(refused), order: failed(failure) });
    expect(await instructDeal(desk, press)).toMatchObject({ kind: 'unknown', failure: refused });
    expect(await desk.journal.list()).toMatchObject([{ kind: 'instruction', payee: 'Kestrel Wool' }]);
  });

  it('of what was already carried out is no refusal', async () => {
    const desk = makeDesk({ answer: failed(refused), order: detail([ours]) });
    await desk.journal.keep(awaited('700'));
    expect(await instructDeal(desk, press)).toEqual({ kind: 'instructed', orderNumber: '700' });
    expect(await desk.journal.list()).toEqual([]);
  });

  it('of an order that was instructed with something else is told with what the order says', async () => {
    const desk = makeDesk({ answer: failed(refused), order: detail([another]) });
    await desk.journal.keep(awaited('700'));
    expect(await instructDeal(desk, press)).toMatchObject({
      kind: 'instructed-differently',
      orderNumber: '700',
      intent: { payment: money(89_200n, 'AUD'), payee: 'Kestrel Wool', reference: 'INV-7' },
      failure: refused,
      instructedAs: [another],
    });
    expect(await desk.journal.list()).toEqual([]);
  });

  it('stays open while it cannot be told apart from what the order says', async () => {
    const desk = makeDesk({ answer: failed(refused), order: detail([{ ...ours, reference: '' }]) });
    expect(await instructDeal(desk, press)).toMatchObject({ kind: 'unknown', failure: refused });
    expect(await desk.journal.list()).toHaveLength(1);
  });

  it('for want of access has instructed nothing, and asks nothing', async () => {
    const desk = makeDesk({ answer: failed(signedOut), order: detail([another]) });
    expect(await instructDeal(desk, press)).toEqual({ kind: 'refused', failure: signedOut });
    expect(await desk.journal.list()).toEqual([]);
  });
});

describe('one instruction of an order at a time', () => {
  it('a second one is not sent while the first is on its way, in another tab or terminal too', async () => {
    const waiting: ((answer: Answer) => void)[] = [];
    const first = new Promise<Answer>((resolve) => {
      waiting.push(resolve);
    });
    const desk = makeDesk({ answers: [first] });
    const outcomes = [instructDeal(desk, press), instructDeal(desk, press)] as const;
    expect(await outcomes[1]).toMatchObject({
      kind: 'earlier-open',
      earlier: { orderNumber: '700', idempotencyKey: 'key-1' },
    });
    waiting[0]?.(succeeded({ orderNumber: '700' }));
    expect(await outcomes[0]).toMatchObject({ kind: 'instructed' });
    expect(desk.sent).toEqual(['700 key-1']);
  });

  it('nor while the first is unknown, which is not forgotten', async () => {
    const desk = makeDesk();
    const earlier = await leftOpen(desk);
    expect(await instructDeal(desk, press)).toEqual({ kind: 'earlier-open', earlier });
    expect(await desk.journal.list()).toEqual([earlier]);
  });

  it('other orders and deals that wait hold nothing up', async () => {
    const desk = makeDesk({ answers: [failed(silence)], answer: succeeded({ orderNumber: null }) });
    await desk.journal.keep(awaited('701'));
    await leftOpen(desk);
    expect(await instructDeal(desk, ofAnotherOrder)).toEqual({ kind: 'instructed', orderNumber: '701' });
    expect(await desk.journal.list()).toMatchObject([{ kind: 'instruction', orderNumber: '700' }]);
  });

  it('a late answer about an earlier try never removes the try after it', async () => {
    const desk = makeDesk({ order: detail([]) });
    const earlier = await leftOpen(desk);
    await settleInstruction(desk, earlier, 'sender');
    const later = await leftOpen(desk);
    await settleInstruction(desk, earlier, 'sender');
    expect(await desk.journal.list()).toEqual([later]);
  });
});

describe('an instruction without an answer', () => {
  it('is instructed when the order has just that payment', async () => {
    const desk = makeDesk({ order: detail([ours]) });
    await desk.journal.keep(awaited('700'));
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent, 'another')).toEqual({
      kind: 'instructed',
      orderNumber: '700',
    });
    expect(await desk.journal.list()).toEqual([]);
  });

  it('is told beside what the order says when that is something else', async () => {
    const desk = makeDesk({ order: detail([another]) });
    await desk.journal.keep(awaited('700'));
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent, 'another')).toEqual({
      kind: 'instructed-differently',
      orderNumber: '700',
      instructedAs: [another],
    });
    expect(await desk.journal.list()).toEqual([]);
  });

  it.each([
    ['has no payments', detail([])],
    ['is not known to the partner', failed(noOrder)],
  ])('was not made when the order %s', async (_what, order) => {
    const desk = makeDesk({ order });
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent, 'sender')).toEqual({
      kind: 'not-instructed',
      orderNumber: '700',
    });
    expect(await desk.journal.list()).toEqual([]);
  });

  it('may still be on its way from another tab, for longer than a call can last', async () => {
    const desk = makeDesk({ order: detail([]) });
    const intent = await leftOpen(desk);
    await desk.time.advance(longestInstruction - 1);
    expect(await settleInstruction(desk, intent, 'another')).toEqual({
      kind: 'unknown',
      failure: null,
      shown: [],
    });
    expect(await desk.journal.list()).toEqual([intent]);
    await desk.time.advance(1);
    expect(await settleInstruction(desk, intent, 'another')).toMatchObject({ kind: 'not-instructed' });
  });

  it('is on its way from the very moment it was sent, and no clock that was set back keeps it there', async () => {
    const desk = makeDesk({ order: detail([]) });
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent, 'another')).toMatchObject({ kind: 'unknown' });
    const later = { ...intent, startedAt: intent.startedAt + 1 };
    expect(await settleInstruction(desk, later, 'another')).toMatchObject({ kind: 'not-instructed' });
  });

  it('stays open while the order cannot be asked', async () => {
    const desk = makeDesk();
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent, 'sender')).toEqual({
      kind: 'unknown',
      failure: silence,
      shown: [],
    });
    expect(await desk.journal.list()).toEqual([intent]);
  });

  it.each([true, false])(
    'is the person’s to say where it cannot be told apart: ours is %s',
    async (isOurs) => {
      const desk = makeDesk({ order: detail([ours]) });
      await desk.journal.keep(awaited('700'));
      const kept = await leftOpen(desk);
      const old = { ...kept, payee: null, reference: null, detailsChecked: true };
      await desk.payeeChecks.changed('b1');
      expect(await settleInstruction(desk, old, 'sender')).toEqual({
        kind: 'unknown',
        failure: null,
        shown: [ours],
      });
      expect(await desk.journal.list()).toHaveLength(2);
      await settleInstructionByChoice(desk, old, isOurs);
      expect(await desk.journal.list()).toEqual([]);
      expect(await desk.payeeChecks.open('b1')).toBe(!isOurs);
    },
  );
});

describe('the check of new bank details (MSG-1)', () => {
  const checked = { ...press, detailsChecked: true };

  it('is asked for at the moment of the instruction, and nothing is sent without it', async () => {
    const desk = makeDesk({ answer: succeeded({ orderNumber: null }) });
    await desk.payeeChecks.changed('b1');
    expect(await instructDeal(desk, press)).toEqual({ kind: 'details-unchecked' });
    expect([desk.sent, await desk.journal.list()]).toEqual([[], []]);
    expect(await instructDeal(desk, checked)).toMatchObject({ kind: 'instructed' });
  });

  it('counts as open when nobody can read whether it is', async () => {
    const memory = createMemoryStore();
    const read = (key: string) =>
      key.includes('payee-checks') ? Promise.reject(new Error('unreadable')) : memory.read(key);
    const desk = makeDesk({ answer: succeeded({ orderNumber: null }), store: { ...memory, read } });
    expect(await instructDeal(desk, press)).toEqual({ kind: 'details-unchecked' });
    expect(await instructDeal(desk, checked)).toMatchObject({ kind: 'instructed' });
  });

  it.each<[string, Parameters<typeof makeDesk>[0], boolean]>([
    ['closes once it is instructed', { answer: succeeded({ orderNumber: null }) }, false],
    ['stays open after a refusal', { answer: failed(refused), order: detail([]) }, true],
    [
      'closes after a refusal of what was carried out',
      { answer: failed(refused), order: detail([ours]) },
      false,
    ],
    [
      'stays open when something else was instructed',
      { answer: failed(refused), order: detail([another]) },
      true,
    ],
    ['stays open without an answer', {}, true],
  ])('%s', async (_what, answers, open) => {
    const desk = makeDesk(answers);
    await desk.payeeChecks.changed('b1');
    await instructDeal(desk, checked);
    expect(await desk.payeeChecks.open('b1')).toBe(open);
  });

  it('closes when an instruction without an answer turns out to be made', async () => {
    const desk = makeDesk({ order: detail([ours]) });
    await desk.payeeChecks.changed('b1');
    const intent = await leftOpen(desk, checked);
    await settleInstruction(desk, intent, 'sender');
    expect(await desk.payeeChecks.open('b1')).toBe(false);
  });

  it('that was opened after the call left stays open, since nobody made it', async () => {
    const desk = makeDesk({ order: detail([ours]) });
    const intent = await leftOpen(desk, checked);
    await desk.payeeChecks.changed('b1');
    await settleInstruction(desk, intent, 'sender');
    expect(await desk.payeeChecks.open('b1')).toBe(true);
  });

  it('that cannot be closed loses no answer', async () => {
    const desk = makeDesk({ answer: succeeded({ orderNumber: '700' }) });
    await desk.payeeChecks.changed('b1');
    const payeeChecks = { ...desk.payeeChecks, checked: () => Promise.reject(new Error('full')) };
    expect(await instructDeal({ ...desk, payeeChecks }, checked)).toMatchObject({ kind: 'instructed' });
    expect(await desk.journal.list()).toEqual([]);
  });
});
