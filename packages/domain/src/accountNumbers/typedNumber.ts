import { inOneGroup } from '../patterns/numberSpelling.ts';
import { abaReason } from './abaReason.ts';
import { bicReason } from './bicReason.ts';
import { ibanCountryReason, ibanLength, ibanReason } from './ibanReason.ts';
import { nzAccountReason, nzDigitsFit, nzMistake } from './nzAccountReason.ts';
import type { NumberKind } from './numberKind.ts';

/** What is known of a number before it is whole; both are null while nothing is. */
export type TypedNumber = {
  /** Why it cannot become right. */
  readonly mistake: string | null;
  /** How many characters are still to come, such as '12 more characters.'; null where there is a mistake. */
  readonly missing: string | null;
};

const unknown: TypedNumber = { mistake: null, missing: null };

const wrong = (mistake: string | null): TypedNumber => ({ mistake, missing: null });

const more = (count: number, what: 'character' | 'digit'): TypedNumber => ({
  mistake: null,
  missing: `${count} more ${what}${count === 1 ? '' : 's'}.`,
});

const typedIban = (typed: string, bankCountry: string): TypedNumber => {
  if (!/^[A-Z]{0,2}$|^[A-Z]{2}\d(?:\d[A-Z0-9]*)?$/.test(typed))
    return wrong(
      'An IBAN begins with two letters for the country and two check digits, then has letters and digits only.',
    );
  if (typed.length < 2) return unknown;
  const country = typed.slice(0, 2);
  const elsewhere = ibanCountryReason(country, bankCountry);
  if (elsewhere !== null) return wrong(elsewhere);
  const missing = (ibanLength(country) ?? 0) - typed.length;
  return missing > 0 ? more(missing, 'character') : wrong(ibanReason(typed, bankCountry));
};

const typedBic = (typed: string): TypedNumber =>
  /^[A-Z]{0,6}$|^[A-Z]{6}[A-Z0-9]{1,4}$/.test(typed) && typed.length !== 8
    ? unknown
    : wrong(bicReason(typed));

/** A number of so many digits, judged once they are all there. */
const typedDigits = (
  digits: string,
  length: number,
  reason: (whole: string) => string | null,
): TypedNumber => {
  if (digits === '') return unknown;
  const missing = length - digits.length;
  return /^\d+$/.test(digits) && missing > 0 ? more(missing, 'digit') : wrong(reason(digits));
};

const sortCodeReason = (text: string): string | null =>
  /^\d{6}$/.test(text) ? null : 'A sort code has 6 digits.';

const typedNzAccount = (digits: string): TypedNumber => {
  if (!/^\d{0,16}$/.test(digits)) return wrong(nzAccountReason(digits));
  const whole = digits.length >= 13;
  return whole && !nzDigitsFit(digits) ? wrong(nzMistake) : unknown;
};

/**
 * What can be said of a number that is still being typed, in whatever groups: an IBAN, a sort code and an ABA number say
 * how much is missing, and each says what is wrong as soon as it cannot become right. An empty bank country accepts the
 * IBAN of every country.
 */
export const typedNumber = (kind: NumberKind, typed: string, bankCountry: string): TypedNumber => {
  const inOne = inOneGroup(typed);
  switch (kind) {
    case 'iban':
      return typedIban(inOne, bankCountry);
    case 'bic':
      return typedBic(inOne);
    case 'aba':
      return typedDigits(inOne, 9, abaReason);
    case 'sort-code':
      return typedDigits(inOne, 6, sortCodeReason);
    case 'nz-account':
      return typedNzAccount(inOne);
  }
};
