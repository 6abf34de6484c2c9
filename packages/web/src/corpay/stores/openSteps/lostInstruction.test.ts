import type { OrderPayment, OrderSettlement } from '@fx-gateway/domain/corpay/api/order.ts';
import { maxInstructionCallMs } from '@fx-gateway/domain/corpay/instruction/resolveLostInstruction.ts';
import { instructionOutcomeMessage } from '@fx-gateway/domain/corpay/instruction/unresolvedInstructionMessages.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { describe, expect, it } from 'vitest';
import { failure, openScope } from '../../../../test/fakeCorpay.ts';
import { openInstructForm, whyOff } from '../../../../test/openInstructForm.ts';
import { OrderStore } from '../deal/OrderStore.ts';

const payment: OrderPayment = {
  payeeName: 'Thalassa Olive Cooperative',
  availableDate: '2026-11-24',
  reference: '',
  amount: { currency: 'EUR', amount: 10_000 },
  fee: { currency: 'USD', amount: 0 },
};

const settledFrom = (accountId: string): readonly OrderSettlement[] => [
  {
    amount: { currency: 'USD', amount: 11_531.01 },
    isFee: false,
    accountId,
    accountDetails: `Account ${accountId}`,
  },
];

describe('an instruction without an answer', () => {
  it('without an answer the payments of the order settle it exactly', async () => {
    const { store, answers, scope, time } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('no-answer'));
    answers.payments = [payment];
    answers.settlements = settledFrom('usd-2');
    expect(await store.submit()).toBeNull();
    expect(store.instructing.refusal).toBeNull();
    await time.advance(0);
    expect(scope.intents.foundInstructed('20418300')).toBe(true);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'instructed' } }]);
  });

  it('that was refused is never told as carried out, whatever account the other one was settled from', async () => {
    for (const accountId of ['usd-2', 'usd-1']) {
      const { store, answers, scope } = await openInstructForm();
      store.set('paymentPurpose', 'GOODS');
      answers.instruct = async () => failed(failure('refused', { status: 400, messages: ['No.'] }));
      answers.payments = [payment];
      answers.settlements = settledFrom(accountId);
      expect(await store.submit()).toBeNull();
      expect(scope.intents.state.open).toMatchObject([
        { settlement: { kind: accountId === 'usd-2' ? 'instructed-already' : 'instructed-differently' } },
      ]);
      expect(scope.intents.foundInstructed('20418300')).toBe(true);
      expect(store.unsettled).toBe(false);
    }
  });

  it('after silence an order without payments settles it only when the call can no longer arrive', async () => {
    const { store, answers, scope, time } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('no-answer'));
    await store.submit();
    await time.advance(44_999);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'unknown' } }]);
    await time.advance(1);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'not-instructed' } }]);
  });

  it('after an answer that says nothing an order without payments settles it once it cannot arrive any more', async () => {
    const { store, answers, scope, time } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('server-trouble', { status: 500 }));
    await store.submit();
    await time.advance(0);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'unknown' } }]);
    await time.advance(maxInstructionCallMs + 1_000);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'not-instructed' } }]);
  });

  it('what was said of an earlier instruction goes when the order is instructed from another tab', async () => {
    const { store, answers, scope, time } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('server-trouble', { status: 500 }));
    await store.submit();
    await time.advance(maxInstructionCallMs + 1_000);
    const [told] = scope.intents.state.open;
    if (told?.kind !== 'instruction') throw new Error('The instruction should be told of.');
    const intent = { ...told.intent, idempotencyKey: 'of another tab' };
    scope.intents.send({ type: 'journal-read', intents: [intent], deals: [] });
    expect(scope.intents.state.open).toMatchObject([{ here: false, intent, settlement: null }]);
  });

  it('a refusal of an order that is instructed with something else is shown beside what the order says', async () => {
    const { store, answers, scope } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('refused', { status: 400, messages: ['No.'] }));
    answers.payments = [{ ...payment, amount: { currency: 'EUR', amount: 1 } }];
    expect(await store.submit()).toBeNull();
    expect(scope.intents.state.open).toMatchObject([
      {
        lost: { messages: ['No.'] },
        settlement: { kind: 'instructed-differently', instructedAs: answers.payments },
      },
    ]);
    expect(scope.intents.foundInstructed('20418300')).toBe(true);
    expect(store.unsettled).toBe(false);
  });

  it('the other purpose of an order is told by the name that the form has for it', async () => {
    const { store, answers, scope } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('refused', { status: 400, messages: ['No.'] }));
    answers.payments = [{ ...payment, deliveryMethod: 'W', paymentPurpose: 'RENT' }];
    await store.submit();
    const [told] = scope.intents.state.open;
    if (told?.kind !== 'instruction' || told.settlement?.kind !== 'instructed-differently')
      throw new Error('The order should be told as instructed with something else.');
    const { intent, here, settlement } = told;
    const said = instructionOutcomeMessage(settlement, intent, here, scope.session.knownPurposes);
    expect(said).toContain('What differs: Payment Purpose (RENT OF A HOUSE)');
  });

  it.each([
    ['once this tab has heard of it', true, null],
    ['also before this tab has heard of it', false, { kind: 'earlier-open' }],
  ])('is not sent while another tab is instructing this order, %s', async (_when, heard, refusal) => {
    const memory = createMemoryStore();
    const { store, calls, scope, time } = await openInstructForm(memory);
    if (!heard) scope.intents.stop();
    const other = openScope({ store: memory });
    other.answers.instruct = () => new Promise(() => undefined);
    other.scope.session.beneficiaries.start();
    const order = new OrderStore(other.scope.instructDependencies, '20418300');
    order.start();
    await other.time.advance(0);
    await order.openInstruct();
    const theirs = order.instruct;
    theirs?.start();
    await other.time.advance(0);
    theirs?.set('paymentPurpose', 'GOODS');
    void theirs?.submit();
    store.set('paymentPurpose', 'GOODS');
    await other.time.advance(0);
    expect(other.calls.filter((call) => call.startsWith('instruct'))).toHaveLength(1);
    expect(await store.submit()).toBeNull();
    expect(calls.filter((call) => call.startsWith('instruct'))).toEqual([]);
    if (refusal === null) expect(store.instructing.refusal).toBeNull();
    else expect(store.instructing.refusal).toMatchObject(refusal);
    await time.advance(0);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'unknown', failure: null } }]);
    expect(whyOff(store)).toBe('First settle what became of your instruction.');
  });
});

