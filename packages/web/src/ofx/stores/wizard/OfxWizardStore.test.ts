import { listOfxPresetsToConfirm } from '@fx-gateway/domain/ofx/beneficiaries/listOfxPresetsToConfirm.ts';
import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { describe, expect, it } from 'vitest';
import { openAuthorizedScope, ofxPayee } from '../../../../test/fakeOfx.ts';
import { hearDefects } from '../../../../test/hearDefects.ts';
import { OfxWizardStore } from './OfxWizardStore.ts';

type Opened = Awaited<ReturnType<typeof openAuthorizedScope>>;

const write = (store: OfxWizardStore, key: string, value: string): void => {
  const field = store.fields.find(({ path }) => fieldKey(path) === key);
  if (field === undefined) throw new Error(`There is no field ${key} on this step.`);
  store.write(field, value);
};

const messageAt = (store: OfxWizardStore, key: string): string | null => store.problems.messageOf(key);

/** A wizard at its review, with everything filled in. */
const atReview = async (prepare: (opened: Opened) => void = () => undefined) => {
  const opened = await openAuthorizedScope();
  prepare(opened);
  const store = new OfxWizardStore(opened.scope);
  for (const [key, value] of [
    ['name', 'Brightwater Tools'],
    ['paymentReason', 'Invoices'],
    ['beneficiaryAddress.addressLine', '1 Quay Street'],
    ['beneficiaryAddress.citySuburb', 'Boston'],
    ['beneficiaryAddress.stateProvince', 'MA'],
    ['beneficiaryAddress.postCode', '02110'],
  ] as const)
    write(store, key, value);
  await store.goOn();
  write(store, 'beneficiaryBankDetails.bankName', 'Northfield Bank');
  write(store, 'beneficiaryBankDetails.account', '12345678');
  await store.goOn();
  store.send({ type: 'presets-confirmed', confirmed: true });
  return { ...opened, store };
};

const rejected = [{ fieldName: 'beneficiaryAddress.postCode', message: 'No such code.' }];

