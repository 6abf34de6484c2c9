import { dropHiddenCharacters, replaceHiddenCharacters } from '@fx-gateway/domain/names/hiddenCharacters.ts';
import { stripVTControlCharacters } from 'node:util';

/** Characters that steer a terminal: nothing that a partner sent may. */
const steering = /\p{Cc}/gu;

/** No sentence is as long; what goes on for longer pushes out of sight what stands around it. */
const longest = 1_000;

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;

const harmless = (text: string): string =>
  dropHiddenCharacters(
    stripVTControlCharacters(text)
      .replace(/[\r\n\t]+/g, ' ')
      .replace(steering, ''),
  );

/** One line of text without anything that acts on a terminal; line breaks and tabs become spaces. */
export const safeText = (text: string): string => shortened(harmless(text), longest);

/** The same for a name among others: in a row, behind a label, or to choose from. */
export const safeName = (text: string): string => shortened(harmless(text), 300);

/** Several lines, of which none can begin another one. */
export const safeLines = (lines: readonly string[]): string => lines.map(safeText).join('\n');

/** What this product itself paints with. */
const escape = '\u001b';
const styled = new RegExp(`(${escape}\\[(?:1|2|22|31|39)m)`);

/** A whole view, whose lines and paint stay: whatever else would act on a terminal goes, wherever it came in. */
export const safeView = (view: string): string =>
  view
    .split(styled)
    .map((piece, place) => (place % 2 === 1 ? piece : piece.split('\n').map(harmless).join('\n')))
    .join('');

const escaped = (characters: string): string =>
  Array.from(
    { length: characters.length },
    (_, at) => `\\u${characters.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');

/** JSON in which such characters stand escaped, so that the value is whole and the terminal safe. */
export const safeJson = (value: unknown, indent = 0): string =>
  replaceHiddenCharacters(JSON.stringify(value, null, indent), escaped).replace(/[\u007f-\u009f]/g, escaped);
