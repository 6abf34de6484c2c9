import { describe, expect, it } from 'vitest';
import { rule, template } from '../../../../test/sampleTemplate.ts';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { checkPartialBankNumber } from './checkPartialBankNumber.ts';

const typingHint = (...of: Parameters<typeof checkPartialBankNumber>) =>
  checkPartialBankNumber(...of)?.mistake ?? null;

const typed = (members: Partial<Beneficiary>): Beneficiary => ({ ...newBeneficiary('b1'), ...members });

const noIban =
  'An IBAN begins with two letters for the country and two check digits, then has letters and digits only.';

const hintInNewZealand = (accountNumber: string) =>
  typingHint('accountNumber', typed({ bankCountry: 'NZ', accountNumber }), null);

describe('while a number is typed', () => {
  it.each(['1GB12', '1GB64SNDB', 'G1', 'GB6X', 'GB64SNDB!', 'GB64?'])(
    'it is said how an IBAN is written as soon as it is written otherwise: %s',
    (iban) => {
      expect(typingHint('iban', typed({ bankCountry: 'GB', iban }), null)).toBe(noIban);
    },
  );

  it.each(['', 'G', 'GB', 'GB6', 'GB64', 'GB64S', 'gb64 sndb'])(
    'nothing is said of an IBAN that may become right: %s',
    (iban) => {
      expect(typingHint('iban', typed({ bankCountry: 'GB', iban }), null)).toBeNull();
    },
  );

  it('the account number of New Zealand is judged once bank, branch and account are there', () => {
    expect(hintInNewZealand('12-3021-012346')).toBeNull();
    expect(hintInNewZealand('12-3021-0123469')).toBe(
      'This account number has a mistake: its check digit does not fit the rest.',
    );
    expect(hintInNewZealand('08-3021-0123469'), 'its bank proves numbers in another way').toBeNull();
  });

  it.each([
    ['iban', 'GB', 'GB64 SNDB 99', '12 more characters.'],
    ['routingCode', 'GB', '99-00', '2 more digits.'],
    ['localRoutingCode', 'GB', '99-00-1', '1 more digit.'],
    ['localRoutingCode', 'US', '9990', '5 more digits.'],
    ['routingCode', 'AU', '99', null],
  ] as const)('%s of a bank in %s says how much is missing', (field, bankCountry, text, said) => {
    const record = typed({ bankCountry, [field]: text });
    expect(checkPartialBankNumber(field, record, null)?.missing ?? null).toBe(said);
    expect(checkPartialBankNumber(field, record, template({ rules: [] }))).toBeNull();
  });

  it('only the fields that the rules ask for have a hint', () => {
    const asked = template({ rules: [rule('accountNumber'), rule('iban')] });
    const record = typed({ bankCountry: 'GB', iban: 'G1', swiftBicCode: 'AG1' });
    expect(typingHint('iban', record, asked)).toBe(noIban);
    expect(typingHint('swiftBicCode', record, asked)).toBeNull();
  });

  it('a value that proves nothing has no hint', () => {
    expect(typingHint('bankCity', typed({ bankCity: '1' }), null)).toBeNull();
    expect(typingHint('routingCode', typed({ bankCountry: 'AU', routingCode: 'x' }), null)).toBeNull();
  });
});