describe('the wizard of a beneficiary', () => {
  it('says what is required only when the step was to be left, and stays on it (OFX-BENE-17)', async () => {
    const { scope, calls } = await openAuthorizedScope();
    const store = new OfxWizardStore(scope);
    expect(messageAt(store, 'name')).toBeNull();
    await store.goOn();
    expect([store.state.step, store.problems.attempt]).toEqual(['beneDetails', 1]);
    expect(messageAt(store, 'name')).toBe('This is a required field.');
    expect(calls.filter((call) => call.startsWith('template'))).toEqual([]);
  });

  it('saves nothing that nobody chose before it is confirmed, and asks anew for another value (OFX-BENE-14)', async () => {
    const { store, calls } = await atReview();
    const toConfirm = () =>
      listOfxPresetsToConfirm(store.state).map(({ label, value }) => `${label}: ${value}`);
    store.send({ type: 'presets-confirmed', confirmed: false });
    expect(toConfirm()).toEqual(['Currency: USD', 'Classification: Own Account', 'Country: United States']);
    expect([store.canSave, await store.save()]).toEqual([false, null]);
    expect(calls.filter((call) => call.startsWith('save'))).toEqual([]);
    store.send({ type: 'presets-confirmed', confirmed: true });
    expect(store.canSave).toBe(true);
    store.goTo('beneDetails');
    write(store, 'classification', '3rd Party');
    write(store, 'beneficiaryAddress.country', 'GB');
    expect(toConfirm()).toEqual([]);
  });

  it('asks for the bank template before the second step, by country and currency (OFX-BENE-20)', async () => {
    const { store, calls } = await atReview();
    expect(calls).toContain('template US USD');
    expect(store.state.step).toBe('confirm');
  });

  it('says while an IBAN is typed how much of it is missing or that its check digits are wrong, and leaves the verdict to the partner', async () => {
    const { store } = await atReview();
    store.goTo('bankDetails');
    const account = 'beneficiaryBankDetails.account';
    write(store, account, 'GB64 SNDB 99');
    expect([store.problems.missingIn(account), messageAt(store, account)]).toEqual([
      null,
      'This IBAN belongs to the United Kingdom, but the bank is in the United States.',
    ]);
    write(store, 'beneficiaryBankDetails.bankAddress.country', 'GB');
    expect([store.problems.missingIn(account), messageAt(store, account)]).toEqual([
      '12 more characters.',
      null,
    ]);
    write(store, account, 'GB65SNDB99001170012345');
    expect(messageAt(store, account)).toBe('This IBAN has a mistake: its check digits do not fit the rest.');
    await store.goOn();
    await store.goOn();
    expect(store.state.step).toBe('confirm');
  });

  it('says what is wrong with a field once it was left filled in, of every step anew', async () => {
    const { scope, answers } = await openAuthorizedScope();
    answers.template = succeeded([
      { propertyKey: 'account', name: 'Account', required: true, validationRegex: '^\\d{8}$', maxLength: 8 },
    ]);
    const store = new OfxWizardStore(scope, ofxPayee('b1', 'Thalassa'));
    const account = 'beneficiaryBankDetails.account';
    await store.goOn();
    write(store, account, '1234');
    expect(messageAt(store, account)).toBeNull();
    store.problems.leave(account, '');
    expect(messageAt(store, account)).toBeNull();
    store.problems.leave(account, '1234');
    expect(messageAt(store, account)).toBe('Invalid format.');
    expect([store.problems.summary, store.problems.attempt]).toEqual([[], 0]);
    expect(scope.wizardRecorder.forms().at(-1)?.at(-1)).toMatchObject({
      event: 'field-left',
      field: account,
    });
    store.goTo('beneDetails');
    await store.goOn();
    expect(messageAt(store, account)).toBeNull();
  });

  it('keeps what is typed when the template cannot be had, and asks again', async () => {
    const { scope, answers } = await openAuthorizedScope();
    const store = new OfxWizardStore(scope, ofxPayee('b1', 'Thalassa'));
    const { template } = answers;
    answers.template = failed(callFailure('no-answer', '/bank-accounts'));
    await store.goOn();
    expect(store.state).toMatchObject({ step: 'beneDetails', template: { status: 'failed' } });
    answers.template = template;
    await store.goOn();
    expect(store.state).toMatchObject({ step: 'bankDetails', beneficiary: { name: 'Thalassa' } });
  });

  it('is checked by the partner when the review opens, and can be saved when valid (OFX-BENE-22, OFX-BENE-23)', async () => {
    const { store, calls } = await atReview();
    expect(calls.filter((call) => call === 'validate')).toHaveLength(1);
    expect(store.canSave).toBe(true);
  });

  it('shows what the partner rejects beside its field until that is changed, and leads back to the review (OFX-BENE-28)', async () => {
    const { store, answers, calls } = await atReview((opened) => {
      opened.answers.validate = async () => succeeded(rejected);
    });
    expect([store.canSave, await store.save()]).toEqual([false, null]);
    expect(store.placeOf({ fieldName: 'beneficiaryAddress.postCode', message: '' })?.step).toBe(
      'beneDetails',
    );
    store.goTo('beneDetails');
    expect(messageAt(store, 'beneficiaryAddress.postCode')).toBe('No such code.');
    write(store, 'beneficiaryAddress.postCode', '02111');
    expect(messageAt(store, 'beneficiaryAddress.postCode')).toBeNull();
    answers.validate = async () => succeeded([]);
    await store.goOn();
    expect([store.state.step, store.canSave]).toEqual(['confirm', true]);
    expect(calls.filter((call) => call.startsWith('add'))).toEqual([]);
  });

  it('asks for another template when the country was corrected, and shows the bank step for it', async () => {
    const { store, calls } = await atReview();
    store.goTo('beneDetails');
    write(store, 'beneficiaryAddress.country', 'GR');
    await store.goOn();
    expect(calls).toContain('template GR EUR');
    expect(store.state.step).toBe('bankDetails');
  });

  it('joins the list when it is saved, with one call (OFX-BENE-24)', async () => {
    const { store, scope, calls, answers } = await atReview();
    answers.save = async () => {
      const added = { ...store.state.beneficiary, beneficiaryId: 'b9' };
      answers.list = [...answers.list, added];
      return succeeded(added);
    };
    const saved = await store.save();
    expect(saved?.beneficiaryId).toBe('b9');
    expect(calls.filter((call) => call.startsWith('add'))).toHaveLength(1);
    expect(scope.session.beneficiaries.value?.map(({ beneficiaryId }) => beneficiaryId)).toContain('b9');
  });

  it('is found in the list when the answer to its save was lost, and not sent again', async () => {
    const { store, answers, calls } = await atReview();
    answers.save = async () => {
      answers.list = [...answers.list, { ...store.state.beneficiary, beneficiaryId: 'b9' }];
      return failed(callFailure('no-answer', '/payments/beneficiaries'));
    };
    expect((await store.save())?.beneficiaryId).toBe('b9');
    expect(calls.filter((call) => call.startsWith('add'))).toHaveLength(1);
  });

  it('is not taken for another one of that name, who was added with another account meanwhile', async () => {
    const { store, answers } = await atReview();
    answers.save = async () => {
      answers.list = [...answers.list, { ...ofxPayee('b9', 'Brightwater Tools', 'USD') }];
      return failed(callFailure('no-answer', '/payments/beneficiaries'));
    };
    expect(await store.save()).toBeNull();
  });

  it('is another save after a refusal: what was corrected is not taken for a copy of the refused one', async () => {
    const { store, answers, calls } = await atReview();
    answers.save = async () => failed(callFailure('refused', '/payments/beneficiaries', { status: 400 }));
    expect([await store.save(), store.sealed]).toEqual([null, false]);
    await store.save();
    const keys = calls.flatMap((call) => (call.startsWith('add') ? [call.split(' ').at(-1)] : []));
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps its key when its answer was lost, so that no copy of it is another beneficiary', async () => {
    const { store, answers, calls } = await atReview();
    answers.save = async () => failed(callFailure('no-answer', '/payments/beneficiaries'));
    expect(await store.save()).toBeNull();
    await store.save();
    const keys = calls.flatMap((call) => (call.startsWith('add') ? [call.split(' ').at(-1)] : []));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('that was refused is not looked for in the list, where somebody of that name may stand', async () => {
    const { store, answers } = await atReview();
    answers.save = async () => {
      answers.list = [...answers.list, { ...store.state.beneficiary, beneficiaryId: 'b9' }];
      return failed(callFailure('refused', '/payments/beneficiaries', { status: 400 }));
    };
    expect(await store.save()).toBeNull();
    expect(store.state.saveFailure?.kind).toBe('refused');
  });

  it('is sealed while it is not known whether it was saved, until the list says so', async () => {
    const { store, answers } = await atReview();
    answers.save = async () => failed(callFailure('no-answer', '/payments/beneficiaries'));
    answers.listFailure = callFailure('no-answer', '/payments/beneficiaries');
    expect([await store.save(), store.sealed]).toEqual([null, true]);
    answers.listFailure = null;
    expect([await store.lookAgain(), store.sealed]).toEqual([null, false]);
    expect(store.state.saveFailure?.kind).toBe('no-answer');
  });
});

describe('an edit that breaks off', () => {
  const heard = hearDefects();

  it('is reported and unknown, and nothing waits for it', async () => {
    const { scope } = await openAuthorizedScope();
    const broken = new Error('the lock of this browser failed');
    const edited = { ...scope, exclusively: () => Promise.reject(broken) };
    const store = new OfxWizardStore(edited, ofxPayee('b1', 'Thalassa'));
    write(store, 'name', 'Thalassa Olives');
    for (const [key, value] of [
      ['beneficiaryBankDetails.bankName', 'Aegean Lighthouse Bank'],
      ['beneficiaryBankDetails.account', 'GR93'],
    ] as const) {
      if (store.state.step === 'beneDetails') await store.goOn();
      write(store, key, value);
    }
    await store.goOn();
    expect(store.state.step).toBe('confirm');
    expect(await store.save()).toBeNull();
    expect(heard).toEqual([broken]);
    expect([store.state.saving, store.lost]).toEqual([false, true]);
  });
});
