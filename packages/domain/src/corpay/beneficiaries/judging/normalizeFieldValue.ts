import {
  listGroupedSpellings,
  removeNumberSeparators,
  formatNumberToMatchPatterns,
} from '../../../patterns/formatNumberToMatchPatterns.ts';
import { satisfiesPattern } from '../../../patterns/partnerPattern.ts';

/** Numbers and codes of accounts, in which no space and no small letter means anything. */
const numbers: ReadonlySet<string> = new Set([
  'accountNumber',
  'routingCode',
  'localAccountNumber',
  'localRoutingCode',
]);

/** Written in groups by people and in one by banks, in every country. */
const compact: ReadonlySet<string> = new Set(['iban', 'swiftBicCode']);

const postal: ReadonlySet<string> = new Set(['accountHolderPostal', 'bankPostal']);

/**
 * A value as it is judged and sent: without spaces around it, IBAN and BIC without any and in capitals. A number, a
 * postal code or an answer to a law that its patterns refuse as it is typed stands in the first everyday spelling that
 * they take; when they take none it stays, so that what is wrong is said of what was typed.
 */
export const normalizeFieldValue = (member: string, value: string, patterns: readonly string[]): string => {
  const typed = value.trim();
  if (compact.has(member)) return removeNumberSeparators(typed);
  if (numbers.has(member)) return formatNumberToMatchPatterns(typed, patterns);
  const taken = [typed, typed.toUpperCase(), ...listGroupedSpellings(typed)].find((spelling) =>
    patterns.every((pattern) => satisfiesPattern(pattern, spelling)),
  );
  return taken ?? typed;
};

/** Whether a member of the record is one that people spell in several ways. */
export const isSpelledFreely = (member: string): boolean =>
  compact.has(member) || numbers.has(member) || postal.has(member);