const openWithOther = async (
  instruct: () => Promise<Result<{ readonly orderNumber: string | null }, CallFailure>>,
) => {
  const memory = createMemoryStore();
  const here = await openInstructForm(memory);
  const other = openScope({ store: memory });
  other.answers.instruct = instruct;
  other.scope.session.beneficiaries.start();
  const order = new OrderStore(other.scope.instructDependencies, '20418300');
  order.start();
  await other.time.advance(0);
  await order.openInstruct();
  order.instruct?.start();
  await other.time.advance(0);
  order.instruct?.set('paymentPurpose', 'GOODS');
  void order.instruct?.submit();
  await other.time.advance(0);
  await here.time.advance(0);
  return { here, other };
};

describe('an instruction of another tab that this one was asking about', () => {
  it('is looked at once more when that tab knows how it ended, and the form here goes with it', async () => {
    const answers: ((answer: Result<{ readonly orderNumber: string | null }, CallFailure>) => void)[] = [];
    const { here, other } = await openWithOther(() => new Promise((resolve) => answers.push(resolve)));
    expect(here.store.unsettled).toBe(true);
    here.answers.payments = [payment];
    here.answers.settlements = settledFrom('usd-2');
    answers[0]?.(succeeded({ orderNumber: '20418300' }));
    await other.time.advance(0);
    await here.time.advance(0);
    expect(here.scope.intents.state.open).toMatchObject([
      { here: false, settlement: { kind: 'instructed', orderNumber: '20418300' } },
    ]);
    expect(here.scope.intents.foundInstructed('20418300')).toBe(true);
  });

  it('goes when the order tells nothing of it, and the form here may be sent', async () => {
    const answers: ((answer: Result<{ readonly orderNumber: string | null }, CallFailure>) => void)[] = [];
    const { here, other } = await openWithOther(() => new Promise((resolve) => answers.push(resolve)));
    answers[0]?.(failed(failure('refused', { status: 400, messages: ['No.'] })));
    await other.time.advance(0);
    await here.time.advance(0);
    expect(here.scope.intents.state.open).toEqual([]);
    expect(here.store.unsettled).toBe(false);
  });
});
