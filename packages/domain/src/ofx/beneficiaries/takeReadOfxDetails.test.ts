import { beforeEach, describe, expect, it } from 'vitest';
import { readPayeeDetails } from '../../corpay/beneficiaries/reading/readPayeeDetails.ts';
import type { OfxBankField } from '../api/ofxBankTemplate.ts';
import { makeBankTemplateQuery } from './makeBankTemplateQuery.ts';
import { asksWhoseAccount } from './ownAccountQuestion.ts';
import { makeInitialOfxWizard, reduceOfxWizard, type OfxWizard, type OfxWizardAction } from './ofxWizard.ts';
import { findOfxReadValue, listKeptOfxValues } from './takeReadOfxDetails.ts';

const greek = 'GR9301198760000000123456789';
const british = 'GB64SNDB99001170012345';
const invoice = `Meltemi Ceramics Ltd
Beneficiary address: 12 Kiln Street
IBAN: ${greek}
SWIFT: AGLKGR2X
Bank: Aegean Lighthouse Bank`;

const asked = (propertyKey: string, name: string, validationRegex: string | null = null): OfxBankField => ({
  propertyKey,
  name,
  required: true,
  validationRegex,
  maxLength: null,
});
const bankOf = (account: OfxBankField, ...more: readonly OfxBankField[]) => [
  asked('bankName', 'Bank Name'),
  account,
  ...more,
  asked('swiftCode', 'SWIFT / BIC Code'),
];
const greekBank = bankOf(asked('account', 'IBAN', '^GR\\d{9}[A-Z0-9]{16}$'));

let opened: OfxWizard;
beforeEach(() => {
  opened = makeInitialOfxWizard();
});

const reading = (text: string): OfxWizardAction => ({
  type: 'details-read',
  details: readPayeeDetails(text, '').details,
});
const after = (...events: readonly OfxWizardAction[]): OfxWizard => events.reduce(reduceOfxWizard, opened);
const withTemplate = (state: OfxWizard, fields = greekBank): OfxWizard =>
  reduceOfxWizard({ ...state, template: { status: 'loading' } }, { type: 'template-received', fields });

