import { describe, expect, it } from 'vitest';
import {
  another,
  awaited,
  detail,
  leftOpen,
  makeInstructionFixture,
  noOrder,
  ours,
  refused,
  silence,
  trouble,
} from '../../../test/instructionFixture.ts';
import { failed, succeeded } from '../../result/result.ts';
import {
  maxInstructionCallMs,
  storeInstructedOrder,
  resolveLostInstruction,
  storeUserAnswerOnInstruction,
} from './resolveLostInstruction.ts';

describe('an instruction without an answer', () => {
  it('is instructed when the order has just that payment', async () => {
    const fixture = makeInstructionFixture({ order: detail([ours]) });
    await fixture.journal.keep(awaited('700'));
    const intent = await leftOpen(fixture);
    expect(await resolveLostInstruction(fixture, intent)).toEqual({
      kind: 'instructed',
      orderNumber: '700',
    });
    expect(await fixture.journal.list()).toEqual([]);
  });

  it('is told beside what the order says when that is something else', async () => {
    const fixture = makeInstructionFixture({ order: detail([another]) });
    await fixture.journal.keep(awaited('700'));
    const intent = await leftOpen(fixture);
    expect(await resolveLostInstruction(fixture, intent)).toEqual({
      kind: 'instructed-differently',
      orderNumber: '700',
      instructedAs: [another],
      different: [{ field: 'amount', shown: 'A$1.00' }],
    });
    expect(await fixture.journal.list()).toEqual([]);
  });

  it.each([
    ['has no payments', detail([])],
    ['is not known to the partner', failed(noOrder)],
  ])('was not made when its call was refused and the order %s', async (_what, order) => {
    const fixture = makeInstructionFixture({ answer: failed(refused), order: failed(trouble) });
    const intent = await leftOpen(fixture);
    fixture.orders.show = async () => order;
    expect(await resolveLostInstruction(fixture, intent)).toEqual({
      kind: 'not-instructed',
      orderNumber: '700',
    });
    expect(await fixture.journal.list()).toEqual([]);
  });

  it('may be on its way when a gateway has answered instead of the partner, which may still be at work', async () => {
    const fixture = makeInstructionFixture({ answer: failed(trouble), order: detail([]) });
    const intent = await leftOpen(fixture);
    expect(intent).toMatchObject({ callEnded: true });
    expect(await resolveLostInstruction(fixture, intent)).toMatchObject({ kind: 'unknown' });
    await fixture.time.advance(maxInstructionCallMs);
    expect(await resolveLostInstruction(fixture, intent)).toMatchObject({ kind: 'not-instructed' });
  });

  it.each([
    ['instructed', detail([ours]), {}],
    ['instructed-differently', detail([another]), {}],
    ['not-instructed', detail([]), { callEnded: true, refused: true }],
  ] as const)('is told as %s also where that cannot be written down', async (kind, order, ended) => {
    const fixture = makeInstructionFixture({ order });
    await fixture.journal.keep(awaited('700'));
    const intent = { ...(await leftOpen(fixture)), ...ended };
    fixture.journal.answer = () => Promise.reject(new Error('full'));
    expect(await resolveLostInstruction(fixture, intent)).toMatchObject({ kind });
  });

  it('may still be on its way until its call is answered, whoever asks, for longer than a call can last', async () => {
    const fixture = makeInstructionFixture({ order: detail([]) });
    const intent = await leftOpen(fixture);
    await fixture.time.advance(maxInstructionCallMs - 1);
    expect(await resolveLostInstruction(fixture, intent)).toEqual({
      kind: 'unknown',
      failure: null,
      shown: [],
    });
    expect(await fixture.journal.list()).toEqual([intent]);
    await fixture.time.advance(1);
    expect(await resolveLostInstruction(fixture, intent)).toMatchObject({ kind: 'not-instructed' });
  });

  it('is on its way from the moment it was sent, and a clock that was set back keeps it no longer than that', async () => {
    const fixture = makeInstructionFixture({ order: detail([]) });
    const intent = await leftOpen(fixture);
    expect(await resolveLostInstruction(fixture, intent)).toMatchObject({ kind: 'unknown' });
    const ahead = { ...intent, startedAt: intent.startedAt + maxInstructionCallMs - 1 };
    expect(await resolveLostInstruction(fixture, ahead)).toMatchObject({ kind: 'unknown' });
    const later = { ...intent, startedAt: intent.startedAt + maxInstructionCallMs };
    expect(await resolveLostInstruction(fixture, later)).toMatchObject({ kind: 'not-instructed' });
  });

  it('is judged by the moment when its order was asked, which may be long before it answered', async () => {
    const fixture = makeInstructionFixture({ order: detail([]) });
    const intent = await leftOpen(fixture);
    await fixture.time.advance(maxInstructionCallMs - 1);
    const show = async () => {
      await fixture.time.advance(10);
      return detail([]);
    };
    const slow = { ...fixture, orders: { ...fixture.orders, show } };
    expect(await resolveLostInstruction(slow, intent)).toMatchObject({ kind: 'unknown' });
    expect(await resolveLostInstruction(fixture, intent)).toMatchObject({ kind: 'not-instructed' });
  });

  it('stays open while the order cannot be asked', async () => {
    const fixture = makeInstructionFixture();
    const intent = await leftOpen(fixture);
    expect(await resolveLostInstruction(fixture, intent)).toEqual({
      kind: 'unknown',
      failure: silence,
      shown: [],
    });
    expect(await fixture.journal.list()).toEqual([intent]);
  });

  it.each([true, false])(
    'is the person’s to say where it cannot be told apart: ours is %s',
    async (isOurs) => {
      const fixture = makeInstructionFixture({ order: detail([ours]) });
      await fixture.journal.keep(awaited('700'));
      const kept = await leftOpen(fixture);
      const old = { ...kept, payee: null, reference: null, detailsChecked: true };
      await fixture.bankDetailChecks.changed('b1');
      expect(await resolveLostInstruction(fixture, old)).toEqual({
        kind: 'unknown',
        failure: null,
        shown: [ours],
      });
      expect(await fixture.journal.list()).toHaveLength(2);
      await storeUserAnswerOnInstruction(fixture, old, [ours], isOurs);
      expect(await fixture.journal.list()).toEqual([]);
      expect(await fixture.bankDetailChecks.open('b1')).toBe(!isOurs);
    },
  );
});

