import { describe, expect, it } from 'vitest';
import { ofxBeneficiary, ofxFailure } from '../../../test/ofxSamples.ts';
import type { OfxBankTemplate } from '../api/ofxBankTemplate.ts';
import {
  canSaveOfx,
  waitsForOfxPresets,
  makeInitialOfxWizard,
  reduceOfxWizard,
  findOfxStepProblems,
  type OfxValidation,
  type OfxWizard,
  type OfxWizardAction,
} from './ofxWizard.ts';
import { makeBankTemplateQuery } from './makeBankTemplateQuery.ts';
import { ofxFieldsOfStep, type OfxFormStep } from './ofxForm.ts';

const fields: OfxBankTemplate = [
  { propertyKey: 'account', name: 'Account', required: true, validationRegex: null, maxLength: null },
];

const finish: OfxWizardAction = { type: 'step-finished' };
const received: OfxWizardAction = { type: 'template-received', fields };
const from = (start: OfxWizard, ...events: readonly OfxWizardAction[]): OfxWizard =>
  events.reduce(reduceOfxWizard, start);
const opened = (): OfxWizard => makeInitialOfxWizard(ofxBeneficiary('b1'));
const atReview = (): OfxWizard => from(opened(), finish, received, finish);

const movedTo = (value: string): OfxWizardAction => ({
  type: 'typed',
  path: ['beneficiaryAddress', 'country'],
  value,
});

