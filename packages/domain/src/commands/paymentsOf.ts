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

/**
 * What `pay thal 10000` may mean: every payee whose name has words that begin so, with the amount as a paste is read.
 * A name may hold digits: the longest name that somebody has counts first. An amount that names another currency than
 * the payee's is nobody's, and neither is nothing.
 */
export const paymentsOf = (text: string, payees: readonly CommandPayee[]): readonly PaymentCommand[] => {
  const [verb = '', ...words] = text.trim().split(/\s+/u);
  if (verb.toLowerCase() !== 'pay' || words.length === 0) return [];
  return words.flatMap((_word, place): readonly PaymentCommand[] => {
    const end = words.length - place;
    const named = searchable(words.slice(0, end).join(' ')).split(' ');
    const rest = words.slice(end).join(' ');
    const amount = rest === '' ? null : readPastedAmount(rest, null);
    if (rest !== '' && (amount === null || isNothing(amount.text))) return [];
    return payees
      .filter((payee) => matches(payee, named))
      .filter(({ currency }) => amount === null || amount.named === null || amount.named === currency)
      .map((payee) => ({ payee, amount: amount?.text ?? null }));
  });
};
