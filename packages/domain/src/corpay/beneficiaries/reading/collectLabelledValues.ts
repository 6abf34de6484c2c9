import { beneficiaryCurrencies } from '../../../geography/beneficiaryCurrencies.ts';
import { removeNumberSeparators } from '../../../patterns/formatNumberToMatchPatterns.ts';
import { defaultFieldLabels, type AskedMember } from '../fields/fieldIds.ts';
import { findCountryNamed } from './findCountryNamed.ts';
import type { LabelledLine } from './readLabelledLines.ts';
import { readingMessages } from './readingMessages.ts';

/** The value of a field as its label's line has it, or empty where that is no value of the field. */
const tidied = (field: AskedMember, value: string): string => {
  switch (field) {
    case 'swiftBicCode':
      return removeNumberSeparators(value);
    case 'accountNumber':
      return /^[A-Z0-9][A-Z0-9 -]*\d{2}(?![A-Z])/i.exec(value)?.[0] ?? '';
    case 'routingCode':
    case 'localRoutingCode': {
      const code = value.replace(/\s*\([^)]*\)$/, '').trim();
      return /^[A-Z0-9][A-Z0-9 -]{3,}$/i.test(code) && /\d/.test(code) ? code : '';
    }
    case 'destinationCountry':
      return findCountryNamed(value)?.iso ?? '';
    case 'bankCurrency':
      return beneficiaryCurrencies.find((code) => value.toUpperCase().includes(code)) ?? '';
    default:
      return value;
  }
};

/** What stands in a text for each field. */
export type ReadValues = ReadonlyMap<AskedMember, string>;

/** One value for each field; a field with two different ones has none, and that is said. */
export const collectLabelledValues = (lines: readonly LabelledLine[], unread: string[]): ReadValues => {
  const values = new Map<AskedMember, string>();
  const twice = new Set<AskedMember>();
  for (const { field, value } of lines) {
    if (field === 'ignored' || field === 'iban') continue;
    const read = tidied(field, value);
    const before = values.get(field);
    if (read === '') continue;
    if (before !== undefined && removeNumberSeparators(before) !== removeNumberSeparators(read))
      twice.add(field);
    values.set(field, read);
  }
  for (const field of twice) {
    values.delete(field);
    unread.push(readingMessages.twoValues(defaultFieldLabels[field]));
  }
  return values;
};
