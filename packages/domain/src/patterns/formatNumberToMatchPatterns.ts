import { satisfiesPattern } from './partnerPattern.ts';

/** What people put between the groups of a number: spaces, dashes of any kind, and invisible signs. */
const between = /[\s\p{Pd}\p{Cf}\u2212]+/u;

/** In capitals, the groups joined by nothing, by a dash and by a space. */
export const listGroupedSpellings = (typed: string): readonly string[] => {
  const groups = typed.toUpperCase().split(between);
  return ['', '-', ' '].map((sign) => groups.join(sign));
};

/** Written in groups by people and in one by banks. */
export const removeNumberSeparators = (typed: string): string => typed.toUpperCase().split(between).join('');

/**
 * A number as it is judged and sent: in the first everyday spelling that its patterns take. When they take none it stays,
 * so that what is wrong is said of what was typed.
 */
export const formatNumberToMatchPatterns = (typed: string, patterns: readonly string[]): string =>
  [typed.replaceAll(/\s/g, '').toUpperCase(), typed, ...listGroupedSpellings(typed)].find((spelling) =>
    patterns.every((pattern) => satisfiesPattern(pattern, spelling)),
  ) ?? typed;
