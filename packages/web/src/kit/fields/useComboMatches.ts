import { useMemo } from 'react';
import { matchesPayeeSearch } from '@fx-gateway/domain/bankDetails/matchesPayeeSearch.ts';
import { normalizeForSearch } from '@fx-gateway/domain/words/normalizeForSearch.ts';

export type ComboOption = {
  readonly value: string;
  readonly label: string;
  /** The beginning of the label that is cut where there is no room for all of it. */
  readonly name?: string;
  /** What is told of it below its label. */
  readonly hint?: string;
  /** Other words for it, which find it too. */
  readonly also?: string;
};

const mostShown = 50;

const texts = new WeakMap<ComboOption, string>();

/** An option as it is searched: made once for each, when somebody first types. */
const textOf = (option: ComboOption): string => {
  const known = texts.get(option);
  if (known !== undefined) return known;
  const text = normalizeForSearch(`${option.label} ${option.also ?? ''}`);
  texts.set(option, text);
  return text;
};

const firstOf = <O>(found: readonly O[], unread: readonly string[]) => ({
  shown: found.slice(0, mostShown),
  further: Math.max(0, found.length - mostShown),
  unread,
});

/**
 * The first matches of a list of any length, by their texts and by the ends of their accounts, where they have any. `further`
 * counts those that are not shown, and `unread` has the values of those who may match too, once their account is read.
 */
export const useComboMatches = <O extends ComboOption>(
  options: readonly O[],
  query: string | null,
  endings?: ReadonlyMap<string, string>,
): { readonly shown: readonly O[]; readonly further: number; readonly unread: readonly string[] } => {
  return useMemo(() => {
    const sought = normalizeForSearch(query ?? '');
    if (sought === '') return firstOf(options, []);
    const words = sought.split(' ');
    const begins = (text: string): boolean =>
      words.every((word) => text.startsWith(word) || text.includes(` ${word}`));
    // Who types the beginning of a word means it; a match in the middle of one comes after.
    const found: { readonly beginning: O[]; readonly within: O[] } = { beginning: [], within: [] };
    const unread: string[] = [];
    for (const option of options) {
      const text = textOf(option);
      const isFound = matchesPayeeSearch(words, text, endings === undefined ? '' : endings.get(option.value));
      if (isFound === true) found[begins(text) ? 'beginning' : 'within'].push(option);
      else if (isFound === null) unread.push(option.value);
    }
    return firstOf([...found.beginning, ...found.within], unread);
  }, [options, query, endings]);
};
