import { createCorpayJournal } from '@fx-gateway/domain/corpay/intents/corpayJournal.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure } from '../../../../test/fakeCorpay.ts';
import { hearDefects } from '../../../../test/hearDefects.ts';
import { openInstructForm } from '../../../../test/openInstructForm.ts';

const withLostInstruction = async (store = createMemoryStore()) => {
  const opened = await openInstructForm(store);
  opened.store.set('paymentPurpose', 'GOODS');
  opened.answers.instruct = async () => failed(failure('no-answer'));
  await opened.store.submit();
  await opened.time.advance(0);
  const [open] = opened.scope.intents.state.open;
  if (open?.kind !== 'instruction') throw new Error('The instruction should be open.');
  return { ...opened, intents: opened.scope.intents, open };
};

describe('a lost instruction', () => {
  const heard = hearDefects();

  it('is of its own order, and no booking', async () => {
    const { intents, store } = await withLostInstruction();
    expect([intents.instructionOpen('20418300'), intents.instructionOpen('20418301')]).toEqual([true, false]);
    expect([intents.instructionUnderWay('20418300'), intents.instructionUnderWay('20418301')]).toEqual([
      true,
      false,
    ]);
    expect([intents.openBookings, intents.foundInstructed('20418300')]).toEqual([[], false]);
    expect(store.unsettled).toBe(true);
  });

  it('of another tab is known while this one sends the instruction of another order', async () => {
    const memory = createMemoryStore();
    const { intents, open, time } = await withLostInstruction(memory);
    const journal = createCorpayJournal(memory, 'sub-1');
    void intents.whileSending('instruction/20418309', () => new Promise(() => undefined));
    expect(intents.instructionUnderWay('20418309')).toBe(true);
    for (const orderNumber of ['20418308', '20418309']) await journal.keep({ ...open.intent, orderNumber });
    await time.advance(0);
    expect([intents.instructionOpen('20418308'), intents.instructionOpen('20418309')]).toEqual([true, false]);
  });

  it('whose look breaks stays unknown, and can be looked at again', async () => {
    const { intents, open, scope } = await withLostInstruction();
    const { orders } = scope.session.corpay;
    const { show } = orders;
    const broken = new Error('the order cannot be read');
    orders.show = () => Promise.reject(broken);
    await intents.check(open);
    expect(heard).toEqual([broken]);
    expect(intents.state.open).toMatchObject([
      {
        checking: false,
        settlement: {
          kind: 'unknown',
          shown: [],
          failure: { messages: ['Something went wrong on this page. Please try again.'] },
        },
      },
    ]);
    orders.show = show;
    await intents.check(open);
    expect(intents.state.open).toMatchObject([{ settlement: { kind: 'unknown', failure: null } }]);
  });

  it('is what the user says, and nothing else once that is known', async () => {
    const { intents, open, time, answers } = await withLostInstruction();
    answers.payments = [
      {
        payeeName: 'Thalassa Olive Cooperative',
        availableDate: '2026-11-24',
        reference: '',
        amount: { currency: 'EUR', amount: 10_000 },
        fee: { currency: 'USD', amount: 0 },
      },
    ];
    await intents.chooseInstruction({ ...open, settlement: null }, true);
    expect(intents.state.open, 'before the order was looked at').toMatchObject([
      { settlement: { kind: 'unknown' } },
    ]);
    await intents.check(open);
    const [shown] = intents.state.open;
    if (shown?.kind !== 'instruction') throw new Error('The instruction should be open.');
    await intents.chooseInstruction(shown, false);
    expect(intents.state.open).toMatchObject([{ settlement: { kind: 'instructed-differently' } }]);
    expect([intents.foundInstructed('20418300'), intents.foundInstructed('20418301')]).toEqual([true, false]);
    await time.advance(0);
    expect(intents.state.awaited).toEqual([]);
    const [told] = intents.state.open;
    if (told?.kind !== 'instruction') throw new Error('The instruction should be told of.');
    await intents.chooseInstruction(told, true);
    expect(intents.state.open).toMatchObject([{ settlement: { kind: 'instructed-differently' } }]);
  });
});
