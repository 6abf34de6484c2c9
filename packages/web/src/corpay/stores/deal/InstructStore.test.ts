import { money } from '@fx-gateway/domain/money/money.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, thalassa } from '../../../../test/fakeCorpay.ts';
import { openInstructForm, whyOff } from '../../../../test/openInstructForm.ts';

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
    expect(store.rest).toEqual(money(100_000n, 'EUR'));
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
});
