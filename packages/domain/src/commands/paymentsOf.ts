import { readPastedAmount } from '../money/index.ts';
import { searchable } from '../words/index.ts';

/** Whom a customer can pay, whoever the partner is. */
export type CommandPayee = {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
};

/** A deal as a command begins it; the amount is what they receive. Nothing is booked by it. */
type PaymentCommand = { readonly payee: CommandPayee; readonly amount: string | null };

const matches = (payee: CommandPayee, words: readonly string[]): boolean => {
  const name = ` ${searchable(payee.name)}`;
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
    return { named: searchable(words.slice(0, end).join(' ')).split(' '), rest: words.slice(end).join(' ') };
  });
};

/** What stands behind a name that somebody has and cannot be read as an amount; null where there is none. */
export const unclearAmountOf = (text: string, payees: readonly CommandPayee[]): string | null => {
  const known = divisionsOf(text).find(({ named }) => payees.some((payee) => matches(payee, named)));
  if (known === undefined || known.rest === '') return null;
  return readPastedAmount(known.rest, null) === null ? known.rest : null;
};

/**
 * What `pay thal 10000` may mean: every payee whose name has words that begin so, with the amount as a paste is read.
 * A name may hold digits: the longest name that somebody has counts first. An amount that names another currency than
 * the payee's is nobody's, and neither is nothing.
 */
export const paymentsOf = (text: string, payees: readonly CommandPayee[]): readonly PaymentCommand[] =>
  divisionsOf(text).flatMap(({ named, rest }): readonly PaymentCommand[] => {
    const amount = rest === '' ? null : readPastedAmount(rest, null);
    if (rest !== '' && (amount === null || isNothing(amount.text))) return [];
    return payees
      .filter((payee) => matches(payee, named))
      .filter(({ currency }) => amount === null || amount.named === null || amount.named === currency)
      .map((payee) => ({ payee, amount: amount?.text ?? null }));
  });
