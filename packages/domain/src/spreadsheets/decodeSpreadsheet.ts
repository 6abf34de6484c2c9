import { failed, succeeded, type Result } from '../result/result.ts';
import { findTextPlace, type TextPlace } from './findTextPlace.ts';
import { readUtf8 } from './readUtf8.ts';
import { recognizeUtf16 } from './recognizeUtf16.ts';
import type { TextEncoding } from './textEncoding.ts';
import { textOfCodeUnits } from './textOfCodeUnits.ts';

/** A text and how its letters stood in the file. */
export type DecodedSpreadsheet = { readonly text: string; readonly encoding: TextEncoding };

/** Why bytes are no text of an encoding that spreadsheets write, and where that shows first. */
export type DecodingProblem =
  | { readonly kind: 'workbook' }
  | ({ readonly kind: 'several-encodings' | 'broken-letter'; readonly encoding: TextEncoding } & TextPlace);

/** What Windows has in the place of 32 controls, and Node 20 leaves out; a blank where it has nothing. */
const windowsLetters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** A workbook is an archive, and was a compound file before. */
const workbookMarks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const broken = (text: string, index: number, encoding: TextEncoding) =>
  failed({ kind: 'broken-letter', encoding, ...findTextPlace(text, index) } as const);

const decodeUtf16 = (bytes: Uint8Array, isLittle: boolean): Result<DecodedSpreadsheet, DecodingProblem> => {
  const encoding = isLittle ? 'utf-16-le' : 'utf-16-be';
  const units = Uint16Array.from({ length: bytes.length >> 1 }, (_unit, at) => {
    const [one = 0, other = 0] = [bytes[2 * at], bytes[2 * at + 1]];
    return isLittle ? one | (other << 8) : (one << 8) | other;
  });
  const text = textOfCodeUnits(units);
  const half = text.search(/\p{Cs}/u);
  if (half !== -1) return broken(text, half, encoding);
  return bytes.length % 2 === 0 ? succeeded({ text, encoding }) : broken(text, text.length, encoding);
};

const decodeWindows1252 = (bytes: Uint8Array): Result<DecodedSpreadsheet, DecodingProblem> => {
  const encoding = 'windows-1252';
  const units = Uint16Array.from(bytes, (byte) =>
    byte >= 0x80 && byte <= 0x9f ? windowsLetters.charCodeAt(byte - 0x80) : byte,
  );
  const text = textOfCodeUnits(units);
  const nothing = bytes.findIndex((byte, at) => byte >= 0x80 && units[at] === 0x20);
  return nothing === -1 ? succeeded({ text, encoding }) : broken(text, nothing, encoding);
};

/**
 * The text of a file as spreadsheets write it: UTF-8 and UTF-16 with a byte order mark or without, else Windows-1252. What
 * is partly UTF-8 and partly not is refused: nobody can tell how its names are meant.
 */
export const decodeSpreadsheet = (bytes: Uint8Array): Result<DecodedSpreadsheet, DecodingProblem> => {
  if (workbookMarks.some((mark) => mark.every((byte, at) => bytes[at] === byte)))
    return failed({ kind: 'workbook' });
  const utf16 = recognizeUtf16(bytes);
  if (utf16 !== null) return decodeUtf16(bytes.subarray(utf16.marked ? 2 : 0), utf16.order === 'little');
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const read = readUtf8(marked ? bytes.subarray(3) : bytes);
  if ('text' in read) return succeeded({ text: read.text, encoding: marked ? 'utf-8-marked' : 'utf-8' });
  if (!marked && !read.hasUtf8Letters) return decodeWindows1252(bytes);
  const place = findTextPlace(read.before, read.before.length);
  return failed({ kind: 'several-encodings', encoding: 'utf-8', ...place });
};
