import { describe, expect, it } from 'vitest';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { newBeneficiary } from './newBeneficiary.ts';
import { listFieldsToAskAgain, readField, writeField } from './writeField.ts';

const record = (more: Partial<Beneficiary> = {}): Beneficiary => ({ ...newBeneficiary('b1'), ...more });

describe('what is asked anew', () => {
  it.each([
    [
      'destination',
      'destinationCountry',
      ['accountHolderRegion', 'bankRegion', 'settlementMethods', 'methodOfDelivery'],
    ],
    ['bank’s country', 'bankCountry', ['bankRegion', 'settlementMethods', 'methodOfDelivery']],
    ['holder’s country', 'accountHolderCountry', ['accountHolderRegion']],
    ['currency', 'bankCurrency', []],
  ])('after another %s is what belongs to it', (_title, field, anew) => {
    expect(listFieldsToAskAgain(field)).toEqual(anew);
  });
});

describe('a country that is written', () => {
  it('as a destination that is not served keeps the currency (S-119)', () => {
    const before = record();
    expect(writeField(before, 'destinationCountry', 'FR')).toEqual({
      ...before,
      destinationCountry: 'FR',
      bankCountry: 'FR',
      accountHolderCountry: 'FR',
    });
  });

  it('as the destination that it was changes nothing, also where bank and currency are others', () => {
    const before = record({ bankCountry: 'NZ', bankCurrency: 'USD', accountHolderRegion: 'NSW' });
    expect(writeField(before, 'destinationCountry', 'AU')).toBe(before);
  });

  it('as the holder’s empties their region, and the same one changes nothing', () => {
    const before = record({ accountHolderRegion: 'NSW', bankRegion: 'VIC' });
    expect(writeField(before, 'accountHolderCountry', 'NZ')).toEqual({
      ...before,
      accountHolderCountry: 'NZ',
      accountHolderRegion: '',
    });
    expect(writeField(before, 'accountHolderCountry', 'AU')).toBe(before);
  });
});

describe('a local account number', () => {
  it.each<readonly [string, Partial<Beneficiary>, string]>([
    ['follows the account number that it is the same as', { localAccountNumber: '12' }, '34'],
    ['stays empty', {}, ''],
    ['stays empty where there was no account number either', { accountNumber: '' }, ''],
    ['stays another one', { localAccountNumber: '9' }, '9'],
    ['stays where only a wire is on', { localAccountNumber: '12', paymentMethods: ['W'] }, '12'],
  ])('%s', (_title, more, local) => {
    const before = record({ paymentMethods: ['W', 'E'], accountNumber: '12', ...more });
    expect(writeField(before, 'accountNumber', '34')).toEqual({
      ...before,
      accountNumber: '34',
      localAccountNumber: local,
    });
  });
});

describe('the ways to be paid that are written', () => {
  it.each([
    ['W, E', ['W', 'E']],
    ['E', ['E']],
    ['', []],
    ['WIRE', []],
  ])('as "%s" are %o', (written, methods) => {
    expect(writeField(record(), 'paymentMethods', written).paymentMethods).toEqual(methods);
  });
});

it('a classification is a business or else an individual, however it is written (CP-BENE-14)', () => {
  expect(writeField(record(), 'classification', ' business')).toEqual(record({ classification: 'Business' }));
  expect(writeField(record(), 'classification', 'Company')).toEqual(record());
});

describe('answers to regulatory rules', () => {
  it('stand beside each other, and another answer takes the place of the one before', () => {
    const purpose = { key: 'purpose', value: 'GOODS' };
    const answered = record({ regulatory: [purpose, { key: 'idType', value: 'PASSPORT' }] });
    expect(writeField(answered, 'regulatory.idType', 'LICENCE').regulatory).toEqual([
      purpose,
      { key: 'idType', value: 'LICENCE' },
    ]);
    expect(writeField(answered, 'regulatory.idType', '').regulatory).toEqual([purpose]);
    expect(readField(answered, 'regulatory.idType')).toBe('PASSPORT');
    expect(readField(answered, 'regulatory.birthday')).toBe('');
  });

  it('that a partner holds twice are read where one is given', () => {
    const twice = record({
      regulatory: [
        { key: 'idType', value: ' ' },
        { key: 'idType', value: 'PASSPORT' },
      ],
    });
    expect(readField(twice, 'regulatory.idType')).toBe('PASSPORT');
    const blank = record({ regulatory: [{ key: 'idType', value: ' ' }] });
    expect(readField(blank, 'regulatory.idType'), 'as it is being typed').toBe(' ');
  });
});

it('a field that nobody asks for reads empty', () => {
  expect(readField(record(), 'clientIntegrationId')).toBe('');
});
