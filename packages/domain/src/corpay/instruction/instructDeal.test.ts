import { describe, expect, it } from 'vitest';
import {
  another,
  awaited,
  detail,
  leftOpen,
  makeInstructionFixture,
  noOrder,
  ours,
  press,
  refused,
  signedOut,
  silence,
  trouble,
  type InstructAnswer,
} from '../../../test/instructionFixture.ts';
import { makeMoney } from '../../money/makeMoney.ts';
import { createMemoryStore } from '../../ports/memoryStore.ts';
import { StoreBusy } from '../../ports/storeBusy.ts';
import { failed, succeeded } from '../../result/result.ts';
import { instructDeal, type InstructionInput } from './instructDeal.ts';
import { maxInstructionCallMs, resolveLostInstruction } from './resolveLostInstruction.ts';

const ofAnotherOrder: InstructionInput = {
  ...press,
  instruction: { ...press.instruction, orderNumber: '701' },
};

describe('instructing a payment', () => {
  it('keeps what is sent before the call, and an instructed order leaves nothing open', async () => {
    const fixture = makeInstructionFixture({ answer: succeeded({ orderNumber: null }) });
    await fixture.journal.keep(awaited('700'));
    await fixture.journal.keep(awaited('701'));
    expect(await instructDeal(fixture, press)).toEqual({ kind: 'instructed', orderNumber: '700' });
    expect([fixture.sent, fixture.kept]).toEqual([['700 key-1'], [3]]);
    expect(await fixture.journal.list()).toEqual([awaited('701')]);
  });

  it('is known under the number of its answer, where that has one (S-106)', async () => {
    const fixture = makeInstructionFixture({ answer: succeeded({ orderNumber: '900' }) });
    expect(await instructDeal(fixture, press)).toEqual({ kind: 'instructed', orderNumber: '900' });
  });

  it('counts as soon as it is answered, also when the device cannot forget the step any more', async () => {
    const memory = createMemoryStore();
    const fixture = makeInstructionFixture({ answer: succeeded({ orderNumber: '700' }), store: memory });
    const journal = { ...fixture.journal, settle: () => Promise.reject(new Error('full')) };
    expect(await instructDeal({ ...fixture, journal }, press)).toMatchObject({ kind: 'instructed' });
  });

  it('is not sent when the device cannot remember it', async () => {
    const fixture = makeInstructionFixture();
    const journal = { ...fixture.journal, keepUnless: () => Promise.reject(new Error('full')) };
    expect(await instructDeal({ ...fixture, journal }, press)).toEqual({ kind: 'not-kept' });
    const busy = new StoreBusy('intents.json.lock');
    const held = { ...fixture.journal, keepUnless: () => Promise.reject(busy) };
    await expect(instructDeal({ ...fixture, journal: held }, press)).rejects.toBe(busy);
    expect(fixture.sent).toEqual([]);
  });
});

describe('a refused instruction', () => {
  it('leaves the deal waiting for its instruction while the order has no payments', async () => {
    const fixture = makeInstructionFixture({ answer: failed(refused), order: detail([]) });
    await fixture.journal.keep(awaited('700'));
    expect(await instructDeal(fixture, press)).toEqual({ kind: 'refused', failure: refused });
    expect(await fixture.journal.list()).toEqual([awaited('700')]);
  });

  it('of an order that the partner does not know has instructed nothing', async () => {
    const fixture = makeInstructionFixture({ answer: failed(refused), order: failed(noOrder) });
    expect(await instructDeal(fixture, press)).toEqual({ kind: 'refused', failure: refused });
    expect(await fixture.journal.list()).toEqual([]);
  });

  it.each([silence, signedOut])('is not believed while the order cannot be asked: %#', async (failure) => {
    const fixture = makeInstructionFixture({ answer: failed(refused), order: failed(failure) });
    expect(await instructDeal(fixture, press)).toMatchObject({ kind: 'unknown', failure: refused });
    expect(await fixture.journal.list()).toMatchObject([{ kind: 'instruction', payee: 'Kestrel Wool' }]);
  });

  it('is never told as carried out, also where the order shows just what was sent', async () => {
    const fixture = makeInstructionFixture({ answer: failed(refused), order: detail([ours]) });
    await fixture.journal.keep(awaited('700'));
    expect(await instructDeal(fixture, press)).toMatchObject({
      kind: 'instructed-already',
      orderNumber: '700',
      failure: refused,
      instructedAs: [ours],
      unclear: [],
    });
    expect(await fixture.journal.list()).toEqual([]);
  });

  it('of an order that was instructed with something else is told with what the order says', async () => {
    const fixture = makeInstructionFixture({ answer: failed(refused), order: detail([another]) });
    await fixture.journal.keep(awaited('700'));
    expect(await instructDeal(fixture, press)).toMatchObject({
      kind: 'instructed-differently',
      orderNumber: '700',
      intent: { payment: makeMoney(89_200n, 'AUD'), payee: 'Kestrel Wool', reference: 'INV-7' },
      failure: refused,
      instructedAs: [another],
    });
    expect(await fixture.journal.list()).toEqual([]);
  });

  it('that cannot be told apart from what the order says was not carried out, and what is unclear is named', async () => {
    const fixture = makeInstructionFixture({
      answer: failed(refused),
      order: detail([{ ...ours, reference: '' }]),
    });
    expect(await instructDeal(fixture, press)).toMatchObject({
      kind: 'instructed-already',
      failure: refused,
      unclear: ['paymentReference'],
    });
    expect(await fixture.journal.list()).toEqual([]);
  });

  it.each<[string, InstructionInput['instruction'], object]>([
    [
      'settlement account',
      { ...press.instruction, settlement: { ...press.instruction.settlement, accountId: 'a2' } },
      { field: 'settlementAccount', shown: 'USD Wire, Northfield Bank ...4410' },
    ],
    [
      'method',
      { ...press.instruction, payments: [{ ...press.instruction.payments[0], deliveryMethod: 'E' }] },
      { field: 'deliveryMethod', shown: 'Wire' },
    ],
    [
      'purpose',
      { ...press.instruction, payments: [{ ...press.instruction.payments[0], purposeOfPayment: 'RENT' }] },
      { field: 'paymentPurpose', shown: 'GOODS' },
    ],
  ])(
    'of an order that another tab instructed with another %s is told with it',
    async (_what, instruction, different) => {
      const order = detail([{ ...ours, deliveryMethod: 'W', paymentPurpose: 'GOODS' }]);
      const fixture = makeInstructionFixture({ answer: failed(refused), order });
      expect(await instructDeal(fixture, { ...press, instruction })).toMatchObject({
        kind: 'instructed-differently',
        failure: refused,
        different: [different],
      });
    },
  );

  it('for want of access has instructed nothing, and asks nothing', async () => {
    const fixture = makeInstructionFixture({ answer: failed(signedOut), order: detail([another]) });
    expect(await instructDeal(fixture, press)).toEqual({ kind: 'refused', failure: signedOut });
    expect(await fixture.journal.list()).toEqual([]);
  });
});

