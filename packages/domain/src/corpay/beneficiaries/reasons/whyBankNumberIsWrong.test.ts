import { describe, expect, it } from 'vitest';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { whyBankNumberIsWrong, findNumberPattern } from './whyBankNumberIsWrong.ts';

const bankIn = (bankCountry: string): Beneficiary => ({ ...newBeneficiary('b1'), bankCountry });

describe('a number that proves itself', () => {
  it('proves itself in New Zealand as the number for wires and as the local one', () => {
    const mistaken = 'This account number has a mistake: its check digit does not fit the rest.';
    for (const field of ['accountNumber', 'localAccountNumber']) {
      expect(whyBankNumberIsWrong(field, '12-3021-0123469-00', bankIn('NZ'))).toBe(mistaken);
      expect(whyBankNumberIsWrong(field, '12-3021-0123468-00', bankIn('NZ'))).toBeNull();
    }
  });

  it('has one form, with or without dashes in New Zealand and of nine digits in the United States', () => {
    expect(findNumberPattern('accountNumber', bankIn('NZ'))).toBe('^\\d{2}-?\\d{4}-?\\d{7}-?\\d{2,3}$');
    expect(findNumberPattern('localAccountNumber', bankIn('NZ'))).toBe('^\\d{2}-?\\d{4}-?\\d{7}-?\\d{2,3}$');
    expect(findNumberPattern('routingCode', bankIn('US'))).toBe('^\\d{9}$');
    expect(findNumberPattern('localRoutingCode', bankIn('US'))).toBe('^\\d{9}$');
  });

  it('has the form of its bank alone where nothing proves it', () => {
    expect(findNumberPattern('accountNumber', bankIn('AU'))).toBeNull();
    expect(findNumberPattern('routingCode', bankIn('AU'))).toBeNull();
    expect(findNumberPattern('iban', bankIn('NZ'))).toBeNull();
  });
});
