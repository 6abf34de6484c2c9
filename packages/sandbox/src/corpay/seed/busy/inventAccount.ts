import type { CountryISO } from '@fx-gateway/domain/geography/countries.ts';
import { hasValidIbanChecksum, hasValidNewZealandChecksum } from '../../../bank-accounts/checkDigits.ts';
import { stableRandomDigits } from './stableRandomInt.ts';

/** An account of a country: the IBAN where there is one, and the number by itself where it has one. */
type InventedAccount = { readonly iban: string; readonly accountNumber: string };

const lengths: Readonly<Record<Exclude<CountryISO, 'CH' | 'GR' | 'GB' | 'NZ'>, number>> = {
  AU: 8,
  CA: 9,
  CN: 16,
  ID: 12,
  IN: 12,
  JP: 7,
  KR: 13,
  TW: 12,
  US: 11,
  ZA: 10,
};

/** Accounts that do not exist and keep every rule of their country, check digits included. */
export const inventAccount = (country: CountryISO, serial: number, bankLetters: string): InventedAccount => {
  switch (country) {
    case 'CH':
      return { iban: withCheckDigits('CH', `0999${stableRandomDigits(13, serial, 1)}`), accountNumber: '' };
    case 'GR':
      return {
        iban: withCheckDigits('GR', `0119876${stableRandomDigits(16, serial, 1)}`),
        accountNumber: '',
      };
    case 'GB': {
      const accountNumber = stableRandomDigits(8, serial, 1);
      return { iban: withCheckDigits('GB', `${bankLetters}990011${accountNumber}`), accountNumber };
    }
    case 'NZ':
      return { iban: '', accountNumber: newZealandAccount(stableRandomDigits(5, serial, 1)) };
    default:
      return { iban: '', accountNumber: stableRandomDigits(lengths[country], serial, 1) };
  }
};

const withCheckDigits = (country: string, number: string): string => {
  for (let check = 2; check <= 98; check += 1) {
    const iban = `${country}${String(check).padStart(2, '0')}${number}`;
    if (hasValidIbanChecksum(iban)) return iban;
  }
  throw new Error(`No check digits fit ${country} ${number}.`);
};

/** Some numbers have no last digit that fits; the next one has. */
const newZealandAccount = (base: string): string => {
  for (let number = Number(base) * 10; ; number += 1) {
    const account = `12-3021-${String(number % 990_000).padStart(7, '0')}-00`;
    if (hasValidNewZealandChecksum(account)) return account;
  }
};
