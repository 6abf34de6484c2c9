import { describe, expect, it } from 'vitest';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { whyIachIsNotOffered, whyIachIsImpossible, setPaymentMethods } from './paymentMethods.ts';
import { newBeneficiary } from './newBeneficiary.ts';

const paid = (more: Partial<Beneficiary>): Beneficiary => ({ ...newBeneficiary('b1'), ...more });

describe('why a beneficiary cannot be paid by iACH (CP-WIZ-14)', () => {
  it.each<readonly [string, Partial<Beneficiary>, string | null]>([
    ['a bank in Taiwan', { bankCountry: 'TW' }, 'Banks in Taiwan cannot be paid by iACH.'],
    ['a bank in Switzerland', { bankCountry: 'CH' }, 'Banks in Switzerland cannot be paid by iACH.'],
    ['a bank in Japan', { bankCountry: 'JP' }, 'Banks in Japan cannot be paid by iACH.'],
    ['a stored bank in China', { bankCountry: 'CN' }, 'Banks in China cannot be paid by iACH.'],
    [
      'a payment to China',
      { destinationCountry: 'CN', bankCountry: 'NZ' },
      'Payments to China cannot be made by iACH.',
    ],
    [
      'a destination in Japan while the bank is not chosen',
      { destinationCountry: 'JP', bankCountry: '' },
      'Banks in Japan cannot be paid by iACH.',
    ],
    ['a bank elsewhere of a destination in Japan', { destinationCountry: 'JP', bankCountry: 'NZ' }, null],
    ['a bank in Australia', {}, null],
  ])('is said of %s', (_title, more, reason) => {
    expect(whyIachIsImpossible(paid(more))).toBe(reason);
  });
});

describe('why iACH is not offered to a beneficiary', () => {
  it.each<readonly [string, Partial<Beneficiary>, string | null]>([
    [
      'money that is foreign to the bank',
      { bankCountry: 'NZ', bankCurrency: 'AUD' },
      'iACH to a bank in New Zealand carries NZD only.',
    ],
    [
      'a bank that is never paid by it',
      { bankCountry: 'CH', bankCurrency: 'USD' },
      'Banks in Switzerland cannot be paid by iACH.',
    ],
    ['the money of the bank’s country', { bankCountry: 'NZ', bankCurrency: 'NZD' }, null],
    ['a currency that is not chosen yet', { bankCurrency: '' }, null],
    ['a country that is not served', { bankCountry: 'FR', bankCurrency: 'USD' }, null],
  ])('is said of %s', (_title, more, reason) => {
    expect(whyIachIsNotOffered(paid(more))).toBe(reason);
  });
});

it('a method that is no longer chosen is not preferred, and none is where none is left', () => {
  const record = paid({ paymentMethods: ['W', 'E'], preferredMethod: 'E' });
  expect(setPaymentMethods(record, ['W'])).toEqual({
    ...record,
    paymentMethods: ['W'],
    preferredMethod: 'W',
  });
  expect(setPaymentMethods(record, [])).toEqual({ ...record, paymentMethods: [], preferredMethod: '' });
});
