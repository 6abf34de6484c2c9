import { describe, expect, it } from 'vitest';
import { ofxBeneficiary } from '../../../test/ofxSamples.ts';
import type { OfxBankField } from '../api/ofxBankTemplate.ts';
import { writeOfxField } from './ofxField.ts';
import { bankFields } from './ofxForm.ts';
import { checkPartialOfxNumber } from './checkPartialOfxNumber.ts';

const asked = (propertyKey: string, name: string): OfxBankField => ({
  propertyKey,
  name,
  required: true,
  validationRegex: null,
  maxLength: null,
});

const typedIn = (country: string, propertyKey: string, name: string, typed: string) => {
  const [field] = bankFields([asked(propertyKey, name)]);
  if (field === undefined) throw new Error('The template asks for nothing.');
  const { beneficiaryBankDetails } = ofxBeneficiary('b1');
  const at = { ...beneficiaryBankDetails, bankAddress: { ...beneficiaryBankDetails.bankAddress, country } };
  return checkPartialOfxNumber(
    field,
    writeOfxField(ofxBeneficiary('b1', { beneficiaryBankDetails: at }), field.path, typed),
  );
};

const digitsWrong = 'This IBAN has a mistake: its check digits do not fit the rest.';

describe('a bank detail that is being typed', () => {
  it.each([
    ['GB', 'account', 'IBAN', 'GB64 SNDB 99', '12 more characters.'],
    ['GB', 'iban', 'International account', 'GB64 SNDB 99', '12 more characters.'],
    ['GB', 'sortCode', 'Sort Code', '99-00', '2 more digits.'],
    ['US', 'abaRoutingNumber', 'ABA Routing Number', '9990', '5 more digits.'],
    ['US', 'routingNumber', 'Routing Number', '9990', '5 more digits.'],
  ])(
    'in %s says how much is missing where %s (%s) says which number it is',
    (country, key, name, typed, said) => {
      expect(typedIn(country, key, name, typed)).toEqual({ mistake: null, missing: said });
    },
  );

  it.each([
    ['GR', 'account', 'IBAN', 'GR94 0119 8760 0000 0012 3456 789', digitsWrong],
    ['GB', 'swiftCode', 'SWIFT / BIC Code', 'SNDBXXAA', "'XX' in this code is not a country."],
    [
      'NZ',
      'account',
      'Account Number',
      '12-3021-0123469',
      'This account number has a mistake: its check digit does not fit the rest.',
    ],
  ])('in %s says what cannot be right: %s (%s)', (country, key, name, typed, said) => {
    expect(typedIn(country, key, name, typed)?.mistake).toBe(said);
  });

  it.each([
    ['AU', 'account', 'Account Number'],
    ['CA', 'routingNumber', 'Routing Number'],
    ['NZ', 'bankCode', 'Bank Code'],
    ['GR', 'account', 'IBAN or account number'],
    ['GR', 'bankName', 'Bank of the IBAN'],
  ])('in %s is left to the template where nobody knows its form: %s (%s)', (country, key, name) => {
    expect(typedIn(country, key, name, 'x')).toBeNull();
  });

  it('is understood by where the beneficiary is as long as the bank stands nowhere', () => {
    expect(typedIn('', 'account', 'Account Number', '12-3021-0123469')).toBeNull();
  });
});
