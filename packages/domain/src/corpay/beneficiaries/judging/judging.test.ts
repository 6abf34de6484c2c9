import { describe, expect, it } from 'vitest';
import { pattern, rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import type { RulesTemplate } from '../../api/rulesTemplate.ts';
import { makeBeneficiaryToSend } from './makeBeneficiaryToSend.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { checkBeneficiary, findWizardStepProblems } from './findWizardStepProblems.ts';
import { buildWizardReview } from '../wizard/buildWizardReview.ts';

const right: Beneficiary = { ...newBeneficiary('b1'), accountHolderPostal: '3000', bankPostal: '3001' };
const messages = (record: Beneficiary, rules: Partial<RulesTemplate>) =>
  Object.fromEntries(checkBeneficiary(record, template(rules)).map(({ field, message }) => [field, message]));

describe('what is wrong with a record (CP-WIZ-7, CP-WIZ-8)', () => {
  it('nothing, when it keeps the rules; both postal codes are always needed', () => {
    expect(messages(right, {})).toEqual({});
    expect(messages(newBeneficiary('b1'), {})).toEqual({
      accountHolderPostal: 'Required field.',
      bankPostal: 'Required field.',
    });
  });

  it('is the first reason of each field, in the words of its rule or else in ours', () => {
    const rules = [
      rule('accountHolderName', { isRequired: true }),
      rule('bankName', { validationRules: [pattern('^.{0,3}$', 'Too long.'), pattern('^\\d*$', 'Digits.')] }),
      rule('bankCity', { validationRules: [pattern('^.{0,3}$')] }),
      rule('bankAddressLine1', { validationRules: [pattern('^\\d*$')] }),
      rule('bankAddressLine2', { validationRules: [pattern('(?=look)around', 'Never.')] }),
      rule('accountNumber', { valueSet: [{ id: 'A', text: 'A' }] }),
    ];
    const record = {
      ...right,
      bankName: 'Bank',
      bankCity: 'City',
      bankAddressLine1: 'Line',
      bankAddressLine2: 'Line',
      accountNumber: 'B',
      bankCountry: 'CN',
    };
    expect(messages(record, { rules })).toEqual({
      accountHolderName: 'Required field.',
      bankCountry: 'Invalid format.',
      bankName: 'Too long.',
      bankAddressLine1: 'Invalid format.',
      bankCity: 'Max length is 3',
      accountNumber: 'Invalid format.',
    });
  });

  it('counts regulatory answers, impossible methods and characters that nobody can write', () => {
    const purpose = {
      id: 'purpose',
      label: 'Purpose',
      isRequired: true,
      regEx: '',
      errorMessage: '',
      valueSet: [],
    };
    const record = { ...right, bankCountry: 'JP', paymentMethods: ['W', 'E'], bankCity: 'a\u0000b' };
    expect(messages(record, { regulatoryRules: [purpose] })).toEqual({
      paymentMethods: 'Banks in Japan cannot be paid by iACH.',
      bankCity: 'Invalid format.',
      'regulatory.purpose': 'Required field.',
    });
    expect(messages({ ...right, paymentMethods: [] }, {})).toEqual({ paymentMethods: 'Required field.' });
  });

  it('takes nothing that turns the direction in which the rest is read', () => {
    expect(messages({ ...right, bankCity: 'Nel\u202eson' }, {})).toEqual({ bankCity: 'Invalid format.' });
    expect(messages({ ...right, bankCity: 'תל אביב' }, {})).toEqual({});
  });

  it('adds a clear reason to a number that its pattern accepts', () => {
    const rules = [rule('iban', { validationRules: [pattern('^CH', 'Swiss only.')] }), rule('swiftBicCode')];
    const swiss = { ...right, bankCountry: 'CH', swiftBicCode: 'frnb chzz' };
    expect(messages({ ...swiss, iban: 'ch42 0999 0000 1234 5678 9' }, { rules })).toEqual({});
    expect(messages({ ...swiss, iban: 'CH4309990000123456789' }, { rules })).toEqual({
      iban: 'This IBAN has a mistake: its check digits do not fit the rest.',
    });
    expect(messages({ ...swiss, iban: 'GB64SNDB99001170012345' }, { rules })).toEqual({
      iban: 'Swiss only.',
    });
    expect(messages({ ...swiss, swiftBicCode: 'FRNBXXZZ' }, { rules })['swiftBicCode']).toContain('XX');
  });

  it('says that only Latin letters are meant where those of another script are refused', () => {
    const said = 'Name may have letters and spaces only.';
    const rules = [rule('accountHolderName', { validationRules: [pattern('^[A-Za-z ]*$', said)] })];
    const named = (accountHolderName: string) => messages({ ...right, accountHolderName }, { rules });
    expect(named('Ελαιώνες Αιγαίου')).toEqual({
      accountHolderName: `${said} Only Latin letters, such as A to Z, are taken here.`,
    });
    expect(named('Olive 7')).toEqual({ accountHolderName: said });
  });

  it('says so in our words where the partner gives no reason', () => {
    const rules = [rule('accountHolderName', { validationRules: [pattern('^[A-Za-z ]*$')] })];
    expect(messages({ ...right, accountHolderName: 'Ελαιώνες Αιγαίου' }, { rules })).toEqual({
      accountHolderName: 'Invalid format. Only Latin letters, such as A to Z, are taken here.',
    });
  });

  it('is told step by step too', () => {
    expect(findWizardStepProblems('bank-address', newBeneficiary('b1'), null)).toEqual([
      { field: 'bankPostal', label: 'Bank Postal Code', message: 'Required field.' },
    ]);
    expect(findWizardStepProblems('review', newBeneficiary('b1'), null)).toEqual([]);
  });
});

const purposes = {
  id: 'purpose',
  label: 'Purpose',
  isRequired: true,
  regEx: '',
  errorMessage: '',
  valueSet: [{ id: 'G', text: 'Goods' }],
};

describe('what is sent', () => {
  it('is tidy, and holds nothing that the template does not ask for', () => {
    const record = {
      ...right,
      accountHolderName: '  Ada  ',
      iban: ' gr93 0119 8760 0000 0012 3456 789 ',
      accountNumber: '123',
      localAccountNumber: '456',
      settlementMethods: 'W',
      preferredMethod: 'E',
      regulatory: [
        { key: 'purpose', value: ' G ' },
        { key: 'purpose', value: 'S' },
        { key: 'gone', value: 'x' },
      ],
    };
    const sent = makeBeneficiaryToSend(
      record,
      template({
        rules: [rule('iban'), rule('settlementMethods')],
        regulatoryRules: [purposes],
      }),
    );
    expect(sent).toEqual({
      ...right,
      accountHolderName: 'Ada',
      iban: 'GR9301198760000000123456789',
      preferredMethod: 'W',
      regulatory: [{ key: 'purpose', value: 'G' }],
    });
  });
});

describe('the review', () => {
  it('shows everything that was filled in, by its name and not by its code, and nothing else', () => {
    const record = {
      ...right,
      accountHolderName: 'Ada',
      paymentMethods: ['W', 'E'],
      bankRegion: 'OH',
      regulatory: [{ key: 'purpose', value: 'G' }],
    };
    const shown = buildWizardReview(
      record,
      template({ regulatoryRules: [purposes], bankRegions: [{ id: 'OH', name: 'Ohio' }] }),
    );
    expect(shown.map(({ title }) => title)).toEqual([
      'Basic Info',
      'Beneficiary Address',
      'Bank Address',
      'Banking Details',
    ]);
    expect(shown.map(({ rows }) => rows.map(({ label, value }) => `${label}: ${value}`))).toEqual([
      [
        'Beneficiary Name: Ada',
        'Destination Country: Australia',
        'Currency: AUD - Australian dollar',
        'Classification: Individual',
        'Payment Methods: Wire, iACH',
        'Preferred Payment Method: Wire',
      ],
      ['Country: Australia', 'Postal Code: 3000'],
      ['Bank Country: Australia', 'Bank State or Region: Ohio', 'Bank Postal Code: 3001'],
      ['Purpose: Goods'],
    ]);
  });
});
