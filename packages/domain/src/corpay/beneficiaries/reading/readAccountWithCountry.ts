import { findDroppedZero } from '../../../accountNumbers/findDroppedZero.ts';
import { whyNotAbaNumber } from '../../../accountNumbers/whyNotAbaNumber.ts';
import { findCountryNamed } from './findCountryNamed.ts';

/** An account number, with whatever else its line says; a country that is not named is empty. */
export type AccountWithCountry = {
  readonly account: string;
  readonly code: string;
  readonly country: string;
};

const ifsc = /(?<![A-Z0-9])[A-Z]{4}0[A-Z0-9]{6}(?![A-Z0-9])/i;

/** Whether a number is the code of a bank in a country, by its form alone. */
const isBankCode: Readonly<Record<string, (number: string) => boolean>> = {
  US: (number) => whyNotAbaNumber(number) === null,
  GB: (number) => /^\d{2}-?\d{2}-?\d{2}$/.test(number),
  AU: (number) => /^\d{3}-?\d{3}$/.test(number),
};

/** Digits that a spreadsheet has taken the leading 0 from count where nothing else is the code. */
const findCodes = (numbers: readonly string[], country: string): readonly string[] => {
  const isCode = isBankCode[country];
  if (isCode === undefined || numbers.length === 1) return [];
  const codes = numbers.filter(isCode);
  return codes.length > 0 || country !== 'US'
    ? codes
    : numbers.filter((number) => findDroppedZero(number) !== null);
};

/** The country whose banks alone have codes that are written so; empty where none has. */
const countryOfForm = (numbers: readonly string[]): string => {
  if (numbers.length !== 2) return '';
  if (numbers.some((number) => /^\d{2}-\d{2}-\d{2}$/.test(number))) return 'GB';
  return numbers.some((number) => /^\d{3}-\d{3}$/.test(number)) ? 'AU' : '';
};

/** Of two numbers one may be the code of a bank somewhere: together they are no account number. */
const mayHoldCode = (numbers: readonly string[]): boolean =>
  numbers.length === 2 &&
  numbers.some((number) => Object.values(isBankCode).some((isCode) => isCode(number)));

const filler =
  /(?<![\p{L}])(?:account|acct|number|no|in|and|a\/c|ifsc|aba|routing|bsb|sort|code)(?![\p{L}])\.?/giu;

/**
 * An account number that stands alone or beside its country and the code of its bank, such as '12345678 99-00-11 UK'
 * (CP-READ-1); null for a text that has other words in it. Two numbers of which both may be the code are not told apart,
 * nor is one of them a code where no country says so.
 */
export const readAccountWithCountry = (text: string, chosenCountry: string): AccountWithCountry | null => {
  const indian = ifsc.exec(text)?.[0].toUpperCase() ?? '';
  const withoutCode = text.replace(ifsc, ' ');
  const named = findCountryNamed(withoutCode);
  const rest = (named?.rest ?? withoutCode).replaceAll(filler, ' ').replaceAll(/[,;:/#()]/g, ' ');
  const numbers = rest.split(/\s+/).filter((part) => part !== '');
  if (numbers.length === 0 || !numbers.every((part) => /^\d[\d-]*$/.test(part))) return null;
  const told = indian === '' ? (named?.iso ?? '') : 'IN';
  const country = told === '' && chosenCountry === '' ? countryOfForm(numbers) : told;
  if (country === '' && chosenCountry === '' && mayHoldCode(numbers)) return null;
  const codes = findCodes(numbers, country === '' ? chosenCountry : country);
  if (codes.length > 1) return null;
  const account = numbers.filter((part) => !codes.includes(part)).join('');
  if (account.replaceAll('-', '').length < 4) return null;
  return { account, code: indian === '' ? (codes[0] ?? '') : indian, country };
};
