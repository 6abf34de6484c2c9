import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxFailure } from '../../../test/ofxSamples.ts';
import { succeeded } from '../../result/index.ts';
import type { OfxBankTemplate } from '../api/ofxBankTemplate.ts';
import type { Ofx } from '../api/ofxPorts.ts';
import {
  canSaveOfx,
  openOfxWizard,
  ofxWizardTransition,
  problemsOfStep,
  templateQuery,
  type OfxValidation,
  type OfxWizard,
  type OfxWizardEvent,
} from './ofxWizard.ts';
import { fieldsOfStep, type OfxFormStep } from './ofxForm.ts';
import { addOfxBeneficiary } from './addOfxBeneficiary.ts';

const fields: OfxBankTemplate = [
  { propertyKey: 'account', name: 'Account', required: true, validationRegex: null, maxLength: null },
];

const finish: OfxWizardEvent = { type: 'step-finished' };
const received: OfxWizardEvent = { type: 'template-received', fields };
const from = (start: OfxWizard, ...events: readonly OfxWizardEvent[]): OfxWizard =>
  events.reduce(ofxWizardTransition, start);
const kept = openOfxWizard(ofxBeneficiary('b1'));
const review = from(kept, finish, received, finish);

describe('the wizard of a beneficiary', () => {
  it('stays at a step with problems, and shows them from then on', () => {
    const stuck = from(openOfxWizard(), finish);
    expect(stuck).toMatchObject({ step: 'beneDetails', template: { status: 'none' } });
    expect(stuck.tried.has('beneDetails')).toBe(true);
    expect(problemsOfStep(stuck, 'beneDetails').size).toBe(6);
  });

  it('proposes what it begins with until the user has been there, and nothing of who is kept (OFX-BENE-14)', () => {
    const opened = openOfxWizard();
    expect(opened.proposed).toEqual(['currency', 'classification', 'beneficiaryAddress.country']);
    const walked = from(
      opened,
      { type: 'field-seen', path: ['currency'] },
      { type: 'typed', path: ['beneficiaryAddress', 'country'], value: 'GR' },
    );
    expect(walked.proposed).toEqual(['classification']);
    expect(kept.proposed).toEqual([]);
  });

  it('goes on with the record as it is sent: a number in one group', () => {
    const path = ['beneficiaryBankDetails', 'account'] as const;
    const grouped: OfxBankTemplate = [
      {
        propertyKey: 'account',
        name: 'IBAN',
        required: true,
        validationRegex: '^DE[0-9]{20}$',
        maxLength: 22,
      },
    ];
    const typed: OfxWizardEvent = { type: 'typed', path, value: 'DE89 3704 0044 0532 0130 00' };
    const { step, beneficiary } = from(kept, finish, { ...received, fields: grouped }, typed, finish);
    expect(step).toBe('confirm');
    expect(beneficiary.beneficiaryBankDetails.values['account']).toBe('DE89370400440532013000');
  });

  it('reaches the bank details once their template is there (OFX-BENE-20)', () => {
    const asking = from(kept, finish);
    expect(asking).toMatchObject({ step: 'beneDetails', template: { status: 'loading' } });
    expect(templateQuery(asking)).toEqual({ country: 'AU', currency: 'AUD' });
    expect(from(asking, finish)).toBe(asking);
    const there = from(asking, received);
    expect(there).toMatchObject({ step: 'bankDetails', template: { status: 'loaded', country: 'AU' } });
    const step: OfxFormStep = 'bankDetails';
    expect(fieldsOfStep(step, fields)).toHaveLength(6);
  });

  it('says why there is none, and asks again when it is wanted', () => {
    const failing = from(kept, finish, { type: 'template-failed', failure: ofxFailure() });
    expect(failing).toMatchObject({ step: 'beneDetails', template: { status: 'failed' } });
    expect(from(failing, finish).template.status).toBe('loading');
  });

  it('asks for another template once country or currency is another', () => {
    const changed = from(
      kept,
      finish,
      received,
      { type: 'step-chosen', step: 'beneDetails' },
      { type: 'typed', path: ['currency'], value: 'EUR' },
    );
    expect(from(changed, { type: 'step-chosen', step: 'bankDetails' })).toBe(changed);
    expect(from(changed, finish)).toMatchObject({ step: 'beneDetails', template: { status: 'loading' } });
  });

  it('asks for another template once the bank stands elsewhere, and stays at the bank', () => {
    const elsewhere = from(
      kept,
      finish,
      received,
      { type: 'typed', path: ['beneficiaryBankDetails', 'bankAddress', 'country'], value: 'NZ' },
      finish,
    );
    expect(elsewhere).toMatchObject({ step: 'bankDetails', template: { status: 'loading' } });
    expect(templateQuery(elsewhere)).toEqual({ country: 'NZ', currency: 'AUD' });
    expect(templateQuery(openOfxWizard())).toEqual({ country: 'US', currency: 'USD' });
  });

  it('validates by itself on the review: pending, then valid or invalid (OFX-BENE-22)', () => {
    const pending: OfxValidation = { status: 'pending' };
    expect(review).toMatchObject({ step: 'confirm', validation: pending });
    expect(from(review, { type: 'validated', errors: [] }).validation).toEqual({ status: 'valid' });
    const errors = [{ fieldName: 'name', message: 'No.' }];
    expect(from(review, { type: 'validated', errors }).validation).toEqual({
      status: 'invalid',
      errors,
      failure: null,
    });
    const failing = from(review, { type: 'validation-failed', failure: ofxFailure() });
    expect(failing.validation).toMatchObject({ status: 'invalid', errors: [] });
    expect(from(failing, { type: 'validation-wanted-again' }).validation).toEqual(pending);
  });

  it('submits only what was found valid (OFX-BENE-23)', () => {
    expect(canSaveOfx(review)).toBe(false);
    expect(canSaveOfx(from(review, { type: 'validation-failed', failure: ofxFailure() }))).toBe(false);
    expect(from(review, { type: 'save-began' })).toBe(review);
    const valid = from(review, { type: 'validated', errors: [] });
    expect(canSaveOfx(valid)).toBe(true);
    const saving = from(valid, { type: 'save-began' });
    expect([saving.saving, canSaveOfx(saving)]).toEqual([true, false]);
    expect(from(saving, { type: 'save-failed', failure: ofxFailure() })).toMatchObject({
      saving: false,
      saveFailure: { kind: 'no-answer' },
    });
  });

  it('an edit link leads back to its step, and what was found valid is validated anew (OFX-BENE-21)', () => {
    const valid = from(review, { type: 'validated', errors: [] });
    const back = from(valid, { type: 'step-chosen', step: 'bankDetails' });
    expect(back).toMatchObject({ step: 'bankDetails', validation: null });
    expect(from(back, { type: 'validated', errors: [] })).toBe(back);
    expect(from(back, finish).validation).toEqual({ status: 'pending' });
  });

  it('nothing is typed on the review', () => {
    expect(from(review, { type: 'typed', path: ['name'], value: 'Other' })).toBe(review);
  });
});

it('a new beneficiary is added with one key (OFX-BENE-24)', async () => {
  const sent: string[] = [];
  const beneficiaries: Pick<Ofx['beneficiaries'], 'add'> = {
    add: async (beneficiary, key) => {
      sent.push(`add ${key}`);
      return succeeded(beneficiary);
    },
  };
  await addOfxBeneficiary(beneficiaries, { uuid: () => 'key' }, ofxBeneficiary(''));
  expect(sent).toEqual(['add key']);
});