describe('an instruction that the partner refused, whose order could not be looked at then', () => {
  it.each([
    ['just what was sent', [ours], []],
    ['what cannot be told apart', [{ ...ours, reference: '' }], ['paymentReference']],
  ] as const)('is never told as carried out, where the order shows %s', async (_what, payments, unclear) => {
    const lost = makeInstructionFixture({ answer: failed(refused) });
    await lost.journal.keep(awaited('700'));
    const intent = await leftOpen(lost);
    expect(intent).toMatchObject({ callEnded: true, refused: true });
    const ports = { ...lost, orders: { ...lost.orders, show: async () => detail(payments) } };
    expect(await resolveLostInstruction(ports, intent)).toEqual({
      kind: 'instructed-already',
      orderNumber: '700',
      instructedAs: payments,
      unclear,
    });
    expect(await lost.journal.list()).toEqual([]);
  });
});

describe('an instruction whose order shows another account, method or purpose', () => {
  it('is not the one that the order is instructed with', async () => {
    const fixture = makeInstructionFixture({ order: detail([{ ...ours, paymentPurpose: 'SERVICES' }]) });
    const intent = await leftOpen(fixture);
    expect(await resolveLostInstruction(fixture, intent)).toMatchObject({
      kind: 'instructed-differently',
      different: [{ field: 'paymentPurpose', shown: 'SERVICES' }],
    });
  });

  it('is the person’s to say where the order names its account by a text alone', async () => {
    const order = detail([ours]);
    if (!order.ok) throw new Error('There is an order.');
    const settlements = order.value.settlements.map(({ accountId: _id, ...line }) => line);
    const fixture = makeInstructionFixture({ order: succeeded({ ...order.value, settlements }) });
    const intent = await leftOpen(fixture);
    expect(await resolveLostInstruction(fixture, intent)).toEqual({
      kind: 'unknown',
      failure: null,
      shown: [ours],
      settledFrom: 'USD Wire, Northfield Bank ...4410',
    });
    expect(await fixture.journal.list()).toEqual([intent]);
  });
});

