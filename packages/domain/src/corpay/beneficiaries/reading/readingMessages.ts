import { countryNameInSentence } from '../../../geography/countryNameInSentence.ts';
import type { ReadFrom } from './payeeReading.ts';

const inFours = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Where a value was read, beside the field that has it (CP-READ-2). */
export const readFromMessages: Readonly<Record<ReadFrom, string>> = {
  iban: 'Read from the IBAN',
  bic: 'Read from the BIC',
  'bank-code': 'Read from the bank code',
  text: 'Read from your text',
  country: 'Follows from the country',
};

/** What is said about a text from which a beneficiary is read. */
export const readingMessages = {
  label: 'IBAN, account number or bank details',
  help: 'Type an IBAN, or an account number and its country, or paste the bank details of an invoice. We fill in what we can read.',
  found: (values: readonly string[]): string => `Read: ${values.join(' · ')}`,
  bankLabel: 'Bank',
  searching: 'Searching...',
  foundBy: {
    iban: 'Found by the IBAN',
    bic: 'Found by the BIC',
    'bank-code': 'Found by the bank code',
  },
  bankNotFound: 'We did not find exactly one bank. Search for it on the step Bank Address.',
  /** Of an IBAN with a mistake: a person finds it group by group. */
  compare: (iban: string): string => `Compare it in fours with what you were given: ${inFours(iban)}.`,
  /** A whole IBAN below its field, to be compared. */
  inFours: (iban: string): string => `In fours: ${iban}`,
  /** Such as '12 more characters.' */
  tooShort: (missing: string): string => `This IBAN is too short: it needs ${missing}`,
  correctOrClear: 'Correct it, or clear this field to go on without it.',
  clear: 'Clear this field',
  repair: (whole: string): string => `Use ${whole}`,
  twoIbans: 'Your text holds two IBANs. Keep the one that you want to pay.',
  /** An account in a country where nobody can be paid. */
  notServed: (country: string): string =>
    `This account is in ${countryNameInSentence(country)}. We do not offer payments to a bank there.`,
  twoValues: (label: string): string => `Your text holds two values for ${label}. We took neither.`,
  noCountry:
    'An account number does not tell its country. Write the country beside it, such as 12345678 Australia, or choose it below.',
  nothing:
    'We could not read any bank details here. Type an IBAN, or an account number and its country, or fill in the fields below.',
  /** What somebody typed themselves stands, and the text says something else. */
  kept: (label: string, typed: string, read: string): string =>
    `${label}: we kept ${typed}, which you entered. Your text says ${read}.`,
} as const;