describe('an instruction that stays open', () => {
  it.each([
    ['was answered, which the journal keeps for whoever asks later', trouble, { callEnded: true }],
    ['was refused, and its order could not be asked', refused, { callEnded: true, refused: true }],
    ['has heard nothing, after which it may still be on its way', silence, {}],
  ])('%s', async (_what, failure, heard) => {
    const fixture = makeInstructionFixture({ answer: failed(failure) });
    await fixture.journal.keep(awaited('701'));
    const { callEnded, refused: no, ...intent } = await leftOpen(fixture);
    expect({ callEnded, refused: no }).toEqual({ callEnded: undefined, refused: undefined, ...heard });
    expect(await fixture.journal.list()).toEqual([awaited('701'), { ...intent, ...heard }]);
  });

  it('is not kept again when another terminal has settled it meanwhile', async () => {
    const fixture = makeInstructionFixture();
    const instruct = async () => {
      for (const kept of await fixture.journal.list()) await fixture.journal.settle(kept);
      return failed(trouble);
    };
    expect(await instructDeal({ ...fixture, deals: { ...fixture.deals, instruct } }, press)).toMatchObject({
      kind: 'unknown',
    });
    expect(await fixture.journal.list()).toEqual([]);
  });

  it('loses no outcome when the journal cannot be written any more', async () => {
    const fixture = makeInstructionFixture({ answer: failed(trouble) });
    const journal = { ...fixture.journal, amend: () => Promise.reject(new StoreBusy('intents.json.lock')) };
    expect(await instructDeal({ ...fixture, journal }, press)).toMatchObject({ kind: 'unknown' });
    expect(await fixture.journal.list()).not.toHaveProperty('0.callEnded');
  });
});

describe('one instruction of an order at a time', () => {
  it('a second one is not sent while the first is on its way, in another tab or terminal too', async () => {
    const waiting: ((answer: InstructAnswer) => void)[] = [];
    const first = new Promise<InstructAnswer>((resolve) => {
      waiting.push(resolve);
    });
    const fixture = makeInstructionFixture({ answers: [first] });
    const outcomes = [instructDeal(fixture, press), instructDeal(fixture, press)] as const;
    expect(await outcomes[1]).toMatchObject({
      kind: 'earlier-open',
      earlier: { orderNumber: '700', idempotencyKey: 'key-1' },
    });
    waiting[0]?.(succeeded({ orderNumber: '700' }));
    expect(await outcomes[0]).toMatchObject({ kind: 'instructed' });
    expect(fixture.sent).toEqual(['700 key-1']);
  });

  it('nor while the first is unknown, which is not forgotten', async () => {
    const fixture = makeInstructionFixture();
    const earlier = await leftOpen(fixture);
    expect(await instructDeal(fixture, press)).toEqual({ kind: 'earlier-open', earlier });
    expect(await fixture.journal.list()).toEqual([earlier]);
  });

  it('other orders and deals that wait hold nothing up', async () => {
    const fixture = makeInstructionFixture({
      answers: [failed(silence)],
      answer: succeeded({ orderNumber: null }),
    });
    await fixture.journal.keep(awaited('701'));
    await leftOpen(fixture);
    expect(await instructDeal(fixture, ofAnotherOrder)).toEqual({ kind: 'instructed', orderNumber: '701' });
    expect(await fixture.journal.list()).toMatchObject([{ kind: 'instruction', orderNumber: '700' }]);
  });

  it('a late answer about an earlier try never removes the try after it', async () => {
    const fixture = makeInstructionFixture({ answer: failed(trouble), order: detail([]) });
    const earlier = await leftOpen(fixture);
    await fixture.time.advance(maxInstructionCallMs);
    await resolveLostInstruction(fixture, earlier);
    const later = await leftOpen(fixture);
    await resolveLostInstruction(fixture, earlier);
    expect(await fixture.journal.list()).toEqual([later]);
  });
});
