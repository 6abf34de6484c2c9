import { describe, expect, it } from 'vitest';
import {
  another,
  awaited,
  detail,
  leftOpen,
  makeInstructionDesk,
  noOrder,
  ours,
  press,
  refused,
  signedOut,
  silence,
  trouble,
  type InstructAnswer,
} from '../../../test/instructionDesk.ts';
import { money } from '../../money/index.ts';
import { createMemoryStore, StoreBusy } from '../../ports/index.ts';
import { failed, succeeded } from '../../result/index.ts';
import { instructDeal, type InstructionPress } from './instructDeal.ts';
import { settleInstruction } from './settleInstruction.ts';

const ofAnotherOrder: InstructionPress = {
  ...press,
  instruction: { ...press.instruction, orderNumber: '701' },
};

describe('instructing a payment', () => {
  it('keeps what is sent before the call, and an instructed order leaves nothing open', async () => {
    const desk = makeInstructionDesk({ answer: succeeded({ orderNumber: null }) });
    await desk.journal.keep(awaited('700'));
    await desk.journal.keep(awaited('701'));
    expect(await instructDeal(desk, press)).toEqual({ kind: 'instructed', orderNumber: '700' });
    expect([desk.sent, desk.kept]).toEqual([['700 key-1'], [3]]);
    expect(await desk.journal.list()).toEqual([awaited('701')]);
  });

  it('is known under the number of its answer, where that has one (S-106)', async () => {
    const desk = makeInstructionDesk({ answer: succeeded({ orderNumber: '900' }) });
    expect(await instructDeal(desk, press)).toEqual({ kind: 'instructed', orderNumber: '900' });
  });

  it('counts as soon as it is answered, also when the device cannot forget the step any more', async () => {
    const memory = createMemoryStore();
    const desk = makeInstructionDesk({ answer: succeeded({ orderNumber: '700' }), store: memory });
    const journal = { ...desk.journal, settle: () => Promise.reject(new Error('full')) };
    expect(await instructDeal({ ...desk, journal }, press)).toMatchObject({ kind: 'instructed' });
  });

  it('is not sent when the device cannot remember it', async () => {
    const desk = makeInstructionDesk();
    const journal = { ...desk.journal, keepUnless: () => Promise.reject(new Error('full')) };
    expect(await instructDeal({ ...desk, journal }, press)).toEqual({ kind: 'not-kept' });
    const busy = new StoreBusy('intents.json.lock');
    const held = { ...desk.journal, keepUnless: () => Promise.reject(busy) };
    await expect(instructDeal({ ...desk, journal: held }, press)).rejects.toBe(busy);
    expect(desk.sent).toEqual([]);
  });
});

describe('a refused instruction', () => {
  it('leaves the deal waiting for its instruction while the order has no payments', async () => {
    const desk = makeInstructionDesk({ answer: failed(refused), order: detail([]) });
    await desk.journal.keep(awaited('700'));
    expect(await instructDeal(desk, press)).toEqual({ kind: 'refused', failure: refused });
    expect(await desk.journal.list()).toEqual([awaited('700')]);
  });

  it('of an order that the partner does not know has instructed nothing', async () => {
    const desk = makeInstructionDesk({ answer: failed(refused), order: failed(noOrder) });
    expect(await instructDeal(desk, press)).toEqual({ kind: 'refused', failure: refused });
    expect(await desk.journal.list()).toEqual([]);
  });

  it.each([silence, signedOut])('is not believed while the order cannot be asked: %#', async (failure) => {
    const desk = makeInstructionDesk({ answer: failed(refused), order: failed(failure) });
    expect(await instructDeal(desk, press)).toMatchObject({ kind: 'unknown', failure: refused });
    expect(await desk.journal.list()).toMatchObject([{ kind: 'instruction', payee: 'Kestrel Wool' }]);
  });

  it('of what was already carried out is no refusal', async () => {
    const desk = makeInstructionDesk({ answer: failed(refused), order: detail([ours]) });
    await desk.journal.keep(awaited('700'));
    expect(await instructDeal(desk, press)).toEqual({ kind: 'instructed', orderNumber: '700' });
    expect(await desk.journal.list()).toEqual([]);
  });

  it('of an order that was instructed with something else is told with what the order says', async () => {
    const desk = makeInstructionDesk({ answer: failed(refused), order: detail([another]) });
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
    const desk = makeInstructionDesk({
      answer: failed(refused),
      order: detail([{ ...ours, reference: '' }]),
    });
    expect(await instructDeal(desk, press)).toMatchObject({ kind: 'unknown', failure: refused });
    expect(await desk.journal.list()).toHaveLength(1);
  });

  it('for want of access has instructed nothing, and asks nothing', async () => {
    const desk = makeInstructionDesk({ answer: failed(signedOut), order: detail([another]) });
    expect(await instructDeal(desk, press)).toEqual({ kind: 'refused', failure: signedOut });
    expect(await desk.journal.list()).toEqual([]);
  });
});

