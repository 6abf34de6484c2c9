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

const none: ReadonlyMap<string, string> = new Map();

/** The first matches of a list of any length, by their texts and by the ends of their accounts; `further` counts those that are not shown. */
export const useComboMatches = <O extends ComboOption>(
  options: readonly O[],
  query: string | null,
  endings: ReadonlyMap<string, string> = none,
): { readonly shown: readonly O[]; readonly further: number } => {
  const prepared = useMemo(
    () => options.map((option) => ({ option, text: searchable(`${option.label} ${option.also ?? ''}`) })),
    [options],
  );
  return useMemo(() => {
    const words = searchable(query ?? '').split(' ');
    const endOf = ({ value }: O): string => searchable(endings.get(value) ?? '');
    const matches = prepared.filter(({ text, option }) =>
      words.every((word) => text.includes(word) || endOf(option).includes(word)),
    );
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
  }, [prepared, query, endings]);
};
