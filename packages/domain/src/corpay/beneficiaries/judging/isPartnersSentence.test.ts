import { describe, expect, it } from 'vitest';
import { pattern, rule, template } from '../../../../test/sampleTemplate.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { isPartnersSentence } from './isPartnersSentence.ts';
import { findWizardStepProblems } from './findWizardStepProblems.ts';

const rules = template({
  rules: [
    rule('accountNumber', { validationRules: [pattern('^\\d{4,9}$', '4 to 9 digits')] }),
    rule('routingCode', { validationRules: [pattern('^[A-Z ]+$', ' Letters of Elaion only')] }),
    rule('iban', { isRequired: true, validationRules: [pattern('^.{1,3}$', ' ')] }),
    rule('localRoutingCode', { validationRules: [pattern('^\\d{2}$', '')] }),
  ],
  regulatoryRules: [
    { id: 'cnaps', label: '', isRequired: true, regEx: '^\\d+$', errorMessage: 'Digits.', valueSet: [] },
  ],
});

const reasonsFor = (typed: Partial<ReturnType<typeof newBeneficiary>>) =>
  findWizardStepProblems(
    'banking-details',
    { ...newBeneficiary('b1'), paymentMethods: ['W', 'E'], ...typed },
    rules,
  ).map(({ field, message }) => [field, message, isPartnersSentence(message, rules)]);

describe('a reason against a value is in the words of the partner (REC-7)', () => {
  it('where it is a sentence of its rules, also one that we have added to, and else in ours', () => {
    const answers = { regulatory: [{ key: 'cnaps', value: 'x' }] };
    expect(
      reasonsFor({
        accountNumber: '12',
        routingCode: 'Ψ',
        iban: '',
        localRoutingCode: '3',
        ...answers,
      }),
    ).toEqual([
      ['iban', 'Required field.', false],
      ['accountNumber', '4 to 9 digits', true],
      ['routingCode', 'Letters of Elaion only. Only Latin letters, such as A to Z, are taken here.', true],
      ['localRoutingCode', 'Invalid format.', false],
      ['regulatory.cnaps', 'Digits.', true],
    ]);
  });

  it('also where the partner has spaces around it', () => {
    expect(reasonsFor({ routingCode: '12' })).toContainEqual([
      'routingCode',
      ' Letters of Elaion only',
      true,
    ]);
  });

  it('never before its rules are there', () => {
    expect(isPartnersSentence('4 to 9 digits', null)).toBe(false);
  });
});
