import type { PatternRule } from '../../api/rulesTemplate.ts';

const lengthPattern = /^\^\.\{\d*,(\d+)\}\$$/;

/** The most characters that a pattern about length alone allows, or null for any other pattern. */
export const maxLengthOfPattern = (pattern: string): number | null => {
  const limit = lengthPattern.exec(pattern)?.[1];
  return limit === undefined ? null : Number(limit);
};

/** The least of the limits that some patterns set on a length, in characters; null when none does. */
export const maxLengthOfPatterns = (patterns: readonly PatternRule[]): number | null => {
  const limits = patterns.map(({ regEx }) => maxLengthOfPattern(regEx)).filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
};
