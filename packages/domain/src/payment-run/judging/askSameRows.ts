import { runQuestionMessages } from '../runMessages.ts';
import type { RunPayee } from '../runPayee.ts';
import { accountKeysOf, isAccountTwin } from './findAccountTwins.ts';
import type { JudgedRow, RunQuestion } from './judgedRow.ts';

/** What a row has that another one may have, too. */
export type RowLikeness = {
  readonly payee: RunPayee;
  /** The amount with its currency. */
  readonly amount: string;
  /** As references are compared; empty where there is none. */
  readonly reference: string;
  readonly ownId: string;
};

type Before = { readonly row: number; readonly amount: string; readonly payee: RunPayee };

/** The rows that were seen, by what they may have in common. */
class SeenRows {
  readonly #rows = new Map<string, Before[]>();

  at(keys: readonly string[]): readonly Before[] {
    return keys.flatMap((key) => this.#rows.get(key) ?? []);
  }

  add(keys: readonly string[], row: Before): void {
    for (const key of keys) {
      const there = this.#rows.get(key);
      if (there === undefined) this.#rows.set(key, [row]);
      else there.push(row);
    }
  }
}

const rowsOf = (before: readonly Before[]): readonly number[] => [...new Set(before.map(({ row }) => row))];

/** The keys under which rows are found that are the same payment, that may be, and that have the same reference. */
const keysOf = ({ payee, amount, reference, ownId }: RowLikeness) => {
  const key = (...parts: readonly string[]): string => JSON.stringify([payee.id, ...parts]);
  return {
    same: [
      ...(reference === '' ? [] : [key(amount, `reference ${reference}`)]),
      ...(ownId === '' ? [] : [key(amount, `id ${ownId}`)]),
    ],
    unnamed: reference === '' ? [key(amount, 'no reference')] : [],
    reference: reference === '' ? [] : [key(`reference ${reference}`)],
    account: accountKeysOf(payee).map((account) => JSON.stringify(['account', account, amount])),
  };
};

const askAbout = (
  kind: 'same-row' | 'same-reference',
  row: number,
  before: readonly number[],
  keys: readonly string[],
  message: (rows: readonly number[]) => string,
): readonly RunQuestion[] =>
  before.length === 0
    ? []
    : [
        {
          kind,
          key: `${kind} ${row} ${before.join(',')} ${keys.join(' ')}`,
          field: kind === 'same-row' ? 'payee' : 'reference',
          message: message(before),
          tick: runQuestionMessages.sameRowTick,
        },
      ];

/**
 * Asks of every row but the first of some that may be one payment: with the same reference or id, with no reference at all, or
 * with the same reference and another amount; and of one that pays the same amount to the same account under another payee. Two ids of the customer's own are two payments, and still one may be a slip.
 */
export const askSameRows = (
  alone: readonly { readonly judged: JudgedRow; readonly likeness: RowLikeness | null }[],
): readonly JudgedRow[] => {
  const seen = new SeenRows();
  return alone.map(({ judged, likeness }) => {
    if (likeness === null) return judged;
    const { row } = judged;
    const keys = keysOf(likeness);
    const words = runQuestionMessages;
    const same = rowsOf(seen.at(keys.same));
    const unnamed = rowsOf(seen.at(keys.unnamed)).filter((before) => !same.includes(before));
    const others = rowsOf(seen.at(keys.reference).filter(({ amount }) => amount !== likeness.amount));
    const { amount, payee } = likeness;
    const twins = seen.at(keys.account).filter((before) => isAccountTwin(payee, before.payee));
    // A key is kept, and holds no account.
    const twinKeys = [payee.id, 'account of', ...new Set(twins.map((twin) => twin.payee.id)), amount];
    seen.add([...keys.same, ...keys.unnamed, ...keys.reference, ...keys.account], { row, amount, payee });
    const asked = [
      ...askAbout('same-row', row, same, keys.same, words.sameRow),
      ...askAbout('same-row', row, unnamed, keys.unnamed, words.sameUnnamedRow),
      ...askAbout('same-row', row, rowsOf(twins), twinKeys, words.sameAccountRow),
      ...askAbout('same-reference', row, others, [...keys.reference, likeness.amount], words.sameReference),
    ];
    return asked.length === 0 ? judged : { ...judged, questions: [...asked, ...judged.questions] };
  });
};
