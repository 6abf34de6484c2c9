import { describe, expect, it } from 'vitest';
import { readIbanAccountDetails } from './readIbanAccountDetails.ts';

describe('an IBAN says which account of which bank it means', () => {
  it('in the United Kingdom by the letters of the bank, its sort code and the account', () => {
    expect(readIbanAccountDetails('GB64SNDB99001170012345')).toEqual({
      letters: 'SNDB',
      code: '990011',
      bank: '990011',
      account: '70012345',
    });
  });

  it('in Greece by the code of bank and branch, which begins with the bank, and the account', () => {
    expect(readIbanAccountDetails('GR9301198760000000123456789')).toEqual({
      letters: '',
      code: '0119876',
      bank: '011',
      account: '0000000123456789',
    });
  });

  it('in Switzerland by the clearing number of the bank and the account', () => {
    expect(readIbanAccountDetails('CH4209990000123456789')).toEqual({
      letters: '',
      code: '09990',
      bank: '09990',
      account: '000123456789',
    });
  });

  it('and nothing in a country whose IBANs are not read here', () => {
    expect(readIbanAccountDetails('DE89370400440532013000')).toBeNull();
  });
});
