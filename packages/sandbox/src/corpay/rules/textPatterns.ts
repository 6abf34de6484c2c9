import type { Pattern } from './partnerRule.ts';

/** What every text keeps: no angle brackets, no double quotes, nothing that cannot be seen, and not too much. */
export const plainTextPatterns = (label: string, most: number): readonly Pattern[] => [
  {
    regEx: '^[^<>\\x22\\x00-\\x1F\\x7F-\\x9F]*$',
    errorMessage: `${label} must not contain <, > or ".`,
  },
  { regEx: `^.{0,${most}}$`, errorMessage: `${label} must have at most ${most} characters.` },
];

/** The name on an account, as the partner's networks carry it. */
export const holderNamePatterns = (label: string): readonly Pattern[] => [
  {
    regEx: '^[a-zA-ZÀ-ÿ0-9.,&\\- ]*$',
    errorMessage: `${label} may have letters, digits, spaces and . , & - only.`,
  },
  { regEx: '^.{0,100}$', errorMessage: `${label} must have at most 100 characters.` },
];

export const emailPatterns: readonly Pattern[] = [
  {
    regEx: "^[A-Za-z0-9.!#$%&'*+/=?^_{|}~\\-]+@[A-Za-z0-9\\-]+(\\.[A-Za-z0-9\\-]+)+$",
    errorMessage: 'Email must be an address such as name@example.org.',
  },
  { regEx: '^.{0,100}$', errorMessage: 'Email must have at most 100 characters.' },
];

export const phonePatterns: readonly Pattern[] = [
  {
    regEx: '^\\+?[0-9][0-9 ().\\-]{4,28}$',
    errorMessage: 'Phone Number must have 5 to 29 digits, spaces and ( ) . - after an optional +.',
  },
];
