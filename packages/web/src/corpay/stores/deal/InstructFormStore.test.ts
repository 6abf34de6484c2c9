import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { thalassa } from '../../../../test/fakeCorpay.ts';
import { openInstructForm } from '../../../../test/openInstructForm.ts';
import { InstructStore } from './InstructStore.ts';

const kestrel = { ...thalassa, clientIntegrationId: 'b-2', payee: 'Kestrel Wool', bankCountryISO: 'IE' };
const inPounds = { ...thalassa, clientIntegrationId: 'b-3', payee: 'Aber Slate', curr: 'GBP' };

/** The form of a deal for Thalassa, beside whom others can be paid; `relist` is what the partner lists next. */
const openForm = async () => {
  const opened = await openInstructForm();
  const { answers, scope, store, time } = opened;
  const relist = async (...list: readonly (typeof thalassa)[]): Promise<void> => {
    answers.beneficiaries = succeeded(list);
    store.reloadBeneficiaries();
    await time.advance(0);
  };
  await relist(thalassa, kestrel, inPounds);
  const forNobody = () => new InstructStore(scope.instructDependencies, store.deal, null);
  return { ...opened, filling: store.filling, relist, forNobody };
};

describe('who is paid from a deal', () => {
  it('is one of those who are paid in its currency', async () => {
    const { store } = await openForm();
    expect(store.beneficiaries).toEqual([thalassa, kestrel]);
  });

  it('is whom it was booked for, and nobody is said to be gone', async () => {
    const { filling } = await openForm();
    expect(filling.beneficiary).toEqual(thalassa);
    expect([filling.beneficiaryGone, filling.bookedBeneficiaryGone, filling.emptied]).toEqual([
      null,
      false,
      false,
    ]);
  });

  it('is chosen by the user where nobody knows whom it was booked for, and that is no news', async () => {
    const { forNobody } = await openForm();
    const { filling, beneficiaries } = forNobody();
    expect([filling.form.beneficiaryId, filling.beneficiary, filling.wayPaid]).toEqual(['', null, null]);
    expect([filling.beneficiaryGone, filling.bookedBeneficiaryGone]).toEqual([null, false]);
    expect(beneficiaries).toHaveLength(2);
  });

  it('is paid in the country of their bank, and by the method that was chosen', async () => {
    const { store, filling } = await openForm();
    expect(filling.wayPaid).toEqual({ countryISO: 'GR', method: 'W' });
    store.set('beneficiaryId', 'b-2');
    store.set('deliveryMethod', 'E');
    expect(filling.wayPaid).toEqual({ countryISO: 'IE', method: 'E' });
    store.set('deliveryMethod', '');
    expect(filling.wayPaid).toBeNull();
  });
});

describe('a beneficiary who is deleted while the form is open', () => {
  it('is named as somebody else than whom the deal was booked for where the user had chosen them', async () => {
    const { store, filling, relist } = await openForm();
    store.set('beneficiaryId', 'b-2');
    await relist(thalassa);
    expect(filling.beneficiaryGone).toBe(
      'Kestrel Wool is no longer among your beneficiaries. Choose who is paid.',
    );
    expect(filling.bookedBeneficiaryGone).toBe(false);
  });

  it('who was booked for stays to be told of while another is paid', async () => {
    const { store, filling, relist } = await openForm();
    await relist(kestrel);
    store.set('beneficiaryId', 'b-2');
    expect([filling.beneficiaryGone, filling.bookedBeneficiaryGone]).toEqual([null, true]);
    await relist(thalassa, kestrel);
    expect(filling.bookedBeneficiaryGone).toBe(false);
  });

  it('leaves fields empty that had been filled in, which is said until the form is sent', async () => {
    const { store, filling, relist, time } = await openForm();
    expect(filling.emptied).toBe(false);
    await relist(kestrel);
    expect([filling.emptied, filling.form.beneficiaryId]).toEqual([true, '']);
    store.set('beneficiaryId', 'b-2');
    await time.advance(0);
    expect(filling.emptied).toBe(true);
    store.set('paymentPurpose', 'GOODS');
    expect(await store.submit()).toBe('20418300');
    expect(filling.emptied).toBe(false);
  });

  it('and was not chosen here changes nothing in the form', async () => {
    const { filling, relist } = await openForm();
    const { form } = filling;
    await relist(thalassa, inPounds);
    expect(filling.form).toBe(form);
    expect(filling.emptied).toBe(false);
  });

  it('is asked about no more: the check is that of who is chosen next', async () => {
    const { store, scope, relist, time } = await openForm();
    await scope.bankDetailChecks.changed('b-1');
    await store.askBankDetailCheck();
    expect(store.check.questions).toHaveLength(1);
    await relist(kestrel);
    expect([store.check.questions, store.check.open]).toEqual([[], false]);
    store.set('beneficiaryId', 'b-2');
    expect(store.check.open).toBeNull();
    await time.advance(0);
    expect(store.check.open).toBe(false);
  });
});

describe('what the user has been in', () => {
  it('is told what is wrong with it, and nothing else is', async () => {
    const { store } = await openForm();
    expect([store.begun, store.amountProblem]).toEqual([false, null]);
    store.set('amount', '0');
    expect(store.begun).toBe(true);
    expect(store.amountProblem?.message).toBe('Amount must be greater than 0.01.');
    expect(store.shown('amount')).toBe('Amount must be greater than 0.01.');
    store.set('amount', '10000');
    expect([store.amountProblem, store.shown('amount'), store.shown('paymentPurpose')]).toEqual([
      null,
      null,
      null,
    ]);
    store.set('paymentPurpose', 'GOODS');
    store.set('paymentPurpose', '');
    expect(store.shown('paymentPurpose')).toBe('Required field.');
  });

  it('does not have its account chosen for it', async () => {
    const { store, filling } = await openForm();
    store.set('settlementAccount', 'usd-1');
    await store.choices.accounts.load();
    store.preselect();
    expect(filling.form.settlementAccount).toBe('usd-1');
  });

  it('is a tick too, which is asked for anew with another amount or other details', async () => {
    const { store, filling, scope, time } = await openForm();
    store.set('paymentPurpose', 'GOODS');
    store.set('amount', '9000');
    store.tick('partAccepted', true);
    expect(store.messages).toEqual({});
    store.tick('partAccepted', false);
    expect(store.shown('partAccepted')).toBe('Required field.');
    store.set('amount', '10000');
    await scope.bankDetailChecks.changed('b-1');
    await store.askBankDetailCheck();
    store.tick('detailsChecked', true);
    expect(filling.form.detailsChecked).toBe(true);
    await store.askBankDetailCheck();
    await time.advance(0);
    expect(filling.form.detailsChecked).toBeUndefined();
    expect(filling.form).toMatchObject({ beneficiaryId: 'b-1', paymentPurpose: 'GOODS' });
  });
});