describe('an instruction that stays open', () => {
  it.each([
    ['was answered, which the journal keeps for whoever asks later', trouble, { callEnded: true }],
    ['was refused, and its order could not be asked', refused, { callEnded: true }],
    ['has heard nothing, after which it may still be on its way', silence, {}],
  ])('%s', async (_what, failure, heard) => {
    const desk = makeInstructionDesk({ answer: failed(failure) });
    await desk.journal.keep(awaited('701'));
    const { callEnded, ...intent } = await leftOpen(desk);
    expect({ callEnded }).toEqual({ callEnded: undefined, ...heard });
    expect(await desk.journal.list()).toEqual([awaited('701'), { ...intent, ...heard }]);
  });

  it('is not kept again when another terminal has settled it meanwhile', async () => {
    const desk = makeInstructionDesk();
    const instruct = async () => {
      for (const kept of await desk.journal.list()) await desk.journal.settle(kept);
      return failed(trouble);
    };
    expect(await instructDeal({ ...desk, deals: { ...desk.deals, instruct } }, press)).toMatchObject({
      kind: 'unknown',
    });
    expect(await desk.journal.list()).toEqual([]);
  });

  it('loses no outcome when the journal cannot be written any more', async () => {
    const desk = makeInstructionDesk({ answer: failed(trouble) });
    const journal = { ...desk.journal, amend: () => Promise.reject(new StoreBusy('intents.json.lock')) };
    expect(await instructDeal({ ...desk, journal }, press)).toMatchObject({ kind: 'unknown' });
    expect(await desk.journal.list()).not.toHaveProperty('0.callEnded');
  });
});

describe('one instruction of an order at a time', () => {
  it('a second one is not sent while the first is on its way, in another tab or terminal too', async () => {
    const waiting: ((answer: InstructAnswer) => void)[] = [];
    const first = new Promise<InstructAnswer>((resolve) => {
      waiting.push(resolve);
    });
    const desk = makeInstructionDesk({ answers: [first] });
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
    const desk = makeInstructionDesk();
    const earlier = await leftOpen(desk);
    expect(await instructDeal(desk, press)).toEqual({ kind: 'earlier-open', earlier });
    expect(await desk.journal.list()).toEqual([earlier]);
  });

  it('other orders and deals that wait hold nothing up', async () => {
    const desk = makeInstructionDesk({
      answers: [failed(silence)],
      answer: succeeded({ orderNumber: null }),
    });
    await desk.journal.keep(awaited('701'));
    await leftOpen(desk);
    expect(await instructDeal(desk, ofAnotherOrder)).toEqual({ kind: 'instructed', orderNumber: '701' });
    expect(await desk.journal.list()).toMatchObject([{ kind: 'instruction', orderNumber: '700' }]);
  });

  it('a late answer about an earlier try never removes the try after it', async () => {
    const desk = makeInstructionDesk({ answer: failed(trouble), order: detail([]) });
    const earlier = await leftOpen(desk);
    await settleInstruction(desk, earlier);
    const later = await leftOpen(desk);
    await settleInstruction(desk, earlier);
    expect(await desk.journal.list()).toEqual([later]);
  });
});

describe('the check of new bank details (MSG-1)', () => {
  const checked = { ...press, detailsChecked: true };

  it('is asked for at the moment of the instruction, and nothing is sent without it', async () => {
    const desk = makeInstructionDesk({ answer: succeeded({ orderNumber: null }) });
    await desk.bankDetailChecks.changed('b1');
    expect(await instructDeal(desk, press)).toEqual({ kind: 'details-unchecked' });
    expect([desk.sent, await desk.journal.list()]).toEqual([[], []]);
    expect(await instructDeal(desk, checked)).toMatchObject({ kind: 'instructed' });
  });

  it('counts as open when nobody can read whether it is', async () => {
    const memory = createMemoryStore();
    const read = (key: string) =>
      key.includes('payee-checks') ? Promise.reject(new Error('unreadable')) : memory.read(key);
    const desk = makeInstructionDesk({
      answer: succeeded({ orderNumber: null }),
      store: { ...memory, read },
    });
    expect(await instructDeal(desk, press)).toEqual({ kind: 'details-unchecked' });
    expect(await instructDeal(desk, checked)).toMatchObject({ kind: 'instructed' });
  });

  it.each<[string, Parameters<typeof makeInstructionDesk>[0], boolean]>([
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
    const desk = makeInstructionDesk(answers);
    await desk.bankDetailChecks.changed('b1');
    await instructDeal(desk, checked);
    expect(await desk.bankDetailChecks.open('b1')).toBe(open);
  });

  it('that cannot be closed loses no answer', async () => {
    const desk = makeInstructionDesk({ answer: succeeded({ orderNumber: '700' }) });
    await desk.bankDetailChecks.changed('b1');
    const bankDetailChecks = { ...desk.bankDetailChecks, checked: () => Promise.reject(new Error('full')) };
    expect(await instructDeal({ ...desk, bankDetailChecks }, checked)).toMatchObject({ kind: 'instructed' });
    expect(await desk.journal.list()).toEqual([]);
  });
});
