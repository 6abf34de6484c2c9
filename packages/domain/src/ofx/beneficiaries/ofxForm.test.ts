import { describe, expect, it } from 'vitest';
import { ofxBeneficiary } from '../../../test/ofxSamples.ts';
import type { OfxBankField } from '../api/ofxBankTemplate.ts';
import type { OfxBeneficiary } from '../api/ofxBeneficiary.ts';
import { newOfxBeneficiary, ofxCountries, ofxCurrencies } from './newOfxBeneficiary.ts';
import { fieldKey, readOfxField, writeOfxField, type OfxFieldPath } from './ofxField.ts';
import {
  bankFields,
  beneficiaryFields,
  findOfxFieldProblem,
  findOfxFieldProblems,
  requiredFieldMessage,
  type OfxFormField,
} from './ofxForm.ts';
import { fieldMessages } from '../../forms/fieldMessages.ts';
import { ofxRecordToSend } from './normalizeOfxValue.ts';
import { ofxFieldOfError, validationHeading } from './serverErrors.ts';

const bankField = (more: Partial<OfxBankField> = {}): OfxBankField => ({
  propertyKey: 'account',
  name: 'Account Number',
  required: true,
  validationRegex: '^[0-9]{6,9}$',
  maxLength: 9,
  ...more,
});

const problemOf = (template: OfxBankField, value: string): string | null | undefined => {
  const [field] = bankFields([template]);
  return field && findOfxFieldProblem(field, writeOfxField(newOfxBeneficiary, field.path, value));
};

const sent = (template: OfxBankField, value: string) => {
  const fields = bankFields([template]).slice(0, 1);
  const [field] = fields;
  if (field === undefined) return null;
  const typed = writeOfxField(newOfxBeneficiary, field.path, value);
  return readOfxField(ofxRecordToSend(fields, typed), field.path);
};

const iban = bankField({ name: 'IBAN', validationRegex: '^DE[0-9]{20}$', maxLength: 22 });

