import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { recognizeUtf16 } from '@fx-gateway/domain/spreadsheets/recognizeUtf16.ts';

/** Where bytes are no UTF-8, and what they look like instead. */
export type Utf8Problem = {
  /** The first line with such bytes, from 1 on. */
  readonly line: number;
  /** What to call the encoding; null where the last letter is cut off. */
  readonly looksLike: string | null;
  /** Its name for `iconv`; null where converting the whole would spoil the letters that are UTF-8. */
  readonly convertFrom: string | null;
};

const lineFeed = 10;

const linesOf = (bytes: Uint8Array): readonly Uint8Array[] => {
  const lines: Uint8Array[] = [];
  for (let start = 0; start <= bytes.length;) {
    const end = bytes.indexOf(lineFeed, start);
    lines.push(bytes.subarray(start, end === -1 ? bytes.length : end));
    start = end === -1 ? bytes.length + 1 : end + 1;
  }
  return lines;
};

/** The text, or null where the bytes are no UTF-8; a mark of UTF-8 at their beginning is no part of it. */
const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Whether more bytes could still make UTF-8 of these. */
const isCutOff = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

const utf16In = (bytes: Uint8Array): Utf8Problem | null => {
  const utf16 = recognizeUtf16(bytes);
  if (utf16 === null) return null;
  const { order, marked } = utf16;
  const name = order === 'little' ? 'UTF-16LE' : 'UTF-16BE';
  return {
    line: 1,
    looksLike: `UTF-16 (${order} endian${marked ? ', with its mark' : ''})`,
    convertFrom: marked ? 'UTF-16' : name,
  };
};

/** Between 0x80 and 0x9F Latin-1 has no letters, and Windows has quotes, dashes and the euro. */
const isWindows = (bytes: Uint8Array): boolean => bytes.some((byte) => byte >= 0x80 && byte <= 0x9f);

/** Whether any letter beyond ASCII is UTF-8, whatever stands beside it. */
const hasUtf8Letters = (bytes: Uint8Array): boolean =>
  /[^\0-\u007f\ufffd]/.test(new TextDecoder().decode(bytes));

/** The first half of a letter of UTF-8 that is no Latin-1 one at the end of a word: a sign, or a capital with an accent. */
const isNoLatin1End = (byte: number | undefined): boolean => byte !== undefined && byte < 0xc4;

/** The text of bytes that are UTF-8, as every text is here; else where they are not, and what they look like. */
export const decodeUtf8 = (bytes: Uint8Array): Result<string, Utf8Problem> => {
  const otherwise = utf16In(bytes);
  if (otherwise !== null) return failed(otherwise);
  const text = textOf(bytes);
  if (text !== null) return succeeded(text);
  const lines = linesOf(bytes);
  const line = lines.findIndex((each) => textOf(each) === null) + 1;
  const isMixed = hasUtf8Letters(bytes);
  // A last letter of Latin-1 looks like the beginning of one of UTF-8.
  if ((isMixed || isNoLatin1End(bytes.at(-1))) && isCutOff(bytes))
    return failed({ line, looksLike: null, convertFrom: null });
  const [looksLike, convertFrom] = isWindows(bytes)
    ? ['Windows-1252', 'WINDOWS-1252']
    : ['Latin-1 (ISO 8859-1)', 'ISO-8859-1'];
  return failed({ line, looksLike, convertFrom: isMixed ? null : convertFrom });
};
