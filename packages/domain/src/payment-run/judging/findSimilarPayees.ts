import { cacheByList } from '../../lists/cacheByList.ts';
import { normalizeForSearch } from '../../words/normalizeForSearch.ts';
import type { RunPayee } from '../runPayee.ts';

const mostChoices = 5;

/** A word that thousands have, such as Ltd, tells nobody from the others. */
const mostOfOneWord = 50;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu));

/** By each word of their names the first payees who have it. */
const indexWords = cacheByList((payees: readonly RunPayee[]) => {
  const byWord = new Map<string, RunPayee[]>();
  for (const payee of payees)
    for (const word of wordsOf(payee.name)) {
      const there = byWord.get(word);
      if (there === undefined) byWord.set(word, [payee]);
      else if (there.length < mostOfOneWord) there.push(payee);
    }
  return byWord;
});

/** Whom a text can mean that names nobody: those who share its rarest word, and of these who shares the most words first. */
export const findSimilarPayees = (text: string, payees: readonly RunPayee[]): readonly RunPayee[] => {
  const index = indexWords(payees);
  const sharing = [...wordsOf(text)]
    .flatMap((word) => [index.get(word) ?? []])
    .filter((some) => some.length > 0)
    .toSorted((one, other) => one.length - other.length);
  return (sharing[0] ?? [])
    .map((payee) => ({ payee, shared: sharing.filter((some) => some.includes(payee)).length }))
    .toSorted((one, other) => other.shared - one.shared)
    .slice(0, mostChoices)
    .map(({ payee }) => payee);
};
