import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import type { SettlementAccount } from '@fx-gateway/domain/corpay/api/settlementAccount.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { failure, openQuotedScope, thalassa } from '../../../../test/fakeCorpay.ts';
import { openInstructForm } from '../../../../test/openInstructForm.ts';
import { InstructStore } from './InstructStore.ts';

const account = (id: string, currency: string, preferred = false): SettlementAccount => ({
  id,
  text: id,
  bankName: 'Northfield Bank',
  method: { id: 'W', text: 'Wire' },
  currency,
  preferred,
});

/** The form of a deal that is settled in pounds, before the accounts of the customer. */
const settledInPounds = async (...accounts: readonly SettlementAccount[]) => {
  const opened = await openQuotedScope();
  const { scope, answers, time } = opened;
  await scope.deal.book();
  answers.accounts = accounts;
  const payment = scope.deal.booked?.quote.payment;
  if (payment === undefined) throw new Error('The deal should be booked.');
  const deal = { orderNumber: '20418300', payment, settlementCurrency: 'GBP' };
  const store = new InstructStore(scope.instructDependencies, deal, {
    beneficiaryId: thalassa.clientIntegrationId,
    payee: thalassa.payee,
  });
  store.start();
  await time.advance(0);
  return { ...opened, store };
};

describe('the account that a deal is settled from', () => {
  it('is chosen already where it is the only one in the currency, and not where there are several', async () => {
    const only = await settledInPounds(account('gbp-1', 'GBP'), account('usd-1', 'USD', true));
    expect(only.store.filling.form.settlementAccount).toBe('gbp-1');
    const several = await settledInPounds(account('gbp-1', 'GBP'), account('gbp-2', 'GBP'));
    expect(several.store.filling.form.settlementAccount).toBe('');
    const preferred = await settledInPounds(account('gbp-1', 'GBP'), account('gbp-2', 'GBP', true));
    expect(preferred.store.filling.form.settlementAccount).toBe('gbp-2');
    const none = await settledInPounds(account('usd-1', 'USD', true));
    expect([none.store.filling.form.settlementAccount, none.store.choices.settlementAccounts]).toEqual([
      '',
      [],
    ]);
  });

  it('settles its fee from an account in USD, which the user chooses (CP-INSTR-9, CP-INSTR-10)', async () => {
    const usd = account('usd-1', 'USD');
    const { store } = await settledInPounds(account('gbp-1', 'GBP', true), account('gbp-2', 'GBP'), usd);
    expect(store.feeAccounts).toEqual([usd]);
    store.set('settlementAccount', '');
    expect(store.feeAccounts, 'before an account is chosen').toBeNull();
  });

  it('is not asked about before the accounts have come', async () => {
    const { store, time, scope, answers } = await settledInPounds();
    answers.accounts = [account('gbp-1', 'GBP')];
    const form = new InstructStore(scope.instructDependencies, store.deal, null);
    expect([form.choices.allAccounts, form.feeAccounts, form.choices.likelyAccount]).toEqual([
      [],
      null,
      null,
    ]);
    form.start();
    await time.advance(0);
    expect(form.choices.allAccounts).toHaveLength(1);
  });
});

describe('the purpose of a payment', () => {
  it('can be chosen once the purposes of its way are there', async () => {
    const { store, time } = await openInstructForm();
    expect([store.canChooseMethod, store.canChoosePurpose]).toEqual([true, true]);
    store.set('deliveryMethod', 'E');
    expect(store.canChoosePurpose, 'while they are on their way').toBe(false);
    await time.advance(0);
    expect(store.canChoosePurpose).toBe(true);
  });

  it('cannot be chosen before it is known who is paid and by which method, and nothing is asked for', async () => {
    const { store, time, calls } = await openInstructForm();
    store.set('paymentPurpose', 'GOODS');
    const asked = calls.length;
    store.set('deliveryMethod', '');
    await time.advance(0);
    expect(calls).toHaveLength(asked);
    expect([store.canChooseMethod, store.canChoosePurpose]).toEqual([true, false]);
    expect([store.shown('deliveryMethod'), store.shown('paymentPurpose')]).toEqual(['Required field.', null]);
    expect(store.filling.form.paymentPurpose).toBe('');
    store.set('beneficiaryId', '');
    await time.advance(0);
    expect([store.canChooseMethod, store.shown('deliveryMethod'), store.shown('beneficiaryId')]).toEqual([
      false,
      null,
      'Required field.',
    ]);
  });

  it('cannot be chosen where the partner gives none, or does not answer', async () => {
    const { store, answers, scope } = await openInstructForm();
    const { settlements } = scope.session.corpay;
    const { purposes } = settlements;
    settlements.purposes = async () => succeeded([]);
    await store.choices.purposes.load();
    expect(store.canChoosePurpose).toBe(false);
    settlements.purposes = purposes;
    const known = scope.session.knownPurposes;
    answers.unavailable = { purposes: failure('no-answer') };
    const form = new InstructStore(scope.instructDependencies, store.deal, {
      beneficiaryId: 'b-1',
      payee: thalassa.payee,
    });
    await form.choices.purposes.load();
    expect([form.canChoosePurpose, form.choices.hasPurpose('GOODS')]).toEqual([false, false]);
    expect(scope.session.knownPurposes).toBe(known);
  });

  it('is loaded with the way it is paid, and by nothing else that is filled in', async () => {
    const { store, time, calls } = await openInstructForm();
    const asked = () => calls.filter((call) => call.startsWith('purposes')).length;
    const before = asked();
    store.set('paymentReference', 'INV-7');
    store.set('amount', '9000');
    await time.advance(0);
    expect(asked()).toBe(before);
    store.set('beneficiaryId', 'b-1');
    await time.advance(0);
    expect(asked()).toBe(before + 1);
  });
});

