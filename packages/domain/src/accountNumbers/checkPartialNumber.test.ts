import { describe, expect, it } from 'vitest';
import { checkPartialNumber } from './checkPartialNumber.ts';

const missing = (...of: Parameters<typeof checkPartialNumber>) => checkPartialNumber(...of).missing;
const mistake = (...of: Parameters<typeof checkPartialNumber>) => checkPartialNumber(...of).mistake;

describe('a number of an account that is being typed', () => {
  it.each([
    ['iban', '', null],
    ['iban', 'G', null],
    ['iban', 'GB', '20 more characters.'],
    ['iban', 'gb64 sndb 99', '12 more characters.'],
    ['iban', 'GB64SNDB9900117001234', '1 more character.'],
    ['iban', 'GB64SNDB99001170012345', null],
    ['iban', 'GB65SNDB99001170012345', null],
    ['sort-code', '', null],
    ['sort-code', '99-00-1', '1 more digit.'],
    ['sort-code', '99-00-11', null],
    ['aba', '9990', '5 more digits.'],
    ['aba', '999x', null],
    ['bic', 'SNDBGB', null],
    ['nz-account', '12-3021', null],
  ] as const)('says how much of it is missing: %s %s', (kind, typed, said) => {
    expect(missing(kind, typed, '')).toBe(said);
  });

  it('says that its check digits are wrong once it is whole', () => {
    expect(mistake('iban', 'GB65 SNDB 9900 1170 0123 45', 'GB')).toBe(
      'This IBAN has a mistake: its check digits do not fit the rest.',
    );
    expect(mistake('aba', '999000112', 'US')).toBe(
      'This ABA routing number has a mistake: its check digit does not fit the rest.',
    );
  });

  it('says at once what cannot become right, and counts nothing then', () => {
    const elsewhere = 'This IBAN belongs to Greece, but the bank is in the United Kingdom.';
    expect(checkPartialNumber('iban', 'GR93', 'GB')).toEqual({ mistake: elsewhere, missing: null });
    for (const text of ['99-00-112', '99-0a'])
      expect(checkPartialNumber('sort-code', text, '')).toEqual({
        mistake: 'A sort code has 6 digits.',
        missing: null,
      });
  });
});