describe('what a text says fills in the form of the other partner too (CP-READ-2)', () => {
  it('an IBAN fills in country and currency at once, and itself once the bank is asked for', () => {
    const state = after(reading(greek));
    expect(state.beneficiary).toMatchObject({ currency: 'EUR', beneficiaryAddress: { country: 'GR' } });
    expect(findOfxReadValue(state, ['beneficiaryAddress', 'country'])?.from).toBe('iban');
    expect(state.proposed).toEqual(['classification']);
    const atBank = withTemplate(state);
    expect(atBank.beneficiary.beneficiaryBankDetails.values).toEqual({ account: greek });
    expect(findOfxReadValue(atBank, ['beneficiaryBankDetails', 'account'])?.from).toBe('text');
  });

  it('the bank details of an invoice fill in name, street, bank and BIC', () => {
    const { beneficiary } = withTemplate(after(reading(invoice)));
    expect(beneficiary).toMatchObject({
      name: 'Meltemi Ceramics Ltd',
      beneficiaryAddress: { addressLine: '12 Kiln Street' },
      beneficiaryBankDetails: {
        values: { bankName: 'Aegean Lighthouse Bank', account: greek, swiftCode: 'AGLKGR2X' },
      },
    });
  });

  it.each([
    [
      'account and sort code of a British IBAN where pounds are paid',
      british,
      bankOf(asked('account', 'Account Number', '^\\d{8}$'), asked('sortCode', 'Sort Code', '^\\d{6}$')),
      { account: '70012345', sortCode: '990011' },
    ],
    [
      'the IBAN where other money is',
      british,
      bankOf(asked('account', 'IBAN', '^GB\\d{2}[A-Z]{4}\\d{14}$')),
      { account: british },
    ],
    [
      'the number that the template takes, whatever it is called',
      british,
      bankOf(asked('account', 'Account', '^GB\\d{2}[A-Z]{4}\\d{14}$')),
      { account: british },
    ],
  ])('takes %s', (_what, text, fields, values) => {
    const { beneficiary } = withTemplate(after(reading(text)), fields);
    expect(beneficiary.beneficiaryBankDetails.values).toEqual(values);
  });

  it('takes the state beside the postal code', () => {
    const text = 'Beneficiary: Acme\n1 Quay Street\nBoston, MA 02110\nRouting: 121000248\nAccount: 12345678';
    const state = after(reading(text));
    expect(state.beneficiary.beneficiaryAddress).toMatchObject({ citySuburb: 'Boston', stateProvince: 'MA' });
    expect(findOfxReadValue(state, ['beneficiaryAddress', 'stateProvince'])?.from).toBe('text');
  });

  it('asks whose account it is of a number without a country too (OFX-BENE-14)', () => {
    expect(asksWhoseAccount(after(reading('Account: 12345678')))).toBe(true);
    expect(asksWhoseAccount(after(reading('')))).toBe(false);
  });

  it('overwrites nothing that the user typed, and says what the text has instead (CP-READ-3)', () => {
    const state = after(
      { type: 'typed', path: ['name'], value: 'Meltemi' },
      { type: 'typed', path: ['beneficiaryAddress', 'country'], value: 'CH' },
      reading(invoice),
    );
    expect(state.beneficiary).toMatchObject({ name: 'Meltemi', beneficiaryAddress: { country: 'CH' } });
    expect(listKeptOfxValues(state, [])).toEqual([
      'Full Name: we kept Meltemi, which you entered. Your text says Meltemi Ceramics Ltd.',
    ]);
  });

  it('the bank of somebody who lives elsewhere is where the account is, however late that is said', () => {
    const elsewhere: OfxWizardAction = {
      type: 'typed',
      path: ['beneficiaryAddress', 'country'],
      value: 'CH',
    };
    for (const { beneficiary } of [after(elsewhere, reading(greek)), after(reading(greek), elsewhere)]) {
      expect(makeBankTemplateQuery(beneficiary)).toEqual({ country: 'GR', currency: 'EUR' });
      expect(beneficiary.beneficiaryAddress.country).toBe('CH');
    }
  });

  it('with another text goes what only the earlier one said; the country stays as a proposal', () => {
    const state = withTemplate(after(reading(invoice)));
    const emptied = reduceOfxWizard(state, reading(''));
    expect(emptied.beneficiary).toMatchObject({ name: '', beneficiaryAddress: { country: 'GR' } });
    expect(emptied.beneficiary.beneficiaryBankDetails.values).toMatchObject({ account: '', swiftCode: '' });
    expect(emptied.proposed).toContain('beneficiaryAddress.country');
  });

  it('a value that the user changes is no longer known as read', () => {
    const state = after(reading(invoice), { type: 'typed', path: ['name'], value: 'Meltemi' });
    expect(findOfxReadValue(state, ['name'])).toBeNull();
  });

  it('a country and a currency that are not offered are not taken (OFX-BENE-18)', () => {
    expect(after(reading('Beneficiary: Jade\nCountry: China\nCurrency: CNY')).beneficiary).toMatchObject({
      name: 'Jade',
      currency: 'USD',
      beneficiaryAddress: { country: 'US' },
    });
  });

  it('asks whose account it is, until the user has chosen (OFX-BENE-14)', () => {
    expect(asksWhoseAccount(opened)).toBe(false);
    expect(after(reading(invoice)).beneficiary.classification).toBe('Own Account');
    expect(asksWhoseAccount(after(reading(invoice)))).toBe(true);
    expect(
      asksWhoseAccount(
        after(reading(invoice), { type: 'typed', path: ['classification'], value: '3rd Party' }),
      ),
    ).toBe(false);
  });
});
