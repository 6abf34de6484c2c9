import type { AskedMember } from '../fields/fieldIds.ts';

/** What a value was read from; the currency follows from the country, which the text names or a number belongs to. */
export type ReadFrom = 'iban' | 'bic' | 'bank-code' | 'text' | 'country';

/** One value of a beneficiary that was read, and from what. */
export type ReadDetail = { readonly field: AskedMember; readonly value: string; readonly from: ReadFrom };

/** What the bank can be searched by: its code in the country, or its BIC. */
export type BankToFind = {
  readonly country: string;
  readonly query: string;
  readonly by: 'iban' | 'bic' | 'bank-code';
};

/** A number as the text has it, and as it has to be. */
export type NumberRepair = { readonly written: string; readonly whole: string };

/** What was read of a text that somebody typed or pasted, and what was not (CP-READ-1, CP-READ-3). */
export type PayeeReading = {
  /** At most one for each field; the country comes first. */
  readonly details: readonly ReadDetail[];
  /** What may lead to the bank, the surest first; one after the other is tried until one leads to exactly one bank. */
  readonly banks: readonly BankToFind[];
  /** Why a number in it cannot be right, each with what helps. */
  readonly mistakes: readonly string[];
  /** How much of an IBAN is still to be typed; null where that is not known. */
  readonly missing: string | null;
  /** What could not be read although something was given. */
  readonly unread: readonly string[];
  /** A number of the text that has a mistake, and what it is likely to have been; only where that proves itself. */
  readonly repair?: NumberRepair;
};
