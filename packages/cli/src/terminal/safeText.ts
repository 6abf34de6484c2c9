import { stripVTControlCharacters } from 'node:util';

/** Characters that steer a terminal or turn the reading direction: what a partner sent must not do either. */
const steering = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu;

/** One line of text without anything that acts on a terminal; line breaks and tabs become spaces. */
export const safeText = (text: string): string =>
  stripVTControlCharacters(text)
    .replace(/[\r\n\t]+/g, ' ')
    .replace(steering, '');

/** JSON in which such characters stand escaped, so that the value is whole and the terminal safe. */
export const safeJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
