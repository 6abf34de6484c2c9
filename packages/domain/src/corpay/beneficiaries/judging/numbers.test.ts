import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Beneficiary } from '../../api/beneficiary.ts';
import { whyNotAbaNumber } from '../../../accountNumbers/whyNotAbaNumber.ts';
import { whyNotBic } from '../../../accountNumbers/whyNotBic.ts';
import { whyNotIban } from '../../../accountNumbers/whyNotIban.ts';
import { newBeneficiary } from '../fields/newBeneficiary.ts';
import { whyNotNzAccount } from '../../../accountNumbers/whyNotNzAccount.ts';
import { whyBankNumberIsWrong } from '../reasons/whyBankNumberIsWrong.ts';
import { checkPartialBankNumber } from './checkPartialBankNumber.ts';

const digitAt = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 9 }));
/** The text with one digit changed into another. */
const withOtherDigit = (text: string, [place, step]: readonly [number, number]): string => {
  const places = [...text].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
  const at = places[place % places.length] ?? 0;
  return text.slice(0, at) + ((Number(text[at]) + step) % 10).toString() + text.slice(at + 1);
};

describe('an IBAN', () => {
  it.each([
    ['GR9301198760000000123456789', 'GR'],
    ['GB64SNDB99001170012345', 'GB'],
    ['CH4209990000123456789', 'CH'],
  ])('%s is right where its bank is', (iban, country) => {
    expect(whyNotIban(iban, country)).toBeNull();
    expect(whyNotIban(iban, '')).toBeNull();
  });

  it.each([
    ['GB64SNDB9900117001234', 'GB', 'An IBAN of the United Kingdom has 22 characters, this one has 21.'],
    ['GB65SNDB99001170012345', 'GB', 'This IBAN has a mistake: its check digits do not fit the rest.'],
    [
      'GB64SND099001170012345',
      'GB',
      'This IBAN has a letter or a digit where one of the United Kingdom has none.',
    ],
    ['CH4209990000123456789', 'GR', 'This IBAN belongs to Switzerland, but the bank is in Greece.'],
    ['US4209990000123456789', 'US', "'US' is not a country that uses IBANs."],
    ['GB64-SNDB99001170012345', 'GB', 'An IBAN has letters and digits only.'],
  ])('%s with a bank in %s: %s', (iban, country, reason) => {
    expect(whyNotIban(iban, country)).toBe(reason);
  });

  it('is proved by its check digits: no single other digit will do', () => {
    fc.assert(
      fc.property(digitAt, (change) => {
        const changed = withOtherDigit('GR9301198760000000123456789', change);
        expect(whyNotIban(changed, 'GR')).toBe(
          'This IBAN has a mistake: its check digits do not fit the rest.',
        );
      }),
    );
  });
});

describe('a BIC', () => {
  it.each(['AGLKGRAA', 'AGLKGRAAXXX', 'AGLKGR2A123'])('%s is right in Greece', (bic) => {
    expect(whyNotBic(bic)).toBeNull();
  });

  it.each([
    [
      'AGLKGRAAXX',
      'A SWIFT/BIC code has 8 or 11 characters: 4 letters, 2 letters for the country, then letters or digits.',
    ],
    [
      'AGL1GRAA',
      'A SWIFT/BIC code has 8 or 11 characters: 4 letters, 2 letters for the country, then letters or digits.',
    ],
    ['AGLKXXAA', "'XX' in this code is not a country."],
  ])('%s: %s', (bic, reason) => expect(whyNotBic(bic)).toBe(reason));
});

describe('an ABA routing number', () => {
  it('has nine digits of which the last proves the rest', () => {
    expect(whyNotAbaNumber('999000111')).toBeNull();
    expect(whyNotAbaNumber('99900011')).toBe('An ABA routing number has 9 digits.');
    fc.assert(
      fc.property(digitAt, (change) => {
        expect(whyNotAbaNumber(withOtherDigit('999000111', change))).toContain('check digit');
      }),
    );
  });
});

