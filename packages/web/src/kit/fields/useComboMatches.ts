import { useMemo } from 'react';
import { searchPayee } from '@fx-gateway/domain/bankDetails/searchPayee.ts';
import { searchable } from '@fx-gateway/domain/words/searchable.ts';

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

/**
 * The first matches of a list of any length, by their texts and by the ends of their accounts, where they have any. `further`
 * counts those that are not shown, and `unread` has the values of those who may match too, once their account is read.
 */
export const useComboMatches = <O extends ComboOption>(
  options: readonly O[],
  query: string | null,
  endings?: ReadonlyMap<string, string>,
): { readonly shown: readonly O[]; readonly further: number; readonly unread: readonly string[] } => {
  const prepared = useMemo(
    () => options.map((option) => ({ option, text: searchable(`${option.label} ${option.also ?? ''}`) })),
    [options],
  );
  return useMemo(() => {
    const words = searchable(query ?? '').split(' ');
    const matches: typeof prepared = [];
    const unread: string[] = [];
    for (const each of prepared) {
      const found = searchPayee(
        words,
        each.text,
        endings === undefined ? '' : endings.get(each.option.value),
      );
      if (found === true) matches.push(each);
      else if (found === null) unread.push(each.option.value);
    }
    const begins = ({ text }: { readonly text: string }): boolean =>
      words.every((word) => text.startsWith(word) || text.includes(` ${word}`));
    // Who types the beginning of a word means it; a match in the middle of one comes after.
    const found =
      searchable(query ?? '') === ''
        ? matches
        : [...matches.filter(begins), ...matches.filter((match) => !begins(match))];
    return {
      shown: found.slice(0, mostShown).map(({ option }) => option),
      further: Math.max(0, found.length - mostShown),
      unread,
    };
  }, [prepared, query, endings]);
};
