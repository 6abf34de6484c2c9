import { letterTable } from './letterTable.ts';

const letters = letterTable('αa|βv|γg|δd|εe|ζz|ηi|θth|ιi|κk|λl|μm|νn|ξx|οo|πp|ρr|σs|ςs|τt|υy|φf|χch|ψps|ωo');

const acute = '\u0301';
const diaeresis = '\u0308';
const voiceless = /[θκξπσςτφχψ]/;

/** Two letters that are read as one; an accent on the first or dots on the second keep them apart. */
const pairAt = (word: string, at: number): readonly [latin: string, length: number] | null => {
  const [one = '', two = ''] = word.slice(at);
  const sign = word[at + 2] ?? '';
  if (two === 'υ' && 'αεηο'.includes(one) && sign !== diaeresis) {
    const length = sign === acute ? 3 : 2;
    const next = word[at + length] ?? '';
    const [vowel = ''] = letters[one] ?? '';
    if (one === 'ο') return ['ou', length];
    return [`${vowel}${next === '' || voiceless.test(next) ? 'f' : 'v'}`, length];
  }
  if (one === 'γ' && 'γξχ'.includes(two) && two !== '') return [`n${two === 'γ' ? 'g' : letters[two]}`, 2];
  if (one === 'μ' && two === 'π') return [at === 0 || at + 2 === word.length ? 'b' : 'mp', 2];
  return null;
};

/** A Greek word in small letters and decomposed, in Latin letters by ISO 843 (the transcription of ELOT 743). */
export const writeGreekInLatin = (word: string): string => {
  let latin = '';
  for (let at = 0; at < word.length;) {
    const pair = pairAt(word, at);
    const sign = word[at] ?? '';
    latin += pair === null ? (letters[sign] ?? (/\p{M}/u.test(sign) ? '' : sign)) : pair[0];
    at += pair === null ? 1 : pair[1];
  }
  return latin;
};