describe('an account number of New Zealand', () => {
  it.each([
    '12-3021-0123468-00',
    '1230210123468000',
    '12-3021-1234501-00',
    '08-0000-0000001-00',
    '31-2840-0000007-012',
  ])('%s is right', (account) => expect(whyNotNzAccount(account)).toBeNull());

  it('is proved with its branch when its base is below 990000, without it from there on', () => {
    expect(whyNotNzAccount('12-3022-0123468-00')).toContain('check digit');
    expect(whyNotNzAccount('12-3022-1234501-00')).toBeNull();
    expect(whyNotNzAccount('12-3021-1234502-00')).toContain('check digit');
    expect(whyNotNzAccount('12-3021-0123468-0')).toContain('15 or 16 digits');
    expect(whyNotNzAccount('12-3021-0989990-00')).toBeNull();
    expect(whyNotNzAccount('12-3021-0990008-00')).toBeNull();
    expect(whyNotNzAccount('12-0007-0990000-00')).toContain('check digit');
  });

  it.each(['08', '09', '25', '26', '28', '29', '31', '33'])(
    'is not proved where bank %s has its own way',
    (bank) => {
      expect(whyNotNzAccount(`${bank}-0000-0000001-00`)).toBeNull();
      expect(whyNotNzAccount('12-0000-0000001-00')).not.toBeNull();
    },
  );
});

const record = (members: Partial<Beneficiary>): Beneficiary => ({ ...newBeneficiary('b1'), ...members });

describe('what proves a number follows where the account is', () => {
  it('ABA in the United States, check digits in New Zealand, neither elsewhere or for payments to China', () => {
    const us = record({ bankCountry: 'US' });
    expect(whyBankNumberIsWrong('routingCode', '999000112', us)).not.toBeNull();
    expect(whyBankNumberIsWrong('localRoutingCode', '999000112', us)).not.toBeNull();
    const nz = record({ bankCountry: 'NZ' });
    expect(whyBankNumberIsWrong('accountNumber', '12-3021-0123469-00', nz)).not.toBeNull();
    expect(whyBankNumberIsWrong('routingCode', '999000112', record({}))).toBeNull();
    expect(whyBankNumberIsWrong('accountNumber', '123456', { ...nz, destinationCountry: 'CN' })).toBeNull();
    expect(
      whyBankNumberIsWrong('swiftBicCode', 'AGLKXXAA', { ...nz, destinationCountry: 'CN' }),
    ).not.toBeNull();
  });
});

const hint = (
  field: 'iban' | 'swiftBicCode' | 'routingCode' | 'accountNumber',
  bankCountry: string,
  typed: string,
) => checkPartialBankNumber(field, record({ bankCountry, [field]: typed }), null)?.mistake ?? null;

describe('while a number is typed', () => {
  it.each([
    ['iban', 'GR', 'GR93 0119 8760 0000 0012 3456 789'],
    ['iban', 'GB', 'gb64sndb99001170012345'],
    ['swiftBicCode', 'GR', 'AGLKGRAAXXX'],
    ['routingCode', 'US', '999000111'],
    ['accountNumber', 'NZ', '12-3021-0123468-00'],
    ['accountNumber', 'NZ', '123021012346800'],
  ] as const)('nothing is said of the beginnings of a right one: %s in %s, %s', (field, country, whole) => {
    for (let length = 0; length <= whole.length; length += 1) {
      expect(hint(field, country, whole.slice(0, length))).toBeNull();
    }
  });

  it.each([
    ['iban', 'GR', 'G1', 'begins with two letters'],
    ['iban', 'GR', 'GB', 'belongs to the United Kingdom'],
    ['iban', 'GR', 'GR9A', 'check digits'],
    ['iban', 'GR', 'GR9301198760000000123456780', 'check digits do not fit'],
    ['iban', 'GR', 'GR93011987600000001234567890', 'this one has 28'],
    ['swiftBicCode', 'GR', 'AG1', '8 or 11 characters'],
    ['swiftBicCode', 'GR', 'AGLKXXAA', 'not a country'],
    ['swiftBicCode', 'GR', 'AGLKGRAAXXXX', '8 or 11 characters'],
    ['routingCode', 'US', '9990 ', ''],
    ['routingCode', 'US', '99x', '9 digits'],
    ['routingCode', 'US', '999000112', 'check digit'],
    ['routingCode', 'US', '9990001110', '9 digits'],
    ['accountNumber', 'NZ', '12/3', '15 or 16 digits'],
    ['accountNumber', 'NZ', '12-3021-0123469', 'check digit'],
  ] as const)(
    'it is said as soon as it cannot become right: %s in %s, %s: %s',
    (field, country, typed, words) => {
      if (words === '') expect(hint(field, country, typed)).toBeNull();
      else expect(hint(field, country, typed)).toContain(words);
    },
  );

  it('nothing is said of what the template does not ask for', () => {
    const template = { rules: [], regulatoryRules: [], accountRegions: [], bankRegions: [] };
    expect(checkPartialBankNumber('iban', record({ iban: 'XX' }), template)).toBeNull();
  });
});
