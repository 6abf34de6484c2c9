import { classOf } from './charClasses.ts';
import { sharesRun } from './sharesRun.ts';

/** A text that was masked before; numbers of one account stand in one another. */
export type KnownMask = { readonly text: string; readonly mask: string };

type Chars = readonly string[];

const telling = /[\p{L}\p{N}]/u;

/** The places of letters and digits. */
const placesIn = (chars: Chars): readonly number[] =>
  chars.flatMap((char, place) => (telling.test(char) ? [place] : []));

const bareOf = (text: string): string =>
  [...text]
    .filter((char) => telling.test(char))
    .join('')
    .toUpperCase();

const fillAt = (char: string, turn: number): string => {
  const fills = [...(classOf(char)?.fills ?? char)];
  return fills[turn % fills.length] ?? char;
};

/** Every letter one letter, every digit one digit: of several such texts the first that tells nothing. */
const plain = (chars: Chars): Chars => {
  const turns = Array.from({ length: 30 }, (_each, turn) => chars.map((char) => fillAt(char, turn)));
  return turns.find((filled) => !sharesRun(filled.join(''), chars.join(''))) ?? chars.map(() => '•');
};

/** The two letters of the country that an IBAN begins with, and of the one in a BIC. */
const countryPlaces = (chars: Chars): readonly number[] => {
  const places = placesIn(chars);
  const bare = bareOf(chars.join(''));
  const starts = /^[A-Z]{2}(?:\d|$)/.test(bare) ? 0 : /^[A-Z]{6}/.test(bare) ? 4 : null;
  return starts === null ? [] : places.slice(starts, starts + 2);
};

/** Puts what a part of the text, or a text of which it is a part, was masked with at its place. */
const withKnown = (filled: Chars, chars: Chars, known: readonly KnownMask[]): Chars => {
  const places = placesIn(chars);
  const bare = bareOf(chars.join(''));
  const next = [...filled];
  for (const { text, mask } of known) {
    const [other, masked] = [bareOf(text), [...bareOf(mask)]];
    if (other.length < 4 || masked.length !== other.length) continue;
    const inside = bare.indexOf(other);
    const around = other.indexOf(bare);
    const start = inside >= 0 ? 0 : around;
    if (inside < 0 && (around < 0 || bare.length < 4)) continue;
    for (let place = 0; place < Math.min(bare.length, other.length); place += 1) {
      const at = places[Math.max(inside, 0) + place];
      const char = masked[start + place];
      if (at !== undefined && char !== undefined)
        next[at] = /[a-z]/.test(chars[at] ?? '') ? char.toLowerCase() : char;
    }
  }
  return next;
};

const withDigits = (base: Chars, places: readonly number[], number: number): Chars => {
  const digits = [...String(number).padStart(places.length, '0')];
  return base.map((char, place) => digits[places.indexOf(place)] ?? char);
};

/** Other digits where they prove a number: at the check digits of an IBAN, and at the end. */
const withOtherDigits = function* (base: Chars): Generator<Chars> {
  const digits = base.flatMap((char, place) => (/\d/.test(char) ? [place] : []));
  for (const places of [digits.slice(0, 2), digits.slice(-2)])
    for (let number = 0; number < 100 && places.length === 2; number += 1)
      yield withDigits(base, places, number);
};

/** Not for secrets: a row of numbers that is the same at every save. */
const scatter = (seed: number, place: number): number =>
  Math.imul(seed * 2_654_435_761 + place * 40_503, 2_246_822_519) >>> 8;

const scattered = (chars: Chars, seed: number): Chars =>
  chars.map((char, place) => fillAt(char, scatter(seed + 1, place + 1)));

/** Texts of the same shape as `text` that do not tell it, the plainest first. */
export const maskCandidates = function* (text: string, known: readonly KnownMask[]): Generator<string> {
  const chars = [...text];
  const country = countryPlaces(chars);
  const filled = plain(chars);
  const keeping = (base: Chars): Chars =>
    base.map((char, place) => (country.includes(place) ? (chars[place] ?? char) : char));
  const joined = withKnown(filled, chars, known);
  const bases = [joined, keeping(joined), filled, keeping(filled)];
  for (const base of bases) yield base.join('');
  for (const base of bases.slice(1)) for (const other of withOtherDigits(base)) yield other.join('');
  for (let seed = 0; seed < 200; seed += 1) {
    yield scattered(chars, seed).join('');
    yield keeping(scattered(chars, seed)).join('');
  }
};
