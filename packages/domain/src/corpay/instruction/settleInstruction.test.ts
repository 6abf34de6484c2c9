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
  silence,
  trouble,
} from '../../../test/instructionDesk.ts';
import { failed } from '../../result/index.ts';
import { longestInstruction, settleInstruction, settleInstructionByChoice } from './settleInstruction.ts';

describe('an instruction without an answer', () => {
  it('is instructed when the order has just that payment', async () => {
    const desk = makeInstructionDesk({ order: detail([ours]) });
    await desk.journal.keep(awaited('700'));
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent)).toEqual({
      kind: 'instructed',
      orderNumber: '700',
    });
    expect(await desk.journal.list()).toEqual([]);
  });

  it('is told beside what the order says when that is something else', async () => {
    const desk = makeInstructionDesk({ order: detail([another]) });
    await desk.journal.keep(awaited('700'));
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent)).toEqual({
      kind: 'instructed-differently',
      orderNumber: '700',
      instructedAs: [another],
    });
    expect(await desk.journal.list()).toEqual([]);
  });

  it.each([
    ['has no payments', detail([])],
    ['is not known to the partner', failed(noOrder)],
  ])('was not made when its call was answered and the order %s', async (_what, order) => {
    const desk = makeInstructionDesk({ answer: failed(trouble), order });
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent)).toEqual({
      kind: 'not-instructed',
      orderNumber: '700',
    });
    expect(await desk.journal.list()).toEqual([]);
  });

  it('may still be on its way until its call is answered, whoever asks, for longer than a call can last', async () => {
    const desk = makeInstructionDesk({ order: detail([]) });
    const intent = await leftOpen(desk);
    await desk.time.advance(longestInstruction - 1);
    expect(await settleInstruction(desk, intent)).toEqual({
      kind: 'unknown',
      failure: null,
      shown: [],
    });
    expect(await desk.journal.list()).toEqual([intent]);
    await desk.time.advance(1);
    expect(await settleInstruction(desk, intent)).toMatchObject({ kind: 'not-instructed' });
  });

  it('is on its way from the moment it was sent, and a clock that was set back keeps it no longer than that', async () => {
    const desk = makeInstructionDesk({ order: detail([]) });
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent)).toMatchObject({ kind: 'unknown' });
    const ahead = { ...intent, startedAt: intent.startedAt + longestInstruction - 1 };
    expect(await settleInstruction(desk, ahead)).toMatchObject({ kind: 'unknown' });
    const later = { ...intent, startedAt: intent.startedAt + longestInstruction };
    expect(await settleInstruction(desk, later)).toMatchObject({ kind: 'not-instructed' });
  });

  it('is judged by the moment when its order was asked, which may be long before it answered', async () => {
    const desk = makeInstructionDesk({ order: detail([]) });
    const intent = await leftOpen(desk);
    await desk.time.advance(longestInstruction - 1);
    const show = async () => {
      await desk.time.advance(10);
      return detail([]);
    };
    const slow = { ...desk, orders: { ...desk.orders, show } };
    expect(await settleInstruction(slow, intent)).toMatchObject({ kind: 'unknown' });
    expect(await settleInstruction(desk, intent)).toMatchObject({ kind: 'not-instructed' });
  });

  it('stays open while the order cannot be asked', async () => {
    const desk = makeInstructionDesk();
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent)).toEqual({
      kind: 'unknown',
      failure: silence,
      shown: [],
    });
    expect(await desk.journal.list()).toEqual([intent]);
  });

  it.each([true, false])(
    'is the person’s to say where it cannot be told apart: ours is %s',
    async (isOurs) => {
      const desk = makeInstructionDesk({ order: detail([ours]) });
      await desk.journal.keep(awaited('700'));
      const kept = await leftOpen(desk);
      const old = { ...kept, payee: null, reference: null, detailsChecked: true };
      await desk.bankDetailChecks.changed('b1');
      expect(await settleInstruction(desk, old)).toEqual({
        kind: 'unknown',
        failure: null,
        shown: [ours],
      });
      expect(await desk.journal.list()).toHaveLength(2);
      await settleInstructionByChoice(desk, old, [ours], isOurs);
      expect(await desk.journal.list()).toEqual([]);
      expect(await desk.bankDetailChecks.open('b1')).toBe(!isOurs);
    },
  );
});

describe('the check of new bank details (MSG-1), once it is known what became of a lost instruction', () => {
  const checked = { ...press, detailsChecked: true };

  it('closes when an instruction without an answer turns out to be made', async () => {
    const desk = makeInstructionDesk({ order: detail([ours]) });
    await desk.bankDetailChecks.changed('b1');
    const intent = await leftOpen(desk, checked);
    await settleInstruction(desk, intent);
    expect(await desk.bankDetailChecks.open('b1')).toBe(false);
  });

  it('that was opened after the call left stays open, since nobody made it', async () => {
    const desk = makeInstructionDesk({ order: detail([ours]) });
    const intent = await leftOpen(desk, checked);
    await desk.bankDetailChecks.changed('b1');
    await settleInstruction(desk, intent);
    expect(await desk.bankDetailChecks.open('b1')).toBe(true);
  });
});
