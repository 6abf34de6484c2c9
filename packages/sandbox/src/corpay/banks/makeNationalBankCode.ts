import type { CountryISO } from '@fx-gateway/domain/geography/countries.ts';

const digits = (number: number, length: number): string => String(number).padStart(length, '0');

const abaOf = (eight: string): string => {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(eight[at]), 0);
  return `${eight}${(10 - (sum % 10)) % 10}`;
};

type Written = { readonly type: string; readonly code: (bank: number, branch: number) => string };

const written: Readonly<Record<Exclude<CountryISO, 'CN'>, (letters: string) => Written>> = {
  AU: () => ({ type: 'AUBSB', code: (bank, branch) => `99${bank}-${digits(branch, 3)}` }),
  CA: () => ({ type: 'CACPA', code: (bank, branch) => `099${bank}${digits(branch * 101, 5)}` }),
  CH: () => ({ type: 'CHSIC', code: (bank, branch) => `99${bank}${digits(branch, 2)}` }),
  GB: () => ({ type: 'GBDSC', code: (bank, branch) => `99-${digits(bank, 2)}-${digits(branch, 2)}` }),
  GR: () => ({ type: 'GRHIC', code: (bank, branch) => `99${bank}${digits(branch, 4)}` }),
  ID: () => ({ type: 'IDBIC', code: (bank, branch) => `99${bank}${digits(branch, 4)}` }),
  IN: (letters) => ({
    type: 'INIFSC',
    code: (bank, branch) => `${letters}0${digits(bank * 1000 + branch, 6)}`,
  }),
  JP: () => ({ type: 'JPZGN', code: (bank, branch) => `990${bank}-${digits(200 + branch, 3)}` }),
  KR: () => ({ type: 'KRBOK', code: (bank, branch) => `99${bank}${digits(branch, 4)}` }),
  NZ: () => ({ type: 'NZNCC', code: (bank, branch) => `99${digits(3000 + bank * 100 + branch, 4)}` }),
  TW: () => ({ type: 'TWNCC', code: (bank, branch) => `99${bank}${digits(branch, 4)}` }),
  US: () => ({
    type: 'USABA',
    code: (bank, branch) => abaOf(`9990${digits(bank, 2)}${digits(branch, 2)}`),
  }),
  ZA: () => ({ type: 'ZANCC', code: (bank, branch) => `99${digits(bank * 100 + branch, 4)}` }),
};

/**
 * The code of a branch in its country, in ranges that no bank has (99 in front), counted from bank 0 and branch 1.
 * Its check digits are right.
 */
export const makeNationalBankCode = (
  country: CountryISO,
  letters: string,
  bank: number,
  branch: number,
): { readonly type: string; readonly code: string } => {
  if (country === 'CN') return { type: '', code: '' };
  const { type, code } = written[country](letters);
  return { type, code: code(bank, branch) };
};
