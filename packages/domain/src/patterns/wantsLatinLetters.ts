import { satisfiesPattern } from './partnerPattern.ts';

const foreignLetter = /(?!\p{Script=Latin})\p{L}\p{M}*/gu;

/** True where a pattern refuses a value for its letters alone: with Latin ones in their place it would do (CP-WIZ-7). */
export const wantsLatinLetters = (pattern: string, value: string): boolean =>
  !satisfiesPattern(pattern, value) &&
  ['a', 'A'].some((letter) => satisfiesPattern(pattern, value.replaceAll(foreignLetter, letter)));