describe('what the form is waiting for', () => {
  it('comes with the next token, the beneficiaries’ bank details too', async () => {
    const { store, scope, answers, time, calls } = await openInstructForm();
    const { showOf } = answers;
    answers.showOf = async () => failed(failure('missing-token'));
    answers.unavailable = { accounts: failure('missing-token'), purposes: failure('missing-token') };
    await Promise.all([
      store.choices.accounts.load(),
      store.choices.purposes.load(),
      store.askBankDetailCheck(),
    ]);
    answers.showOf = showOf;
    answers.unavailable = {};
    scope.session.tryAgain();
    await time.advance(0);
    expect([store.choices.accounts.failure, store.choices.purposes.failure]).toEqual([null, null]);
    expect(store.check.now?.kind).toBe('read');
    const read = store.check.now;
    const asked = calls.length;
    scope.session.tryAgain();
    await time.advance(0);
    expect(calls.slice(asked), 'what is there is not asked for again').toEqual(['token']);
    expect(store.check.now).toBe(read);
  });

  it('comes no more once the page was left, and again when it is shown again', async () => {
    const { store, scope, answers, time } = await openInstructForm();
    const refused = failure('missing-token');
    answers.unavailable = { accounts: refused, purposes: refused };
    answers.showOf = async () => failed(refused);
    await Promise.all([
      store.choices.accounts.load(),
      store.choices.purposes.load(),
      store.askBankDetailCheck(),
    ]);
    store.stop();
    answers.unavailable = {};
    answers.showOf = null;
    scope.session.tryAgain();
    await time.advance(0);
    expect([store.choices.accounts.failure, store.choices.purposes.failure]).toEqual([refused, refused]);
    expect(store.check.now).toEqual({ kind: 'unread', failure: refused });
    answers.beneficiaries = failed(failure('no-answer'));
    await scope.session.beneficiaries.load();
    store.start();
    await time.advance(0);
    expect([store.choices.accounts.failure, store.choices.purposes.failure]).toEqual([null, null]);
    expect(store.filling.beneficiary, 'while the list cannot be read').toEqual(thalassa);
  });

  it('the list of beneficiaries among it, is asked for when the connection is back, and once at a time', async () => {
    const { store, scope, answers, time, calls } = await openInstructForm();
    const lists = () => calls.filter((call) => call === 'beneficiaries').length;
    const list = answers.beneficiaries;
    answers.beneficiaries = failed(failure('no-answer'));
    await scope.session.beneficiaries.load();
    const before = lists();
    answers.beneficiaries = list;
    store.connectionBack();
    await time.advance(0);
    expect([lists(), scope.session.beneficiaries.failure]).toEqual([before + 1, null]);
    store.connectionBack();
    await time.advance(0);
    expect(lists(), 'it is there').toBe(before + 1);
    store.reloadBeneficiaries();
    store.reloadBeneficiaries();
    await time.advance(0);
    expect(lists()).toBe(before + 2);
  });
});

it('a form that is opened for somebody who was deleted while it was closed pays nobody', async () => {
  const memory = createMemoryStore();
  const { store, scope, time } = await openInstructForm(memory);
  store.stop();
  scope.session.beneficiaryChanged({ type: 'beneficiary-deleted', id: 'b-1' });
  expect(store.filling.form.beneficiaryId, 'while nobody looks').toBe('b-1');
  store.start();
  await time.advance(0);
  expect(store.filling.form).toMatchObject({ beneficiaryId: '', deliveryMethod: '' });
});
