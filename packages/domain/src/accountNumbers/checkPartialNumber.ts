import { removeNumberSeparators } from '../patterns/formatNumberToMatchPatterns.ts';
import { droppedZeroMessage, findDroppedZero } from './findDroppedZero.ts';
import { whyNotAbaNumber } from './whyNotAbaNumber.ts';
import { whyNotBic } from './whyNotBic.ts';
import { whyNotIbanOfCountry, ibanLength, whyNotIban } from './whyNotIban.ts';
import { whyNotNzAccount, areNzCheckDigitsRight, nzCheckDigitMessage } from './whyNotNzAccount.ts';
import type { NumberKind } from './numberKind.ts';

/** What is known of a number before it is whole; both are null while nothing is. */
export type PartialNumberCheck = {
  /** Why it cannot become right. */
  readonly mistake: string | null;
  /** How many characters are still to come, such as '12 more characters.'; null where there is a mistake. */
  readonly missing: string | null;
  /** What it is likely to have been; only where that proves itself. */
  readonly repaired?: string;
};

const unknown: PartialNumberCheck = { mistake: null, missing: null };

const wrong = (mistake: string | null): PartialNumberCheck => ({ mistake, missing: null });

const more = (count: number, what: 'character' | 'digit'): PartialNumberCheck => ({
  mistake: null,
  missing: `${count} more ${what}${count === 1 ? '' : 's'}.`,
});

const typedIban = (typed: string, bankCountry: string): PartialNumberCheck => {
  if (!/^[A-Z]{0,2}$|^[A-Z]{2}\d(?:\d[A-Z0-9]*)?$/.test(typed))
    return wrong(
      'An IBAN begins with two letters for the country and two check digits, then has letters and digits only.',
    );
  if (typed.length < 2) return unknown;
  const country = typed.slice(0, 2);
  const elsewhere = whyNotIbanOfCountry(country, bankCountry);
  if (elsewhere !== null) return wrong(elsewhere);
  const missing = (ibanLength(country) ?? 0) - typed.length;
  return missing > 0 ? more(missing, 'character') : wrong(whyNotIban(typed, bankCountry));
};

const typedBic = (typed: string): PartialNumberCheck =>
  /^[A-Z]{0,6}$|^[A-Z]{6}[A-Z0-9]{1,4}$/.test(typed) && typed.length !== 8
    ? unknown
    : wrong(whyNotBic(typed));

/** A number of so many digits, judged once they are all there. */
const typedDigits = (
  digits: string,
  length: number,
  reason: (whole: string) => string | null,
): PartialNumberCheck => {
  if (digits === '') return unknown;
  const missing = length - digits.length;
  return /^\d+$/.test(digits) && missing > 0 ? more(missing, 'digit') : wrong(reason(digits));
};

const sortCodeReason = (text: string): string | null =>
  /^\d{6}$/.test(text) ? null : 'A sort code has 6 digits.';

const typedAba = (digits: string): PartialNumberCheck => {
  const repaired = findDroppedZero(digits);
  return repaired === null
    ? typedDigits(digits, 9, whyNotAbaNumber)
    : { mistake: null, missing: droppedZeroMessage, repaired };
};

const typedNzAccount = (digits: string): PartialNumberCheck => {
  if (!/^\d{0,16}$/.test(digits)) return wrong(whyNotNzAccount(digits));
  const whole = digits.length >= 13;
  return whole && !areNzCheckDigitsRight(digits) ? wrong(nzCheckDigitMessage) : unknown;
};

/**
 * What can be said of a number that is still being typed, in whatever groups: an IBAN, a sort code and an ABA number say
 * how much is missing, and each says what is wrong as soon as it cannot become right. An empty bank country accepts the
 * IBAN of every country.
 */
export const checkPartialNumber = (
  kind: NumberKind,
  typed: string,
  bankCountry: string,
): PartialNumberCheck => {
  const inOne = removeNumberSeparators(typed);
  switch (kind) {
    case 'iban':
      return typedIban(inOne, bankCountry);
    case 'bic':
      return typedBic(inOne);
    case 'aba':
      return typedAba(inOne);
    case 'sort-code':
      return typedDigits(inOne, 6, sortCodeReason);
    case 'nz-account':
      return typedNzAccount(inOne);
  }
};