describe('a number of an account', () => {
  it('is taken in its groups, and judged without them', () => {
    expect(problemOf(iban, 'DE89 3704 0044 0532 0130 00')).toBeNull();
    expect(problemOf(iban, ' de89-3704-0044-0532-0130-00 ')).toBeNull();
    expect(problemOf(iban, 'DE89 3704 0044 0532 0130 0')).not.toBeNull();
  });

  it('is sent in one group, also where an IBAN has no pattern; the name of its bank is sent as it is', () => {
    expect(sent(iban, 'DE89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
    expect(sent({ ...iban, validationRegex: null }, 'de89 3704')).toBe('DE893704');
    const bank = bankField({ propertyKey: 'bankName', name: 'Bank Name', validationRegex: null });
    expect(sent(bank, ' Erste Bank ')).toBe('Erste Bank');
  });
});

describe('a value of the bank', () => {
  it('of spaces alone is missing where it is required', () => {
    expect(problemOf(bankField({ propertyKey: 'bankName', validationRegex: null }), '  ')).toBe(
      requiredFieldMessage,
    );
    expect(problemOf(bankField({ required: false, validationRegex: null }), '  ')).toBeNull();
  });

  it('says that only Latin letters will do where that is what is wrong, and only there', () => {
    const holder = bankField({
      propertyKey: 'bankName',
      validationRegex: '^[A-Za-z ]{2,20}$',
      maxLength: 20,
    });
    expect(problemOf(holder, 'Τράπεζα')).toContain(fieldMessages.latinOnly);
    expect(problemOf(holder, 'Bank 7')).not.toContain(fieldMessages.latinOnly);
    expect(problemOf(holder, 'Zurich Bank')).toBeNull();
    expect(problemOf({ ...holder, validationRegex: null }, 'Τράπεζα')).toBeNull();
  });

  it('that is right is sent as it is, and a record of right values stays the same', () => {
    const record = ofxBeneficiary('b1');
    expect(ofxRecordToSend(bankFields([iban]).slice(0, 0), record)).toBe(record);
    expect(ofxRecordToSend(beneficiaryFields, record)).toBe(record);
  });

  it('keeps the spaces of a bank, also where a pattern is given', () => {
    const bank = bankField({ propertyKey: 'bankName', name: 'IBAN', validationRegex: '^[A-Z ]+$' });
    expect(sent(bank, ' ERSTE BANK ')).toBe('ERSTE BANK');
    const branch = bankField({ propertyKey: 'bankBranchName', name: 'IBAN', validationRegex: null });
    expect(sent(branch, 'Main Street')).toBe('Main Street');
    const number = bankField({ name: 'Number', validationRegex: null });
    expect(sent(number, '12 34')).toBe('12 34');
  });
});

describe('the form of a beneficiary', () => {
  it('is in US dollars, for an own account in the United States until something else is said (OFX-BENE-14)', () => {
    expect(newOfxBeneficiary).toMatchObject({ currency: 'USD', classification: 'Own Account' });
    expect(newOfxBeneficiary.beneficiaryAddress.country).toBe('US');
  });

  it('offers no yuan and not China (OFX-BENE-18)', () => {
    expect(ofxCurrencies).not.toContain('CNY');
    expect(ofxCountries.map(({ countryISO }) => countryISO)).not.toContain('CN');
    expect([ofxCurrencies.length, ofxCountries.length]).toEqual([13, 13]);
  });

  it('offers the countries by the names that are shown', () => {
    const names = beneficiaryFields
      .find(({ label }) => label === 'Country')
      ?.choices?.map(({ label }) => label);
    expect(names).toEqual(names?.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(names).toHaveLength(13);
  });

  it('asks for these fields by these names (OFX-BENE-16)', () => {
    const required = beneficiaryFields.filter((field) => field.required).map(({ label }) => label);
    expect(required).toEqual([
      'Full Name',
      'Currency',
      'Classification',
      'Payment Reason',
      'Street Address',
      'City',
      'State/Province',
      'Postal Code',
      'Country',
    ]);
  });

  it('says of each that is empty that it is required (OFX-BENE-17)', () => {
    const problems = findOfxFieldProblems(beneficiaryFields, newOfxBeneficiary);
    expect([...problems.keys()]).toEqual([
      'name',
      'paymentReason',
      'beneficiaryAddress.addressLine',
      'beneficiaryAddress.citySuburb',
      'beneficiaryAddress.stateProvince',
      'beneficiaryAddress.postCode',
    ]);
    expect(new Set(problems.values())).toEqual(new Set([requiredFieldMessage]));
    expect(requiredFieldMessage).toBe('This is a required field.');
  });

  it.each([
    ['classification', 'Somebody else', 'Invalid format.'],
    ['classification', '3rd Party', null],
    ['currency', 'CNY', 'Invalid format.'],
  ] as const)('takes nothing but a choice of the list: %s %s (OFX-BENE-15)', (name, value, problem) => {
    const field = beneficiaryFields.find(({ path }) => path[0] === name);
    const beneficiary = ofxBeneficiary('b', { [name]: value });
    expect(field && findOfxFieldProblem(field, beneficiary)).toBe(problem);
  });
});

describe('a bank detail', () => {
  it.each([
    [{}, '', requiredFieldMessage],
    [{ required: false }, '', null],
    [{}, '12345', 'Invalid format.'],
    [{}, '1234567890', 'Max length is 9'],
    [{}, '1234567', null],
    [{ validationRegex: null, maxLength: null }, 'anything', null],
    [{ validationRegex: '([' }, '12', null],
  ] as const)('follows what the template says of it: %o %s (OFX-BANK-2, S-87)', (more, value, problem) => {
    expect(problemOf(bankField(more), value)).toBe(problem);
  });

  it('has the name of the template, or the one that is known; address and reference are not asked twice (OFX-BANK-3)', () => {
    const fields = bankFields([
      bankField(),
      bankField({ propertyKey: 'sortCode', name: '' }),
      bankField({ propertyKey: 'postCode', maxLength: 3 }),
    ]);
    expect(fields.find(({ label }) => label === 'Bank Postal Code')).toMatchObject({ maxLength: 3 });
    expect(fields.find(({ label }) => label === 'Bank City')).toMatchObject({ required: false });
    expect(fields.map(({ label }) => label)).toEqual([
      'Account Number',
      'Sort Code',
      'Bank Street Address',
      'Bank City',
      'Bank State/Province',
      'Bank Postal Code',
      'Bank Country',
    ]);
  });
});

it.each<[OfxFieldPath]>([
  [['name']],
  [['beneficiaryAddress', 'postCode']],
  [['beneficiaryBankDetails', 'sortCode']],
  [['beneficiaryBankDetails', 'bankAddress', 'country']],
])('what is written under %s is read there and nowhere else', (path) => {
  const written: OfxBeneficiary = writeOfxField(ofxBeneficiary('b'), path, 'X');
  expect(readOfxField(written, path)).toBe('X');
  expect(writeOfxField(written, path, readOfxField(ofxBeneficiary('b'), path))).toMatchObject({
    name: 'Payee b',
  });
  expect(JSON.stringify(written).split('"X"')).toHaveLength(2);
});

describe('what the partner has against a record', () => {
  it('is counted in the heading (OFX-BENE-27, S-22)', () => {
    expect(validationHeading(1)).toBe('You have 1 error that needs correcting');
    expect(validationHeading(2)).toBe('You have 2 errors that need correcting');
  });

  const fields: readonly OfxFormField[] = [...beneficiaryFields, ...bankFields([bankField()])];

  it.each([
    ['name', 'name'],
    ['Name', 'name'],
    ['beneficiaryAddress.postCode', 'beneficiaryAddress.postCode'],
    ['PostCode', 'beneficiaryAddress.postCode'],
    ['beneficiaryBankDetails.account', 'beneficiaryBankDetails.account'],
    ['account', 'beneficiaryBankDetails.account'],
    ['bankAddress.postCode', 'beneficiaryBankDetails.bankAddress.postCode'],
    ['beneficiary.name', 'name'],
    ['beneficiaryBankDetails.bankAddress.postCode', 'beneficiaryBankDetails.bankAddress.postCode'],
    ['payee.post_code', 'beneficiaryAddress.postCode'],
    ['', null],
    ['fax', null],
  ])('stands beside the field that %s names: %s (OFX-BENE-28)', (fieldName, key) => {
    const field = ofxFieldOfError({ fieldName, message: 'No.' }, fields);
    expect(field && fieldKey(field.path)).toBe(key);
  });
});
