import type { CountryISO } from '@fx-gateway/domain/geography/countries.ts';

/** How a number is called where it is used, and what it looks like. */
export type NumberFormat = {
  readonly label: string;
  /** What the whole number must match. */
  readonly regEx: string;
  readonly errorMessage: string;
};

/** How accounts in a country are written. */
type AccountFormat = {
  /** Absent where an IBAN says it all. */
  readonly account?: NumberFormat;
  readonly iban?: NumberFormat;
  /** Absent where the account number holds it. */
  readonly routing?: NumberFormat;
};

const account = (regEx: string, looks: string): NumberFormat => ({
  label: 'Account Number',
  regEx,
  errorMessage: `Account Number must have ${looks}.`,
});

const routing = (label: string, regEx: string, looks: string): NumberFormat => ({
  label,
  regEx,
  errorMessage: `${label} must have ${looks}.`,
});

const iban = (regEx: string, looks: string): NumberFormat => ({
  label: 'IBAN',
  regEx,
  errorMessage: `IBAN must have ${looks}, without spaces.`,
});

/** How accounts are written in every country; of China the code of the branch is a regulatory field. */
export const accountFormats: Readonly<Record<CountryISO, AccountFormat>> = {
  AU: {
    account: account('^\\d{4,9}$', '4 to 9 digits'),
    routing: routing('BSB Code', '^\\d{3}-?\\d{3}$', '6 digits, such as 990-014'),
  },
  CA: {
    account: account('^\\d{7,12}$', '7 to 12 digits'),
    routing: routing('Transit Number', '^0\\d{8}$', '9 digits: 0, institution (3) and transit (5)'),
  },
  CH: { iban: iban('^CH\\d{7}[A-Z0-9]{12}$', 'CH and 19 more characters') },
  CN: { account: account('^\\d{6,25}$', '6 to 25 digits') },
  GB: {
    account: account('^\\d{8}$', '8 digits'),
    iban: iban('^GB\\d{2}[A-Z]{4}\\d{14}$', 'GB and 20 more characters'),
    routing: routing('Sort Code', '^\\d{2}-?\\d{2}-?\\d{2}$', '6 digits, such as 99-00-11'),
  },
  GR: { iban: iban('^GR\\d{9}[A-Z0-9]{16}$', 'GR and 25 more characters') },
  ID: {
    account: account('^\\d{5,16}$', '5 to 16 digits'),
    routing: routing('Bank Code', '^\\d{3}(\\d{4})?$', '3 digits, or 7 with the branch'),
  },
  IN: {
    account: account('^\\d{9,18}$', '9 to 18 digits'),
    routing: routing('IFSC Code', '^[A-Z]{4}0[A-Z0-9]{6}$', '4 letters, a 0 and 6 letters or digits'),
  },
  JP: {
    account: account('^\\d{7}$', '7 digits; a shorter one gets zeros in front'),
    routing: routing('Zengin Code', '^\\d{4}-?\\d{3}$', '7 digits: bank (4) and branch (3)'),
  },
  KR: {
    account: account('^\\d{11,16}$', '11 to 16 digits'),
    routing: routing('Bank Code', '^\\d{3}(\\d{4})?$', '3 digits, or 7 with the branch'),
  },
  NZ: {
    account: account(
      '^\\d{2}-?\\d{4}-?\\d{7}-?\\d{2,3}$',
      '15 or 16 digits: bank, branch, account and suffix, such as 12-3021-0123468-00',
    ),
  },
  TW: {
    account: account('^\\d{10,16}$', '10 to 16 digits'),
    routing: routing('Bank and Branch Code', '^\\d{7}$', '7 digits: bank (3) and branch (4)'),
  },
  US: {
    account: account('^\\d{4,17}$', '4 to 17 digits'),
    routing: routing('ABA Routing Number', '^\\d{9}$', '9 digits'),
  },
  ZA: {
    account: account('^\\d{7,13}$', '7 to 13 digits'),
    routing: routing('Branch Code', '^\\d{6}$', '6 digits'),
  },
};

/** Names a bank anywhere. */
export const bicFormat: NumberFormat = {
  label: 'SWIFT / BIC Code',
  regEx: '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$',
  errorMessage: 'SWIFT / BIC Code must have 8 or 11 capital letters and digits.',
};
