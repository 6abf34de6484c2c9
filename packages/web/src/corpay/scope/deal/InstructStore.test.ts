import { createMemoryStore, type KeyValueStore } from '@fx-gateway/domain/ports';
import { money } from '@fx-gateway/domain/money';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { describe, expect, it } from 'vitest';
import { failure, openScope, openQuotedScope, thalassa } from '../../../../test/fakeCorpay.ts';
import { whyCannotSubmit } from '../../instruct/whyCannotSubmit.ts';

const openForm = async (store?: KeyValueStore) => {
  const opened = await openQuotedScope(store === undefined ? {} : { store });
  await opened.scope.deal.book();
  const form = opened.scope.deal.booked?.instruct;
  if (form === undefined) throw new Error('The deal should be booked.');
  form.start();
  await opened.time.advance(0);
  return { ...opened, store: form };
};

describe('instructing the payment of a booked deal', () => {
  it('opens with all that is known, judged from the first moment, silent until touched (CP-INSTR-7)', async () => {
    const { store } = await openForm();
    expect(store.form).toMatchObject({
      amount: '10000.00',
      beneficiaryId: 'b-1',
      deliveryMethod: 'W',
      settlementAccount: 'usd-2',
    });
    expect(store.messages).toEqual({ paymentPurpose: 'Required field.' });
    expect(store.shown('paymentPurpose')).toBeNull();
    expect(whyCannotSubmit(store)).toBe('Still needed: Payment Purpose.');
  });

  it('offers accounts of the settlement currency only, and no fee account for USD (CP-INSTR-9, CP-INSTR-11)', async () => {
    const { store } = await openForm();
    expect(store.choices.settlementAccounts.map(({ id }) => id)).toEqual(['usd-1', 'usd-2']);
    expect(store.feeAccounts).toBeNull();
  });

  it('another method loads its purposes, and a purpose it does not have is chosen again', async () => {
    const { store, time, calls } = await openForm();
    store.set('paymentPurpose', 'RENT');
    store.set('deliveryMethod', 'E');
    await time.advance(0);
    expect(calls.at(-1)).toBe('purposes EUR GR E');
    expect(store.form.paymentPurpose).toBe('');
    store.set('paymentPurpose', 'GOODS');
    store.set('deliveryMethod', 'W');
    await time.advance(0);
    expect(store.form.paymentPurpose).toBe('GOODS');
  });

  it('never more than the quoted amount (CP-INSTR-5)', async () => {
    const { store } = await openForm();
    store.set('amount', '10000.01');
    expect(store.shown('amount')).toBe('Max amount is 10000');
    expect(await store.submit()).toBeNull();
  });

  it('two presses are one instruction, and the deal is no longer announced', async () => {
    const { store, scope, calls } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    expect(whyCannotSubmit(store)).toBeNull();
    const outcomes = await Promise.all([store.submit(), store.submit()]);
    expect(outcomes).toEqual(['20418300', null]);
    expect(calls.filter((call) => call.startsWith('instruct'))).toHaveLength(1);
    await scope.intents.readAwaited();
    expect(scope.intents.state.awaited).toEqual([]);
  });

  it('a refusal keeps the form', async () => {
    const { store, answers } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('refused', { status: 400, messages: ['No.'] }));
    expect(await store.submit()).toBeNull();
    expect(store.refusal).toMatchObject({ kind: 'refused', failure: { messages: ['No.'] } });
    expect(store.form.paymentPurpose).toBe('GOODS');
  });

  it('without an answer the payments of the order settle it exactly', async () => {
    const { store, answers, scope, time } = await openForm();
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
    expect(await store.submit()).toBeNull();
    expect(store.refusal).toBeNull();
    await time.advance(0);
    expect(scope.intents.foundInstructed('20418300')).toBe(true);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'instructed' } }]);
  });

  it('after silence an order without payments settles it only when the call can no longer arrive', async () => {
    const { store, answers, scope, time } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('no-answer'));
    await store.submit();
    await time.advance(44_999);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'unknown' } }]);
    await time.advance(1);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'not-instructed' } }]);
  });

  it('after an answer that says nothing an order without payments settles it at once', async () => {
    const { store, answers, scope, time } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('server-trouble', { status: 500 }));
    await store.submit();
    await time.advance(0);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'not-instructed' } }]);
  });

  it('what was said of an earlier instruction goes when the order is instructed from another tab', async () => {
    const { store, answers, scope, time } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('server-trouble', { status: 500 }));
    await store.submit();
    await time.advance(0);
    const [told] = scope.intents.state.open;
    if (told?.kind !== 'instruction') throw new Error('The instruction should be told of.');
    const intent = { ...told.intent, idempotencyKey: 'of another tab' };
    scope.intents.send({ type: 'journal-read', intents: [intent], deals: [] });
    expect(scope.intents.state.open).toMatchObject([{ here: false, intent, settlement: null }]);
  });

  it('a refusal of an order that is instructed with something else is told beside what the order says', async () => {
    const { store, answers, scope } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('refused', { status: 400, messages: ['No.'] }));
    answers.payments = [
      {
        payeeName: 'Thalassa Olive Cooperative',
        availableDate: '2026-11-24',
        reference: '',
        amount: { currency: 'EUR', amount: 1 },
        fee: { currency: 'USD', amount: 0 },
      },
    ];
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

  it.each([
    ['once this tab has heard of it', true, null],
    ['also before this tab has heard of it', false, { kind: 'earlier-open' }],
  ])('is not sent while another tab is instructing this order, %s', async (_when, heard, refusal) => {
    const memory = createMemoryStore();
    const { store, calls, scope, time } = await openForm(memory);
    if (!heard) scope.intents.stop();
    const other = openScope({ store: memory });
    other.answers.instruct = () => new Promise(() => undefined);
    other.scope.session.beneficiaries.start();
    const order = other.scope.order('20418300');
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
    if (refusal === null) expect(store.refusal).toBeNull();
    else expect(store.refusal).toMatchObject(refusal);
    await time.advance(0);
    expect(scope.intents.state.open).toMatchObject([{ settlement: { kind: 'unknown', failure: null } }]);
    expect(whyCannotSubmit(store)).toBe('First settle what became of your instruction.');
  });

  it('leaves a rest uninstructed only when the person says so, for that amount', async () => {
    const { store } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    store.set('amount', '9000');
    expect(store.rest).toEqual(money(100_000n, 'EUR'));
    expect(whyCannotSubmit(store)).toBe('Still needed: your word that the rest stays uninstructed.');
    store.tick('partAccepted', true);
    expect(whyCannotSubmit(store)).toBeNull();
    store.set('amount', '8000');
    expect(whyCannotSubmit(store)).not.toBeNull();
    store.set('amount', '10000');
    expect([store.rest, whyCannotSubmit(store)]).toEqual([null, null]);
  });

  it('chooses nobody else when the payee was deleted in another tab, and says why', async () => {
    const { store, answers, time, calls } = await openForm();
    const other = { ...thalassa, clientIntegrationId: 'b-2', payee: 'Kestrel Wool' };
    store.set('paymentPurpose', 'GOODS');
    answers.beneficiaries = succeeded([other]);
    store.reloadBeneficiaries();
    await time.advance(0);
    expect(store.form).toMatchObject({ beneficiaryId: '', deliveryMethod: '', paymentPurpose: '' });
    expect(store.beneficiaryGone).toBe(
      'Thalassa Olive Cooperative, for whom this deal was booked, is no longer among your beneficiaries. Choose who is paid.',
    );
    expect(whyCannotSubmit(store)).toBe('Still needed: Beneficiary, Payment Method, Payment Purpose.');
    expect(store.bookedBeneficiaryGone).toBe(true);
    store.set('beneficiaryId', 'b-2');
    await time.advance(0);
    store.set('paymentPurpose', 'GOODS');
    expect([store.beneficiaryGone, store.form.deliveryMethod]).toEqual([null, 'W']);
    expect(await store.submit()).toBe('20418300');
    expect(calls.filter((call) => call.startsWith('instruct'))).toHaveLength(1);
  });

  it('looks after a refusal whether the payee is still there', async () => {
    const { store, answers, time } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('refused', { status: 400, messages: ['No such one.'] }));
    answers.beneficiaries = succeeded([]);
    await store.submit();
    await time.advance(0);
    expect(store.beneficiaryGone).not.toBeNull();
    expect(store.refusal).toMatchObject({ kind: 'refused' });
  });

  it('asks once for the check of bank details that are new, and never again after it (MSG-1)', async () => {
    const { store, time, scope } = await openForm();
    await scope.payeeChecks.changed('b-1');
    store.stop();
    store.start();
    store.set('paymentPurpose', 'GOODS');
    await time.advance(0);
    expect(whyCannotSubmit(store)).toBe('Still needed: the check of the bank details.');
    expect(store.messages).toEqual({ detailsChecked: 'Required field.' });
    expect(await store.submit()).toBeNull();
    store.tick('detailsChecked', true);
    expect(await store.submit()).not.toBeNull();
    expect(await scope.payeeChecks.open('b-1')).toBe(false);
  });

  it('asks for that check when another tab has changed the bank details since the form opened', async () => {
    const { store, scope, calls } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    expect(whyCannotSubmit(store)).toBeNull();
    await scope.payeeChecks.changed('b-1');
    expect(await store.submit()).toBeNull();
    expect(calls.filter((call) => call.startsWith('instruct'))).toEqual([]);
    expect(store.shown('detailsChecked')).toBe('Required field.');
    store.tick('detailsChecked', true);
    expect(await store.submit()).not.toBeNull();
  });

  it('cannot be submitted before it is known whether the check is open', async () => {
    const { store, calls } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    const asked = store.askBeneficiaryCheck();
    expect(whyCannotSubmit(store)).toBe('Looking up whether the bank details were checked.');
    expect(await store.submit()).toBeNull();
    expect(calls.filter((call) => call.startsWith('instruct'))).toEqual([]);
    await asked;
    expect(whyCannotSubmit(store)).toBeNull();
  });

  it('takes the check for open when nobody can read whether it is', async () => {
    const memory = createMemoryStore();
    const { store } = await openForm({
      ...memory,
      read: (key) =>
        key.includes('payee-checks') ? Promise.reject(new Error('unreadable')) : memory.read(key),
    });
    expect(store.checkOpen).toBe(true);
    expect(store.messages.detailsChecked).toBe('Required field.');
  });
});
