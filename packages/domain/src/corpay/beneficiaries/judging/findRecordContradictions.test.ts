import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { makeBeneficiaryToSend } from './makeBeneficiaryToSend.ts';
import { findRecordContradictions } from './findRecordContradictions.ts';
import { checkBeneficiary } from './findWizardStepProblems.ts';

const asked = template({
  rules: [
    'iban',
    'swiftBicCode',
    'accountNumber',
    'routingCode',
    'localAccountNumber',
    'localRoutingCode',
  ].map((id) => rule(id)),
});
const right: Beneficiary = {
  ...newBeneficiary('b1'),
  accountHolderPostal: 'LS1 4QX',
  bankPostal: 'LS1 4DY',
  bankCountry: 'GB',
  paymentMethods: ['W', 'E'],
  iban: 'GB64 SNDB 9900 1170 0123 45',
  swiftBicCode: 'SNDBGB2X',
};
const told = (members: Partial<Beneficiary>, rules = asked) => {
  const record = { ...right, ...members };
  expect(checkBeneficiary(record, rules), 'no reason to refuse it').toEqual([]);
  return findRecordContradictions(record, rules).map(({ field, message }) => `${field}: ${message}`);
};

describe('numbers that contradict each other are told', () => {
  it.each([
    {},
    { accountNumber: '7001 2345', routingCode: '99-00-11' },
    { accountNumber: 'GB64SNDB99001170012345' },
    { accountNumber: 'SNDB99001170012345' },
    { iban: '', swiftBicCode: '', accountNumber: '0123', localAccountNumber: '123' },
    { localAccountNumber: '70012345', localRoutingCode: '990011' },
    { iban: '', accountNumber: '123', routingCode: '1' },
    { bankCountry: 'GR', iban: 'GR9301198760000000123456789', swiftBicCode: 'AGLKGRAA', routingCode: '011' },
    {
      paymentMethods: ['W'],
      bankCountry: 'CH',
      iban: 'CH4209990000123456789',
      swiftBicCode: '',
      routingCode: '9990',
    },
    {
      paymentMethods: ['W'],
      bankCountry: 'CH',
      iban: 'CH4209990000123456789',
      swiftBicCode: '',
      accountNumber: '123456789',
    },
  ])('none where they agree, however they are written: %j', (members) => {
    expect(told(members)).toEqual([]);
  });

  it.each([
    [
      { accountNumber: '70012346' },
      'accountNumber: The account in the IBAN is another one: it ends in 2345.',
    ],
    [
      { localAccountNumber: '70012346' },
      'localAccountNumber: The account in the IBAN is another one: it ends in 2345.',
    ],
    [
      { routingCode: '99-00-12' },
      'routingCode: The IBAN belongs to another bank or branch: its code is 990011.',
    ],
    [{ swiftBicCode: 'THQCGB2X' }, 'swiftBicCode: The IBAN belongs to another bank: SNDB, not THQC.'],
    [
      { bankCountry: 'GR', iban: 'GR9301198760000000123456789', swiftBicCode: '', routingCode: '0119877' },
      'routingCode: The IBAN belongs to another bank or branch: its code is 0119876.',
    ],
    [
      {
        paymentMethods: ['W'],
        bankCountry: 'CH',
        iban: 'CH4209990000123456789',
        swiftBicCode: '',
        accountNumber: '123456780',
      },
      'accountNumber: The account in the IBAN is another one: it ends in 6789.',
    ],
    [
      { iban: '', accountNumber: '1234', localAccountNumber: '1235' },
      'localAccountNumber: This is not the account number for wires.',
    ],
    [
      { swiftBicCode: 'SNDBJE2X' },
      'swiftBicCode: This code belongs to a bank in Jersey, but the bank is in the United Kingdom.',
    ],
  ])('%j: %s', (members, words) => {
    expect(told(members)).toEqual([words]);
  });

  it('not of what the rules do not ask for and is not sent', () => {
    expect(told({ accountNumber: '70012346' }, template({ rules: [rule('iban')] }))).toEqual([]);
  });

  it('a Jersey BIC is right in itself, one of no country is not', () => {
    const record = { ...right, swiftBicCode: 'SNDBXX2X' };
    expect(checkBeneficiary(record, asked).map(({ message }) => message)).toEqual([
      "'XX' in this code is not a country.",
    ]);
    expect(findRecordContradictions(record, asked)).toEqual([]);
  });

  it('not against an IBAN that is wrong itself: what is said of it comes first', () => {
    const record = { ...right, iban: 'GB65SNDB99001170012345', accountNumber: '70012346' };
    expect(checkBeneficiary(record, asked).map(({ field, message }) => [field, message])).toEqual([
      ['iban', 'This IBAN has a mistake: its check digits do not fit the rest.'],
    ]);
    expect(findRecordContradictions(record, asked)).toEqual([]);
  });

  it('under the label that the rules have, and each with the numbers that it is about', () => {
    const labelled = template({
      rules: [
        rule('iban', { label: 'IBAN of the account' }),
        rule('swiftBicCode', { label: 'BIC of the bank' }),
        rule('accountNumber', { label: 'accountNumber' }),
        rule('routingCode'),
        rule('localAccountNumber', { label: 'Domestic account' }),
      ],
    });
    const record = {
      ...right,
      swiftBicCode: 'THQCJE2X',
      accountNumber: '70012346',
      routingCode: '990012',
      localAccountNumber: '8',
    };
    const iban = 'GB64SNDB99001170012345';
    expect(findRecordContradictions(record, labelled)).toEqual([
      {
        field: 'swiftBicCode',
        label: 'BIC of the bank',
        message: 'This code belongs to a bank in Jersey, but the bank is in the United Kingdom.',
        key: `swiftBicCode|THQCJE2X|GB|${iban}`,
      },
      {
        field: 'accountNumber',
        label: 'Account Number',
        message: 'The account in the IBAN is another one: it ends in 2345.',
        key: `accountNumber|70012346|${iban}`,
      },
      {
        field: 'localAccountNumber',
        label: 'Domestic account',
        message: 'The account in the IBAN is another one: it ends in 2345.',
        key: `localAccountNumber|8|${iban}`,
      },
      {
        field: 'routingCode',
        label: 'Routing Code',
        message: 'The IBAN belongs to another bank or branch: its code is 990011.',
        key: `routingCode|990012|${iban}`,
      },
      {
        field: 'swiftBicCode',
        label: 'BIC of the bank',
        message: 'The IBAN belongs to another bank: SNDB, not THQC.',
        key: `swiftBicCode|THQCJE2X|${iban}`,
      },
      {
        field: 'localAccountNumber',
        label: 'Domestic account',
        message: 'This is not the account number for wires.',
        key: 'localAccountNumber|8|70012346',
      },
    ]);
  });
});

describe('one account number for both methods is asked once', () => {
  const both = template({ rules: [rule('accountNumber'), rule('localAccountNumber', { isRequired: true })] });
  const record: Beneficiary = { ...right, iban: '', swiftBicCode: '', accountNumber: '70012345' };

  it('an empty local one is the same', () => {
    expect(checkBeneficiary(record, both)).toEqual([]);
    expect(makeBeneficiaryToSend(record, both)).toMatchObject({ localAccountNumber: '70012345' });
  });

  it('unless another one was given, or there is none, or only one method is chosen', () => {
    const other = { ...record, localAccountNumber: '8' };
    expect(makeBeneficiaryToSend(other, both)).toMatchObject({ localAccountNumber: '8' });
    const fields = (changed: Partial<Beneficiary>) =>
      checkBeneficiary({ ...record, ...changed }, both).map(({ field }) => field);
    expect(fields({ accountNumber: '' })).toEqual(['localAccountNumber']);
    expect(fields({ paymentMethods: ['E'] })).toEqual(['localAccountNumber']);
  });
});
