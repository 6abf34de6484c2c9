import {
  findAmbiguousAmountReadings,
  readPastedAmount,
  type PastedAmount,
} from '../money/readPastedAmount.ts';
import { normalizeForSearch } from '../words/normalizeForSearch.ts';

/** Whom a customer can pay, whoever the partner is. */
export type PayableBeneficiary = {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
};

/** A deal as a command begins it; the amount is what they receive. Nothing is booked by it. */
type PaymentCommand = { readonly payee: PayableBeneficiary; readonly amount: string | null };

const matches = (payee: PayableBeneficiary, words: readonly string[]): boolean => {
  const name = ` ${normalizeForSearch(payee.name)}`;
  return words.every((word) => name.includes(` ${word}`));
};

const isNothing = (amount: string): boolean => !/[1-9]/u.test(amount);

type Division = { readonly named: readonly string[]; readonly rest: string };

/** A name may hold digits: every way to divide what follows `pay` into a name and an amount, the longest name first. */
const divisionsOf = (text: string): readonly Division[] => {
  const [verb = '', ...words] = text.trim().split(/\s+/u);
  if (verb.toLowerCase() !== 'pay') return [];
  return words.map((_word, place) => {
    const end = words.length - place;
    return {
      named: normalizeForSearch(words.slice(0, end).join(' ')).split(' '),
      rest: words.slice(end).join(' '),
    };
  });
};

/** The amounts that a text may mean: as a paste is read, and both where it can be read in two ways. */
const amountsIn = (text: string): readonly PastedAmount[] => {
  const read = readPastedAmount(text, null);
  return read === null ? findAmbiguousAmountReadings(text, null) : [read];
};

/** What stands behind a name that somebody has and cannot be read as an amount; null where there is none. */
export const findUnclearAmount = (text: string, payees: readonly PayableBeneficiary[]): string | null => {
  const known = divisionsOf(text).find(({ named }) => payees.some((payee) => matches(payee, named)));
  if (known === undefined || known.rest === '') return null;
  return amountsIn(known.rest).length === 0 ? known.rest : null;
};

/**
 * What `pay thal 10000` may mean: every payee whose name has words that begin so, with the amount as a paste is read, or
 * with both of one that can be read in two ways.
 * A name may hold digits: the longest name that somebody has counts first. An amount that names another currency than
 * the payee's is nobody's, and neither is nothing.
 */
export const findPaymentPaletteEntries = (
  text: string,
  payees: readonly PayableBeneficiary[],
): readonly PaymentCommand[] =>
  divisionsOf(text).flatMap(({ named, rest }): readonly PaymentCommand[] => {
    const found = payees.filter((payee) => matches(payee, named));
    if (rest === '') return found.map((payee) => ({ payee, amount: null }));
    const amounts = amountsIn(rest).filter(({ text: amount }) => !isNothing(amount));
    return found.flatMap((payee) =>
      amounts
        .filter((amount) => amount.named === null || amount.named === payee.currency)
        .map((amount) => ({ payee, amount: amount.text })),
    );
  });
