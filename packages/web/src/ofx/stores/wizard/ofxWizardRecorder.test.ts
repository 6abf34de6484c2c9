import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries/ofxField.ts';
import { makeOfxRecording } from '@fx-gateway/domain/ofx/recording/makeOfxRecording.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { expect, it } from 'vitest';
import { ofxPayee, openAuthorizedScope } from '../../../../test/fakeOfx.ts';
import { runsIn, secretText } from '../../../../test/typedSecrets.ts';
import { OfxWizardStore } from './OfxWizardStore.ts';

type Scope = Awaited<ReturnType<typeof openAuthorizedScope>>['scope'];

const product = { version: '0.1.0', commit: 'unknown' };
const saved = { product, client: 'web', savedAt: '2026-11-23T00:00:00.000Z' } as const;

/** The recording of the visit, as it is written. */
const writtenIn = (scope: Scope) =>
  JSON.stringify(makeOfxRecording([], saved, { wizards: scope.wizardRecorder.forms() }));

it('what was judged in the wizard, and how, stands in the recording of the visit (REC-1, REC-7)', async () => {
  const { scope, answers } = await openAuthorizedScope();
  const store = new OfxWizardStore(scope);
  const moments = new Set<string>();
  const look = (): void => {
    const seen = JSON.parse(writtenIn(scope)).wizards.at(-1).at(-1);
    const screen = {
      step: store.state.step,
      fields: store.fields.map((field) => {
        const said = store.problems.messageOf(fieldKey(field.path));
        return {
          field: fieldKey(field.path),
          // The partner's own words may repeat what was typed.
          message: said === 'No such code.' ? 'Refused by the partner.' : said,
        };
      }),
    };
    expect(seen).toMatchObject(screen);
    expect(seen.cannotSave === null).toBe(store.canSave);
    moments.add(JSON.stringify(screen));
  };
  const judged = (key: string): unknown =>
    JSON.parse(writtenIn(scope))
      .wizards.at(-1)
      .at(-1)
      .fields.find(({ field }: { field: string }) => field === key);
  const write = (key: string, value: string): void => {
    const field = store.fields.find(({ path }) => fieldKey(path) === key);
    if (field !== undefined) store.write(field, value);
    look();
  };
  await store.goOn();
  look();
  expect(judged('name')).toMatchObject({ length: 0, verdict: 'wrong', message: 'This is a required field.' });
  write('name', 'Brightwater Tools');
  expect(judged('name')).toMatchObject({ length: 17, verdict: 'right', message: null });
  write('paymentReason', 'Goods of Brightwater');
  write('beneficiaryAddress.addressLine', '1 Quay Street');
  write('beneficiaryAddress.citySuburb', 'Boston');
  write('beneficiaryAddress.stateProvince', 'MA');
  write('beneficiaryAddress.postCode', '02110');
  const { template } = answers;
  answers.template = failed(callFailure('no-answer', '/bank-accounts'));
  await store.goOn();
  look();
  answers.template = template;
  await store.goOn();
  look();
  expect(judged('beneficiaryBankDetails.account')).toMatchObject({ length: 0, verdict: 'not-judged' });
  write('beneficiaryBankDetails.bankName', 'Northfield Bank');
  write('beneficiaryBankDetails.account', '12345678');
  answers.validate = async () =>
    succeeded([{ fieldName: 'beneficiaryAddress.postCode', message: 'No such code.' }]);
  await store.goOn();
  look();
  store.goTo('beneDetails');
  look();
  expect(judged('beneficiaryAddress.postCode')).toMatchObject({
    length: 5,
    verdict: 'wrong',
    message: 'Refused by the partner.',
  });
  write('beneficiaryAddress.postCode', '02111');
  expect(judged('beneficiaryAddress.postCode')).toMatchObject({ verdict: 'right' });
  answers.validate = async () => succeeded([]);
  await store.goOn();
  look();
  expect(store.state.step).toBe('confirm');
  expect(moments.size).toBeGreaterThan(8);
});

it('tells what became of a save, and begins another wizard where the edit begins over', async () => {
  const { scope, answers } = await openAuthorizedScope();
  const lastOf = () => scope.wizardRecorder.forms().at(-1)?.at(-1);
  const store = new OfxWizardStore(scope, ofxPayee('b1', 'Thalassa'));
  const toReview = async () => {
    for (let step = 0; step < 3; step += 1) await store.goOn();
  };
  const first = store.fields[0];
  if (first !== undefined) store.write(first, 'Brightwater Tools');
  await toReview();
  expect(lastOf()).toMatchObject({ step: 'confirm', cannotSave: null, save: null });
  answers.save = async () => failed(callFailure('refused', '/beneficiaries', { status: 400 }));
  const saving = store.save();
  expect(lastOf()).toMatchObject({ event: 'save-began', cannotSave: 'saving', save: 'sending' });
  await saving;
  expect(lastOf()).toMatchObject({ event: 'save-failed', save: 'refused' });
  answers.save = async () => failed(callFailure('no-answer', '/beneficiaries'));
  await store.save();
  expect(lastOf()).toMatchObject({ event: 'save-failed', save: 'unknown' });
  answers.list = [ofxPayee('b1', 'Elsewhere')];
  await store.save();
  expect(lastOf()).toMatchObject({ event: 'save-stopped', save: 'changed-elsewhere' });
  store.takeStored();
  await toReview();
  expect(scope.wizardRecorder.forms()).toHaveLength(2);
  answers.save = null;
  await store.save();
  expect(lastOf()).toMatchObject({ event: 'save-ended', save: 'saved' });
});

it('holds the lengths alone of what is typed: no three characters in a row, from whichever field (REC-2, REC-7)', async () => {
  const { scope, answers } = await openAuthorizedScope();
  const store = new OfxWizardStore(scope);
  const typed = new Set<string>();
  const seen = new Set<string>();
  answers.template = succeeded(
    ['bankName', 'account', 'sortCode'].map((propertyKey) => ({
      propertyKey,
      name: propertyKey,
      required: true,
      validationRegex: propertyKey === 'sortCode' ? '^[a-z]*$' : null,
      maxLength: 34,
    })),
  );
  for (const step of ['beneDetails', 'bankDetails'] as const) {
    expect(store.state.step).toBe(step);
    for (const field of store.fields) {
      const before = field.choices === null ? '' : field.path.at(-1) === 'country' ? 'US' : 'USD';
      const text = secretText(seen.size);
      typed.add(text);
      seen.add(fieldKey(field.path));
      store.write(field, text);
      await store.goOn();
      // What can be is left there; the rest is put in order, or nobody could go on.
      if (field.choices !== null)
        store.write(field, field.path.at(-1) === 'classification' ? 'Own Account' : before);
      if (fieldKey(field.path) === 'beneficiaryBankDetails.sortCode') store.write(field, 'abc');
    }
    const refused = [...typed].map((text) => ({ fieldName: 'account', message: `${text} is wrong.` }));
    answers.validate = async () => succeeded(refused);
    await store.goOn();
  }
  store.goTo('bankDetails');
  answers.validate = async () => succeeded([]);
  await store.goOn();
  answers.save = async () =>
    failed(callFailure('refused', '/beneficiaries', { status: 400, messages: [...typed] }));
  await store.save();
  const text = writtenIn(scope);
  expect(text).toContain('"save":"refused"');
  expect(seen.size).toBe(17);
  expect(text).toContain('"length":12');
  expect(text).toContain('"message":"Refused by the partner."');
  expect(runsIn(text, typed)).toEqual([]);
});
