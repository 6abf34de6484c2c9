import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSpreadsheet } from './decodeSpreadsheet.ts';

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
const units = (text: string): number[] => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
const utf16le = (text: string): number[] => units(text).flatMap((unit) => [unit & 0xff, unit >> 8]);
const utf16be = (text: string): number[] => units(text).flatMap((unit) => [unit >> 8, unit & 0xff]);

const decode = (bytes: readonly number[]) => decodeSpreadsheet(new Uint8Array(bytes));
const table = 'Payee;Amount\r\nMüller & Söhne;1.200,50 €\r\nΘάλασσα;10\r\n';

describe('a file of a spreadsheet', () => {
  it.each([
    ['utf-8', utf8(table)],
    ['utf-8-marked', [0xef, 0xbb, 0xbf, ...utf8(table)]],
    ['utf-16-le', [0xff, 0xfe, ...utf16le(table)]],
    ['utf-16-be', [0xfe, 0xff, ...utf16be(table)]],
    ['utf-16-le', utf16le(table)],
    ['utf-16-be', utf16be(table)],
  ])('is read as %s, and its mark is no part of the text', (encoding, bytes) => {
    expect(decode(bytes)).toEqual({ ok: true, value: { text: table, encoding } });
  });

  it('is read as Windows writes it where it is no UTF-8', () => {
    expect(decode([0x4d, 0xfc, 0x6c, 0x3b, 0x80, 0x31, 0x93, 0x9f])).toEqual({
      ok: true,
      value: { text: 'Mül;€1“Ÿ', encoding: 'windows-1252' },
    });
  });

  // The decoder of Node 20 has controls in place of these.
  it('has every letter that Windows has between 0x80 and 0x9f, the euro among them', () => {
    const letters = [
      0x20ac, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x17d,
      0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x17e,
      0x178,
    ];
    const bytes = Array.from({ length: 32 }, (_, at) => 0x80 + at).filter(
      (byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
    );
    expect(decode(bytes)).toEqual({
      ok: true,
      value: { text: String.fromCharCode(...letters), encoding: 'windows-1252' },
    });
  });

  it.each([0x81, 0x8d, 0x8f, 0x90, 0x9d])('is refused where Windows has no letter either: %i', (byte) => {
    expect(decode([0x61, 0x0a, 0x62, byte])).toEqual({
      ok: false,
      failure: { kind: 'broken-letter', encoding: 'windows-1252', line: 2, column: 2 },
    });
  });

  it('is refused at the place where it stops being UTF-8', () => {
    expect(decode([...utf8('Payee\r\nThéa, Mü'), 0xfc])).toEqual({
      ok: false,
      failure: { kind: 'several-encodings', encoding: 'utf-8', line: 2, column: 9 },
    });
    expect(decode([0x61, 0xfc, 0x0a, ...utf8('Mü')])).toMatchObject({ failure: { line: 1, column: 2 } });
    expect(decode([0xef, 0xbb, 0xbf, 0x61, 0xfc])).toMatchObject({ failure: { kind: 'several-encodings' } });
  });

  it('is refused where a letter of UTF-16 is half', () => {
    const failure = { kind: 'broken-letter', encoding: 'utf-16-le', line: 2, column: 2 };
    expect(decode([0xff, 0xfe, ...utf16le('a\nb\ud83dc')])).toEqual({ ok: false, failure });
    expect(decode([0xff, 0xfe, ...utf16le('a\nb'), 0x61])).toEqual({ ok: false, failure });
  });

  it.each([[[0x50, 0x4b, 0x03, 0x04, 0x14, 0]], [[0xd0, 0xcf, 0x11, 0xe0, 0xa1]]])(
    'is told from the workbook itself: %j',
    (bytes) => {
      expect(decode(bytes)).toEqual({ ok: false, failure: { kind: 'workbook' } });
    },
  );

  it('is UTF-8 exactly where browsers say so, and has the same text', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }).map(utf8),
      fc.array(fc.integer({ min: 0x7f, max: 0xff }), { maxLength: 4 }),
      fc.constantFrom([0xc0, 0x80], [0xe0, 0x9f, 0xbf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xf5]),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
        // With a mark it is UTF-8 or nothing.
        const bytes = pieces.flat();
        const read = decode([0xef, 0xbb, 0xbf, ...bytes]);
        let text: string | null = null;
        try {
          text = decoder.decode(new Uint8Array(bytes));
        } catch {
          // It is none.
        }
        if (!read.ok && 'encoding' in read.failure && read.failure.encoding !== 'utf-8') return;
        if (read.ok && read.value.encoding !== 'utf-8-marked') return;
        expect(read.ok ? read.value.text : null).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});
