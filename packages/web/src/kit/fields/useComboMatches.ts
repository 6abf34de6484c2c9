import { useMemo } from 'react';
import { searchable } from './searchable.ts';

export type ComboOption = { readonly value: string; readonly label: string };

const mostShown = 50;

/** The first matches of a list of any length; `further` counts those that are not shown. */
export const useComboMatches = (
  options: readonly ComboOption[],
  query: string | null,
): { readonly shown: readonly ComboOption[]; readonly further: number } => {
  const prepared = useMemo(
    () => options.map((option) => ({ option, text: searchable(option.label) })),
    [options],
  );
  return useMemo(() => {
    const words = searchable(query ?? '').split(' ');
    const found = prepared.filter(({ text }) => words.every((word) => text.includes(word)));
    return {
      shown: found.slice(0, mostShown).map(({ option }) => option),
      further: Math.max(0, found.length - mostShown),
    };
  }, [prepared, query]);
};
