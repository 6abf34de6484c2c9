import { cacheByList } from '../../lists/cacheByList.ts';
import { normalizeForSearch } from '../../words/normalizeForSearch.ts';
import type { RunPayee } from '../runPayee.ts';
import { createNearWords, likeness } from './findNearWords.ts';

const mostChoices = 5;

/** A word that thousands have, such as Ltd, tells nobody from the others. */
const mostOfOneWord = 200;

/** What stands in thousands of names says nothing of whom is meant. */
const companyForms = new Set(
  'ag bv co corp gmbh inc kg limited llc llp ltd nv oy plc pty pvt sa sarl spa srl'.split(' '),
);

/** Of a text of several words so much stands in the name that is meant, where no whole word does. */
const leastAlike = 0.3;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !companyForms.has(word)),
  );

/** By each word of their names the first payees who have it, and the words that are spelt alike. */
const indexWords = cacheByList((payees: readonly RunPayee[]) => {
  const byWord = new Map<string, RunPayee[]>();
  for (const payee of payees)
    for (const word of wordsOf(payee.name)) {
      const there = byWord.get(word);
      if (there === undefined) byWord.set(word, [payee]);
      else if (there.length < mostOfOneWord) there.push(payee);
    }
  return { byWord, near: createNearWords(byWord.keys()) };
});

/**
 * Whom a text can mean that names nobody: those who share its rarest word, or one that is spelt much alike. Of these come
 * first who share the most words, then who are paid in the currency of the row, then whose name is most alike.
 */
export const findSimilarPayees = (
  text: string,
  payees: readonly RunPayee[],
  currency = '',
): readonly RunPayee[] => {
  const { byWord, near } = indexWords(payees);
  const havingLike = (word: string): readonly RunPayee[] =>
    byWord.get(word) ?? [...new Set(near(word).flatMap((other) => byWord.get(other) ?? []))];
  const words = [...wordsOf(text)];
  const isNamed = (payee: RunPayee): boolean =>
    words.some((word) => byWord.get(word)?.includes(payee) === true);
  const sharing = words
    .map(havingLike)
    .filter((some) => some.length > 0)
    .toSorted((one, other) => one.length - other.length);
  const written = normalizeForSearch(text);
  return (sharing[0] ?? [])
    .map((payee) => ({
      payee,
      shared: sharing.filter((some) => some.includes(payee)).length,
      paidIn: payee.currency === currency ? 1 : 0,
      alike: likeness(written, normalizeForSearch(payee.name)),
    }))
    .filter(({ payee, alike }) => words.length === 1 || isNamed(payee) || alike >= leastAlike)
    .toSorted(
      (one, other) => other.shared - one.shared || other.paidIn - one.paidIn || other.alike - one.alike,
    )
    .slice(0, mostChoices)
    .map(({ payee }) => payee);
};