describe('the wizard of a beneficiary', () => {
  it('stays at a step with problems', () => {
    const stuck = from(makeInitialOfxWizard(), finish);
    expect(stuck).toMatchObject({ step: 'beneDetails', template: { status: 'none' } });
    expect(findOfxStepProblems(stuck, 'beneDetails').size).toBe(6);
  });

  it('proposes what it begins with until the user chooses it, and nothing of who is kept (OFX-BENE-14)', () => {
    const fresh = makeInitialOfxWizard();
    expect(fresh.proposed).toEqual(['currency', 'classification', 'beneficiaryAddress.country']);
    const walked = from(
      fresh,
      { type: 'typed', path: ['currency'], value: 'USD' },
      { type: 'typed', path: ['beneficiaryAddress', 'country'], value: 'US' },
    );
    expect(walked.proposed).toEqual(['classification']);
    expect(opened().proposed).toEqual([]);
  });

  it.each<readonly [string, OfxWizard, readonly OfxWizardAction[], string, boolean]>([
    ["the country's own", makeInitialOfxWizard(), [movedTo('GR')], 'EUR', true],
    ['the one of the last country', makeInitialOfxWizard(), [movedTo('GR'), movedTo('GB')], 'GBP', true],
    [
      'the one that the user chose',
      makeInitialOfxWizard(),
      [{ type: 'typed', path: ['currency'], value: 'USD' }, movedTo('GR')],
      'USD',
      false,
    ],
    [
      'another one than that of the former country',
      makeInitialOfxWizard(ofxBeneficiary('b1', { currency: 'USD' })),
      [movedTo('GR')],
      'USD',
      false,
    ],
    ['as it was where the country has none that is offered', opened(), [movedTo('CN')], 'AUD', false],
    ['as it was where the country is the same', opened(), [movedTo('AU')], 'AUD', false],
  ])('is paid in %s once the country is chosen', (_what, start, events, currency, isProposed) => {
    const wizard = from(start, ...events);
    expect(wizard.beneficiary.currency).toBe(currency);
    expect(wizard.proposed.filter((key) => key === 'currency')).toHaveLength(isProposed ? 1 : 0);
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
    const typed: OfxWizardAction = { type: 'typed', path, value: 'DE89 3704 0044 0532 0130 00' };
    const { step, beneficiary } = from(opened(), finish, { ...received, fields: grouped }, typed, finish);
    expect(step).toBe('confirm');
    expect(beneficiary.beneficiaryBankDetails.values['account']).toBe('DE89370400440532013000');
  });

  it('reaches the bank details once their template is there (OFX-BENE-20)', () => {
    const asking = from(opened(), finish);
    expect(asking).toMatchObject({ step: 'beneDetails', template: { status: 'loading' } });
    expect(makeBankTemplateQuery(asking.beneficiary)).toEqual({ country: 'AU', currency: 'AUD' });
    expect(from(asking, finish)).toBe(asking);
    const there = from(asking, received);
    expect(there).toMatchObject({ step: 'bankDetails', template: { status: 'loaded', country: 'AU' } });
    const step: OfxFormStep = 'bankDetails';
    expect(ofxFieldsOfStep(step, fields)).toHaveLength(6);
  });

  it('says why there is none, and asks again when it is wanted', () => {
    const failing = from(opened(), finish, { type: 'template-failed', failure: ofxFailure() });
    expect(failing).toMatchObject({ step: 'beneDetails', template: { status: 'failed' } });
    expect(from(failing, finish).template.status).toBe('loading');
  });

  it('asks for another template once country or currency is another', () => {
    const changed = from(
      opened(),
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
      opened(),
      finish,
      received,
      { type: 'typed', path: ['beneficiaryBankDetails', 'bankAddress', 'country'], value: 'NZ' },
      finish,
    );
    expect(elsewhere).toMatchObject({ step: 'bankDetails', template: { status: 'loading' } });
    expect(makeBankTemplateQuery(elsewhere.beneficiary)).toEqual({ country: 'NZ', currency: 'AUD' });
    expect(makeBankTemplateQuery(makeInitialOfxWizard().beneficiary)).toEqual({
      country: 'US',
      currency: 'USD',
    });
  });

  it('validates by itself on the review: pending, then valid or invalid (OFX-BENE-22)', () => {
    const pending: OfxValidation = { status: 'pending' };
    expect(atReview()).toMatchObject({ step: 'confirm', validation: pending });
    expect(from(atReview(), { type: 'validated', errors: [] }).validation).toEqual({ status: 'valid' });
    const errors = [{ fieldName: 'name', message: 'No.' }];
    expect(from(atReview(), { type: 'validated', errors }).validation).toEqual({
      status: 'invalid',
      errors,
      failure: null,
    });
    const failing = from(atReview(), { type: 'validation-failed', failure: ofxFailure() });
    expect(failing.validation).toMatchObject({ status: 'invalid', errors: [] });
    expect(from(failing, { type: 'validation-wanted-again' }).validation).toEqual(pending);
  });

  it('submits only what was found valid (OFX-BENE-23)', () => {
    expect(canSaveOfx(atReview())).toBe(false);
    expect(canSaveOfx(from(atReview(), { type: 'validation-failed', failure: ofxFailure() }))).toBe(false);
    const unchecked = atReview();
    expect(from(unchecked, { type: 'save-began' })).toBe(unchecked);
    const valid = from(atReview(), { type: 'validated', errors: [] });
    expect(canSaveOfx(valid)).toBe(true);
    const saving = from(valid, { type: 'save-began' });
    expect([saving.saving, canSaveOfx(saving)]).toEqual([true, false]);
    expect(from(saving, { type: 'save-failed', failure: ofxFailure() })).toMatchObject({
      saving: false,
      saveFailure: { kind: 'no-answer' },
    });
  });

  it('submits nothing that nobody chose before it is confirmed, each with its value (OFX-BENE-14)', () => {
    const found = {
      ...makeInitialOfxWizard(),
      step: 'confirm',
      validation: { status: 'valid' },
    } as const satisfies OfxWizard;
    expect([waitsForOfxPresets(found), canSaveOfx(found)]).toEqual([true, false]);
    expect(from(found, { type: 'save-began' })).toBe(found);
    const confirmed = from(found, { type: 'presets-confirmed', confirmed: true });
    expect([waitsForOfxPresets(confirmed), canSaveOfx(confirmed)]).toEqual([false, true]);
    expect(canSaveOfx(from(confirmed, { type: 'presets-confirmed', confirmed: false }))).toBe(false);
    // The country brings its currency along, which nobody has seen yet.
    const other = { ...confirmed, beneficiary: { ...confirmed.beneficiary, currency: 'EUR' } };
    expect(canSaveOfx(other)).toBe(false);
  });

  it('an edit link leads back to its step, and what was found valid is validated anew (OFX-BENE-21)', () => {
    const valid = from(atReview(), { type: 'validated', errors: [] });
    const back = from(valid, { type: 'step-chosen', step: 'bankDetails' });
    expect(back).toMatchObject({ step: 'bankDetails', validation: null });
    expect(from(back, { type: 'validated', errors: [] })).toBe(back);
    expect(from(back, finish).validation).toEqual({ status: 'pending' });
  });

  it('keeps its record when a save stops because it was changed elsewhere', () => {
    const saving = from(atReview(), { type: 'validated', errors: [] }, { type: 'save-began' });
    const stopped = from(saving, { type: 'save-stopped' });
    expect(stopped).toEqual({ ...saving, saving: false });
    expect(canSaveOfx(stopped)).toBe(true);
  });

  it('goes step by step while the template stands: from the beneficiary to the bank, and then to the review', () => {
    const back = from(atReview(), { type: 'step-chosen', step: 'beneDetails' });
    const atBank = from(back, finish);
    expect(atBank).toMatchObject({ step: 'bankDetails', validation: null });
    const review = from(atBank, finish);
    expect(review).toMatchObject({ step: 'confirm', validation: { status: 'pending' } });
    expect(from(review, finish)).toBe(review);
  });

  it('takes no answer that nobody waits for', () => {
    const atBank = from(opened(), finish, received);
    const failure = ofxFailure();
    for (const late of [
      { ...received, fields: [] },
      { type: 'template-failed', failure },
      { type: 'validated', errors: [] },
      { type: 'validation-failed', failure },
      { type: 'validation-wanted-again' },
      { type: 'save-began' },
    ] satisfies OfxWizardAction[])
      expect(from(atBank, late)).toBe(atBank);
  });

  it('is not left, and not checked again, while it is saved', () => {
    const saving = from(atReview(), { type: 'validated', errors: [] }, { type: 'save-began' });
    expect(from(saving, { type: 'step-chosen', step: 'beneDetails' })).toBe(saving);
    expect(from(saving, { type: 'validation-wanted-again' })).toBe(saving);
  });

  it('needs no template to go back to the beneficiary', () => {
    const changed = from(opened(), finish, received, {
      type: 'typed',
      path: ['beneficiaryBankDetails', 'bankAddress', 'country'],
      value: 'NZ',
    });
    expect(from(changed, { type: 'step-chosen', step: 'beneDetails' }).step).toBe('beneDetails');
    expect(from(changed, { type: 'step-chosen', step: 'bankDetails' })).toBe(changed);
  });

  it('nothing is typed on the review', () => {
    const review = atReview();
    expect(from(review, { type: 'typed', path: ['name'], value: 'Other' })).toBe(review);
  });
});
