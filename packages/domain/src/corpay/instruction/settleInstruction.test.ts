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
} from '../../../test/instructionDesk.ts';
import { failed } from '../../result/index.ts';
import { longestInstruction, settleInstruction, settleInstructionByChoice } from './settleInstruction.ts';

describe('an instruction without an answer', () => {
  it('is instructed when the order has just that payment', async () => {
    const desk = makeInstructionDesk({ order: detail([ours]) });
    await desk.journal.keep(awaited('700'));
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent, 'another')).toEqual({
      kind: 'instructed',
      orderNumber: '700',
    });
    expect(await desk.journal.list()).toEqual([]);
  });

  it('is told beside what the order says when that is something else', async () => {
    const desk = makeInstructionDesk({ order: detail([another]) });
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
    const desk = makeInstructionDesk({ order });
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent, 'sender')).toEqual({
      kind: 'not-instructed',
      orderNumber: '700',
    });
    expect(await desk.journal.list()).toEqual([]);
  });

  it('may still be on its way from another tab, for longer than a call can last', async () => {
    const desk = makeInstructionDesk({ order: detail([]) });
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
    const desk = makeInstructionDesk({ order: detail([]) });
    const intent = await leftOpen(desk);
    expect(await settleInstruction(desk, intent, 'another')).toMatchObject({ kind: 'unknown' });
    const later = { ...intent, startedAt: intent.startedAt + 1 };
    expect(await settleInstruction(desk, later, 'another')).toMatchObject({ kind: 'not-instructed' });
  });

  it('stays open while the order cannot be asked', async () => {
    const desk = makeInstructionDesk();
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
      const desk = makeInstructionDesk({ order: detail([ours]) });
      await desk.journal.keep(awaited('700'));
      const kept = await leftOpen(desk);
      const old = { ...kept, payee: null, reference: null, detailsChecked: true };
      await desk.bankDetailChecks.changed('b1');
      expect(await settleInstruction(desk, old, 'sender')).toEqual({
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
    await settleInstruction(desk, intent, 'sender');
    expect(await desk.bankDetailChecks.open('b1')).toBe(false);
  });

  it('that was opened after the call left stays open, since nobody made it', async () => {
    const desk = makeInstructionDesk({ order: detail([ours]) });
    const intent = await leftOpen(desk, checked);
    await desk.bankDetailChecks.changed('b1');
    await settleInstruction(desk, intent, 'sender');
    expect(await desk.bankDetailChecks.open('b1')).toBe(true);
  });
});
