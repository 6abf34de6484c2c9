import { writeCyrillicInLatin } from './cyrillicLetters.ts';
import { writeGreekInLatin } from './greekLetters.ts';

/** How a name can be written in Latin letters; without a proposal a person has to. */
export type LatinName =
  | { readonly kind: 'proposed'; readonly latin: string; readonly by: 'ISO 843' | 'BGN/PCGN' }
  | { readonly kind: 'wanted' };

const otherLetter = /(?!\p{Script=Latin})\p{L}/u;
const word = /[\p{L}\p{M}]+/gu;

const inCaseOf = (written: string, latin: string): string => {
  const hasManyCapitals = written === written.toUpperCase() && [...written].length > 1;
  if (hasManyCapitals) return latin.toUpperCase();
  return /^\p{Lu}/u.test(written) ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
};

/**
 * A name of Greek or Cyrillic letters in Latin ones, by the standard that it names, for a person to compare (CP-WIZ-22);
 * of another script only that Latin letters are wanted. Null for a name that has no other letters.
 */
export const proposeLatinName = (name: string): LatinName | null => {
  if (!otherLetter.test(name)) return null;
  const composed = name.normalize('NFC');
  let by: 'ISO 843' | 'BGN/PCGN' = 'BGN/PCGN';
  const latin = composed.replaceAll(word, (written) => {
    const small = written.toLowerCase();
    if (/\p{Script=Greek}/u.test(small)) {
      by = 'ISO 843';
      return inCaseOf(written, writeGreekInLatin(small.normalize('NFD')));
    }
    return /\p{Script=Cyrillic}/u.test(small)
      ? inCaseOf(written, writeCyrillicInLatin(small, composed))
      : written;
  });
  return otherLetter.test(latin) ? { kind: 'wanted' } : { kind: 'proposed', latin, by };
};
