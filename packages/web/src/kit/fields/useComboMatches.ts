import { useMemo } from 'react';
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

/** The first matches of a list of any length; `further` counts those that are not shown. */
export const useComboMatches = <O extends ComboOption>(
  options: readonly O[],
  query: string | null,
): { readonly shown: readonly O[]; readonly further: number } => {
  const prepared = useMemo(
    () => options.map((option) => ({ option, text: searchable(`${option.label} ${option.also ?? ''}`) })),
    [options],
  );
  return useMemo(() => {
    const words = searchable(query ?? '').split(' ');
    const matches = prepared.filter(({ text }) => words.every((word) => text.includes(word)));
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
    };
  }, [prepared, query]);
};
