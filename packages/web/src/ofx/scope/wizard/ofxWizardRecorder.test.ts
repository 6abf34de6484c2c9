import { callFailure } from '@fx-gateway/domain/calls';
import { fieldKey } from '@fx-gateway/domain/ofx/beneficiaries';
import { ofxRecordingOf } from '@fx-gateway/domain/ofx/recording';
import { replayOfxWizard } from '@fx-gateway/domain/ofx/beneficiaries/recording';
import { failed, succeeded } from '@fx-gateway/domain/result';
import { expect, it } from 'vitest';
import { openAuthorizedScope } from '../../../../test/fakeOfx.ts';
import { OfxWizardStore } from './OfxWizardStore.ts';

const secrets = ['Brightwater', 'Quay', 'Boston', '02110', 'Northfield', '12345678', 'No such code'];

it('what stood in the wizard comes out of the recording of the visit again, state by state (REC-1, REC-4, REC-7)', async () => {
  const { scope, answers } = await openAuthorizedScope();
  const store = new OfxWizardStore(scope);
  const product = { version: '0.1.0', commit: 'unknown' };
  const saved = { product, client: 'web', savedAt: '2026-11-23T00:00:00.000Z' } as const;
  const recorded = () => ofxRecordingOf([], saved, scope.wizardRecorder.notes())?.wizards.at(-1);
  const moments = new Set<string>();
  const look = (): void => {
    const now = recorded();
    const seen = now === undefined ? undefined : replayOfxWizard(JSON.parse(JSON.stringify(now))).at(-1);
    const screen = {
      step: store.state.step,
      fields: store.fields.map((field) => {
        const said = store.messageAt(field);
        return {
          field: fieldKey(field.path),
          proposed: store.isProposed(field),
          // The partner's own words may repeat what was typed.
          message: said === 'No such code.' ? 'Refused by the partner.' : said,
        };
      }),
      waiting: store.state.template.status === 'loading',
    };
    expect(seen).toMatchObject(screen);
    expect(seen?.cannotSave === null).toBe(store.canSave);
    moments.add(JSON.stringify(screen));
  };
  const write = (key: string, value: string): void => {
    const field = store.fields.find(({ path }) => fieldKey(path) === key);
    if (field !== undefined) store.write(field, value);
    look();
  };
  await store.goOn();
  look();
  write('name', 'Brightwater Tools');
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
  write('beneficiaryBankDetails.bankName', 'Northfield Bank');
  write('beneficiaryBankDetails.account', '12345678');
  answers.validate = async () =>
    succeeded([{ fieldName: 'beneficiaryAddress.postCode', message: 'No such code.' }]);
  await store.goOn();
  look();
  store.goTo('beneDetails');
  look();
  write('beneficiaryAddress.postCode', '02111');
  answers.validate = async () => succeeded([]);
  await store.goOn();
  look();
  answers.save = async () =>
    failed(callFailure('refused', '/beneficiaries', { status: 400, messages: ['Boston'] }));
  await store.save();
  look();
  expect(store.state.step).toBe('confirm');
  expect(moments.size).toBeGreaterThan(8);
  const text = JSON.stringify(recorded());
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});
