import { makeMoney } from '@fx-gateway/domain/money/makeMoney.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { newBeneficiary } from '@fx-gateway/domain/corpay/beneficiaries/fields/newBeneficiary.ts';
import { failure, openQuotedScope, thalassa } from '../../../../test/fakeCorpay.ts';
import { observersOf } from '../../../../test/observersOf.ts';
import { openInstructForm, whyOff } from '../../../../test/openInstructForm.ts';
import { InstructStore } from './InstructStore.ts';
import { findOrCreateInstructStore } from './findOrCreateInstructStore.ts';

describe('instructing the payment of a booked deal', () => {
  it('opens with all that is known, judged from the first moment, silent until touched (CP-INSTR-7)', async () => {
    const { store } = await openInstructForm();
    expect(store.filling.form).toMatchObject({
      amount: '10000.00',
      beneficiaryId: 'b-1',
      deliveryMethod: 'W',
      settlementAccount: 'usd-2',
    });
    expect(store.messages).toEqual({ paymentPurpose: 'Required field.' });
    expect(store.shown('paymentPurpose')).toBeNull();
    expect(whyOff(store)).toBe('Still needed: Payment Purpose.');
  });

  it('offers accounts of the settlement currency only, and no fee account for USD (CP-INSTR-9, CP-INSTR-11)', async () => {
    const { store } = await openInstructForm();
    expect(store.choices.settlementAccounts.map(({ id }) => id)).toEqual(['usd-1', 'usd-2']);
    expect(store.feeAccounts).toBeNull();
  });

  it('another method loads its purposes, and a purpose it does not have is chosen again', async () => {
    const { store, time, calls } = await openInstructForm();
    store.set('paymentPurpose', 'RENT');
    store.set('deliveryMethod', 'E');
    await time.advance(0);
    expect(calls.at(-1)).toBe('purposes EUR GR E');
    expect(store.filling.form.paymentPurpose).toBe('');
    store.set('paymentPurpose', 'GOODS');
    store.set('deliveryMethod', 'W');
    await time.advance(0);
    expect(store.filling.form.paymentPurpose).toBe('GOODS');
  });

  it('never more than the quoted amount (CP-INSTR-5)', async () => {
    const { store } = await openInstructForm();
    store.set('amount', '10000.01');
    expect(store.shown('amount')).toBe('Max amount is 10000');
    expect(await store.submit()).toBeNull();
  });

  it('two presses are one instruction, and the deal is no longer announced', async () => {
    const { store, scope, calls } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    expect(whyOff(store)).toBeNull();
    const outcomes = await Promise.all([store.submit(), store.submit()]);
    expect(outcomes).toEqual(['20418300', null]);
    expect(store.instructing.refusal).toBeNull();
    expect(calls.filter((call) => call.startsWith('instruct'))).toHaveLength(1);
    await scope.intents.readAwaited();
    expect(scope.intents.state.awaited).toEqual([]);
  });

  it('what nothing answered while the connection was away is asked for by itself once it is back', async () => {
    const { store, time, answers } = await openInstructForm();
    const { showOf } = answers;
    const away = failure('no-answer');
    answers.unavailable = { accounts: away, purposes: away };
    answers.showOf = async () => failed(away);
    await Promise.all([
      store.choices.accounts.load(),
      store.choices.purposes.load(),
      store.askBankDetailCheck(),
    ]);
    expect([store.choices.accounts.failure, store.choices.purposes.failure]).toEqual([away, away]);
    expect(store.check.now?.kind).toBe('unread');
    answers.unavailable = {};
    answers.showOf = showOf;
    store.connectionBack();
    await time.advance(0);
    expect([store.choices.accounts.failure, store.choices.purposes.failure]).toEqual([null, null]);
    expect(store.check.now?.kind).toBe('read');
  });

  it('a refusal keeps the form', async () => {
    const { store, answers } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('refused', { status: 400, messages: ['No.'] }));
    expect(await store.submit()).toBeNull();
    expect(store.instructing.refusal).toMatchObject({ kind: 'refused', failure: { messages: ['No.'] } });
    expect(store.filling.form.paymentPurpose).toBe('GOODS');
  });

  it('leaves a rest uninstructed only when the user says so, for that amount', async () => {
    const { store } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    store.set('amount', '9000');
    expect(store.rest).toEqual(makeMoney(100_000n, 'EUR'));
    expect(whyOff(store)).toBe('Still needed: your word that the rest stays uninstructed.');
    store.tick('partAccepted', true);
    expect(whyOff(store)).toBeNull();
    store.set('amount', '8000');
    expect(whyOff(store)).not.toBeNull();
    store.set('amount', '10000');
    expect([store.rest, whyOff(store)]).toEqual([null, null]);
  });

  it('chooses no other when the beneficiary was deleted in another tab, and says why', async () => {
    const { store, answers, time, calls } = await openInstructForm();
    const other = { ...thalassa, clientIntegrationId: 'b-2', payee: 'Kestrel Wool' };
    store.set('paymentPurpose', 'GOODS');
    answers.beneficiaries = succeeded([other]);
    store.reloadBeneficiaries();
    await time.advance(0);
    expect(store.filling.form).toMatchObject({ beneficiaryId: '', deliveryMethod: '', paymentPurpose: '' });
    expect(store.filling.beneficiaryGone).toBe(
      'Thalassa Olive Cooperative, for whom this deal was booked, is no longer among your beneficiaries. Choose who is paid.',
    );
    expect(whyOff(store)).toBe('Still needed: Beneficiary, Payment Method, Payment Purpose.');
    expect(store.filling.bookedBeneficiaryGone).toBe(true);
    store.set('beneficiaryId', 'b-2');
    await time.advance(0);
    store.set('paymentPurpose', 'GOODS');
    expect([store.filling.beneficiaryGone, store.filling.form.deliveryMethod]).toEqual([null, 'W']);
    expect(await store.submit()).toBe('20418300');
    expect(calls.filter((call) => call.startsWith('instruct'))).toHaveLength(1);
  });

  it('looks after a refusal whether the beneficiary is still there', async () => {
    const { store, answers, time } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    answers.instruct = async () => failed(failure('refused', { status: 400, messages: ['No such one.'] }));
    answers.beneficiaries = succeeded([]);
    await store.submit();
    await time.advance(0);
    expect(store.filling.beneficiaryGone).not.toBeNull();
    expect(store.instructing.refusal).toMatchObject({ kind: 'refused' });
  });

  it('asks for the list of beneficiaries after a refusal only', async () => {
    const { store, calls, time } = await openInstructForm();
    const lists = () => calls.filter((call) => call === 'beneficiaries').length;
    const before = lists();
    store.set('paymentPurpose', 'GOODS');
    await store.submit();
    await time.advance(0);
    expect(lists()).toBe(before);
  });

  it('sends nothing while the bank details cannot be read, and shows where the user decides on that', async () => {
    const { store, answers, calls } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    answers.showOf = async () => failed(failure('no-answer'));
    expect(await store.submit()).toBeNull();
    expect(calls.filter((call) => call.startsWith('instruct'))).toEqual([]);
    expect([store.check.now?.kind, store.shown('detailsChecked')]).toEqual(['unread', 'Required field.']);
    expect(store.instructing).toMatchObject({ submitting: false, refusal: null });
    store.tick('detailsChecked', true);
    expect(await store.submit()).toBe('20418300');
  });

  it('asks about an account that was changed since the deal was booked for it, and about no other', async () => {
    const { scope, answers, time } = await openQuotedScope();
    const details = { bankName: 'Harbour Bank', accountHolderName: thalassa.payee };
    const stored = (accountNumber: string) =>
      succeeded({ ...newBeneficiary('b-1'), ...details, accountNumber });
    answers.showOf = async () => stored('21480076');
    scope.chosenAccount.start();
    await time.advance(0);
    await scope.deal.book();
    const { booked } = scope.deal;
    if (booked === null) throw new Error('The deal should be booked.');
    answers.showOf = async () => stored('99990000');
    const store = findOrCreateInstructStore(scope.instructDependencies, booked);
    expect(findOrCreateInstructStore(scope.instructDependencies, booked), 'what was typed stays').toBe(store);
    store.start();
    await time.advance(0);
    expect(store.check.questions.map(({ why }) => why)).toEqual(['changed-since-then']);
    const other = { ...thalassa, clientIntegrationId: 'b-2', payee: 'Kestrel Wool' };
    answers.beneficiaries = succeeded([thalassa, other]);
    store.reloadBeneficiaries();
    await time.advance(0);
    answers.showOf = async () =>
      succeeded({ ...newBeneficiary('b-2'), ...details, accountNumber: '55550000' });
    store.set('beneficiaryId', 'b-2');
    await time.advance(0);
    expect(store.check.questions).toEqual([]);
    scope.chosenAccount.stop();
  });

  it('stays the form of its deal: the next deal has one of its own', async () => {
    const { scope, store, time } = await openInstructForm();
    scope.deal.payTo(thalassa, '500');
    await time.advance(600);
    await scope.deal.book();
    const { booked } = scope.deal;
    if (booked === null) throw new Error('The deal should be booked.');
    const next = findOrCreateInstructStore(scope.instructDependencies, booked);
    expect(next).not.toBe(store);
    expect(next.filling.form).toMatchObject({ beneficiaryId: 'b-1', amount: '500.00' });
  });

  it('does not ask for what it has when the connection is back', async () => {
    const { store, calls, time, scope } = await openInstructForm();
    let reads = 0;
    const { show } = scope.session.corpay.beneficiaries;
    scope.session.corpay.beneficiaries.show = (id) => {
      reads += 1;
      return show(id);
    };
    const asked = calls.length;
    const { now } = store.check;
    store.connectionBack();
    await time.advance(0);
    expect([calls.length, reads]).toEqual([asked, 0]);
    expect(store.check.now).toBe(now);
  });

  it('that was never shown ends without a word, and one that is shown twice is followed once', async () => {
    const { scope, store } = await openInstructForm();
    new InstructStore(scope.instructDependencies, store.deal, null).stop();
    const before = observersOf(scope);
    store.start();
    expect(observersOf(scope)).toBe(before);
    store.stop();
    expect(observersOf(scope)).toBeLessThan(before);
  });
});