describe('what somebody has still to hear of an instruction', () => {
  const different =
    'Order 700 is instructed with A$1.00 to Kestrel Wool, reference INV-7. Your instruction of A$892.00 to Kestrel Wool, reference INV-7 was not carried out, and nothing more can be instructed for this order.';
  it.each<[string, Parameters<typeof makeInstructionFixture>[0], object]>([
    [
      'that it is instructed, and there is no more to say',
      { order: detail([ours]) },
      { became: 'instructed', words: '' },
    ],
    [
      'what the order is instructed with instead',
      { order: detail([another]) },
      {
        became: 'instructed-differently',
        words: `${different} What differs: Amount (A$1.00 instead of A$892.00).`,
      },
    ],
    [
      'that it was not made, and there is no more to say',
      { answer: failed(trouble), order: detail([]) },
      { became: 'not-instructed', words: '' },
    ],
  ])('is %s', async (_what, answers, answer) => {
    const fixture = makeInstructionFixture(answers);
    const intent = await leftOpen(fixture);
    await fixture.time.advance(maxInstructionCallMs);
    await resolveLostInstruction(fixture, intent);
    expect(await fixture.journal.unreported()).toEqual([{ intent, answer: { ...answer, number: '700' } }]);
  });

  it('is that the order is instructed already, after a refusal', async () => {
    const fixture = makeInstructionFixture({ answer: failed(refused) });
    const intent = await leftOpen(fixture);
    const ports = { ...fixture, orders: { ...fixture.orders, show: async () => detail([ours]) } };
    await resolveLostInstruction(ports, intent);
    expect(await fixture.journal.unreported()).toEqual([
      {
        intent,
        answer: {
          became: 'instructed-already',
          number: '700',
          words:
            'Order 700 is instructed already with A$892.00 to Kestrel Wool, reference INV-7: just what you asked for. Your own instruction was refused, so nothing is paid twice.',
        },
      },
    ]);
  });

  it('is the number that the partner gave it (S-106)', async () => {
    const fixture = makeInstructionFixture();
    const intent = await leftOpen(fixture);
    await storeInstructedOrder(fixture, intent, { orderNumber: '900' });
    expect(await fixture.journal.unreported()).toEqual([
      { intent, answer: { became: 'instructed', number: '900', words: '' } },
    ]);
  });

  it.each([
    [true, { kind: 'instructed', orderNumber: '700' }, { became: 'instructed', words: '' }],
    [
      false,
      { kind: 'instructed-differently', orderNumber: '700', instructedAs: [another], different: [] },
      { became: 'instructed-differently', words: different },
    ],
  ])(
    'is what the person has said of it, also where only another deal waits here: ours is %s',
    async (isOurs, settled, answer) => {
      const fixture = makeInstructionFixture();
      await fixture.journal.keep(awaited('701'));
      const intent = await leftOpen(fixture);
      expect(await storeUserAnswerOnInstruction(fixture, intent, [another], isOurs)).toEqual(settled);
      expect(await fixture.journal.unreported()).toEqual([{ intent, answer: { ...answer, number: '700' } }]);
      expect(await fixture.journal.list()).toEqual([awaited('701')]);
    },
  );
});
