import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { StoreBusy } from '@fx-gateway/domain/ports/storeBusy.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, openQuotedScope } from '../../../../test/fakeCorpay.ts';
import { hearDefects } from '../../../../test/hearDefects.ts';
import { openInstructForm } from '../../../../test/openInstructForm.ts';
import type { OpenMoneyCallsStore } from './OpenMoneyCallsStore.ts';

const heard = hearDefects();
const full = new Error('the disk is full');
const refused = failed(failure('refused', { status: 400, messages: ['Limit.'], listed: true }));

/** The next change of what is kept fails; those after it do not. */
const failOnce = (store: KeyValueStore): void => {
  const { update } = store;
  store.update = async () => {
    store.update = update;
    throw full;
  };
};

const [onlyBooking, onlyInstruction] = (['booking', 'instruction'] as const).map(
  (kind) => (intents: OpenMoneyCallsStore) => {
    const [open] = intents.state.open;
    if (open?.kind !== kind) throw new Error(`A ${kind} should be open.`);
    return open;
  },
);

describe('one failing write to the journal', () => {
  it('ends the look that it was part of, and the next look finds the outcome', async () => {
    const store = createMemoryStore();
    const { scope, answers, time } = await openQuotedScope({ store });
    answers.book = async () => failed(failure('no-answer'));
    await scope.deal.book();
    answers.book = async () => failed(failure('refused', { status: 410 }));
    const { list } = scope.session.corpay.orders;
    answers.look = async () => {
      answers.look = null;
      failOnce(store);
      return list();
    };
    await time.advance(90_000);
    expect(heard).toEqual([full]);
    expect(scope.intents.state.open).toMatchObject([
      {
        checking: false,
        settlement: {
          kind: 'unknown',
          failure: { messages: ['This device could not remember what became of it. Check again.'] },
        },
      },
    ]);
    const open = onlyBooking?.(scope.intents);
    if (open?.kind === 'booking') await scope.intents.check(open);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'not-booked' } }]);
  });

  it('leaves a refused booking told as refused, and Book Deal on', async () => {
    const store = createMemoryStore();
    const { scope, answers, time } = await openQuotedScope({ store });
    answers.book = async () => {
      failOnce(store);
      return refused;
    };
    await scope.deal.book();
    await time.advance(1_000);
    expect(scope.deal.refusal).toMatchObject({ messages: ['Limit.'] });
    expect(scope.deal.booking).toBe(false);
    expect(scope.deal.cannotBook).toBeNull();
  });

  it('leaves a booked deal told as booked', async () => {
    const store = createMemoryStore();
    const { scope, answers } = await openQuotedScope({ store });
    answers.book = async () => {
      failOnce(store);
      return succeeded({ orderNumber: '20418300' });
    };
    await scope.deal.book();
    expect(scope.deal.booked?.orderNumber).toBe('20418300');
    expect(scope.deal.booking).toBe(false);
  });

  it('leaves a refused instruction told as refused, and Submit on', async () => {
    const memory = createMemoryStore();
    const { store, answers } = await openInstructForm(memory);
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => {
      failOnce(memory);
      return refused;
    };
    await store.submit();
    expect(store.instructing.refusal).toMatchObject({ kind: 'refused', failure: { messages: ['Limit.'] } });
    expect(store.instructing.submitting).toBe(false);
    expect(store.cannotSubmit).toBeNull();
  });

  it('leaves what the user says of an instruction to be said again', async () => {
    const memory = createMemoryStore();
    const { store, answers, scope, time } = await openInstructForm(memory);
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('no-answer'));
    answers.payments = [
      {
        payeeName: 'Thalassa Olive Cooperative',
        availableDate: '2026-11-24',
        reference: '',
        amount: { currency: 'EUR', amount: 10_000 },
        fee: { currency: 'USD', amount: 0 },
      },
    ];
    await store.submit();
    await time.advance(0);
    const say = async (): Promise<void> => {
      const open = onlyInstruction?.(scope.intents);
      if (open?.kind === 'instruction') await scope.intents.chooseInstruction(open, true);
    };
    failOnce(memory);
    await say();
    expect(heard).toEqual([full]);
    expect(scope.intents.state.open).toMatchObject([
      { settlement: { kind: 'unknown', failure: { messages: [expect.stringContaining('remember')] } } },
    ]);
    await say();
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'instructed' } }]);
  });
});

describe('a press that breaks off', () => {
  it('never leaves Book Deal off: what became of it is not known, and is reported', async () => {
    const store = createMemoryStore();
    const { scope } = await openQuotedScope({ store });
    const broken = new StoreBusy('of another process');
    store.update = () => Promise.reject(broken);
    await scope.deal.book();
    expect(heard).toEqual([broken]);
    expect(scope.deal.refusal).toBe('not-known');
    expect(scope.deal.booking).toBe(false);
    expect(scope.quote.live.held.booking).toBe(false);
  });

  it('never leaves Submit off', async () => {
    const memory = createMemoryStore();
    const { store } = await openInstructForm(memory);
    store.set('paymentPurpose', 'GOODS');
    const broken = new StoreBusy('of another process');
    memory.update = () => Promise.reject(broken);
    expect(await store.submit()).toBeNull();
    expect(heard).toEqual([broken]);
    expect(store.instructing).toMatchObject({ submitting: false, refusal: { kind: 'not-known' } });
  });
});
