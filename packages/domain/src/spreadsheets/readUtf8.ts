import { textOfCodeUnits } from './textOfCodeUnits.ts';

/** The text of bytes, or where they stop being UTF-8. */
export type Utf8Text =
  | { readonly text: string }
  | {
      /** What stands before the first byte that is no UTF-8. */
      readonly before: string;
      /** Whether there is any letter beyond ASCII that is UTF-8, before or behind. */
      readonly hasUtf8Letters: boolean;
    };

/** The smallest letter that needs so many bytes more: a shorter way to write it is refused. */
const smallestWith = [0, 0x80, 0x800, 0x10000] as const;

const isHalfOfLetter = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** The letter that begins at a byte above ASCII, or -1. */
const letterAt = (bytes: Uint8Array, at: number): number => {
  const first = bytes[at] ?? 0;
  const more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
  if (first < 0xc2 || first > 0xf4) return -1;
  let code = first & (0x3f >> more);
  for (let next = at + 1; next <= at + more; next += 1) {
    const byte = bytes[next] ?? 0;
    if (byte >> 6 !== 0b10) return -1;
    code = (code << 6) | (byte & 0x3f);
  }
  return code < smallestWith[more] || code > 0x10ffff || isHalfOfLetter(code) ? -1 : code;
};

const bytesOf = (code: number): number => (code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

/** Reads bytes as UTF-8, strictly. */
export const readUtf8 = (bytes: Uint8Array): Utf8Text => {
  const units = new Uint16Array(bytes.length);
  let written = 0;
  let before: string | null = null;
  let hasUtf8Letters = false;
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0;
    const code = byte < 0x80 ? byte : letterAt(bytes, at);
    if (code === -1) before ??= textOfCodeUnits(units.subarray(0, written));
    if (code >= 0x80) hasUtf8Letters = true;
    if (before !== null && hasUtf8Letters) return { before, hasUtf8Letters };
    if (code >= 0x10000) {
      units[written] = 0xd7c0 + (code >> 10);
      units[written + 1] = 0xdc00 + (code & 0x3ff);
      written += 2;
    } else if (code >= 0) {
      units[written] = code;
      written += 1;
    }
    at += code < 0x80 ? 1 : bytesOf(code);
  }
  return before === null ? { text: textOfCodeUnits(units.subarray(0, written)) } : { before, hasUtf8Letters };
};
