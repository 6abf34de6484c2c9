import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8 } from './decodeUtf8.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const joined = (...parts: readonly Buffer[]) => decodeUtf8(Buffer.concat(parts));

describe('a text that is read', () => {
  it('is given back as it was written, without the mark of UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const mark of ['', '\uFEFF'])
          expect(decodeUtf8(Buffer.from(mark + text))).toEqual({
            ok: true,
            value: text.replace(/^\uFEFF/, ''),
          });
      }),
    );
  });

  it.each([
    ['name\nStra\u00dfe 5\n', 2],
    ['Stra\u00dfe 5', 1],
    ['caf\u00e9', 1],
    ['a\r\n\r\nb;M\u00fcller\r\nc;\u00c9clair', 3],
  ])('%j in Latin-1 is told so, with its first such line', (text, line) => {
    expect(decodeUtf8(latin1(text))).toEqual({
      ok: false,
      failure: { line, looksLike: 'Latin-1 (ISO 8859-1)', convertFrom: 'ISO-8859-1' },
    });
  });

  it('with a euro or a quote of Windows is told to be of Windows', () => {
    expect(joined(latin1('caf\u00e9\nprice '), Buffer.from([0x80]))).toMatchObject({
      failure: { line: 1, looksLike: 'Windows-1252', convertFrom: 'WINDOWS-1252' },
    });
  });

  it('in UTF-16 is told so, with the order of its bytes', () => {
    const little = Buffer.from('name\n', 'utf16le');
    const big = Buffer.from(little).swap16();
    expect(joined(Buffer.from([0xff, 0xfe]), little)).toMatchObject({
      failure: { line: 1, looksLike: 'UTF-16 (little endian, with its mark)', convertFrom: 'UTF-16' },
    });
    expect(joined(Buffer.from([0xfe, 0xff]), big)).toMatchObject({
      failure: { looksLike: 'UTF-16 (big endian, with its mark)', convertFrom: 'UTF-16' },
    });
    expect(joined(little)).toMatchObject({
      failure: { looksLike: 'UTF-16 (little endian)', convertFrom: 'UTF-16LE' },
    });
    expect(joined(big)).toMatchObject({
      failure: { looksLike: 'UTF-16 (big endian)', convertFrom: 'UTF-16BE' },
    });
  });

  it('is not to be converted as a whole where other lines are UTF-8', () => {
    expect(joined(Buffer.from('M\u00fcller\n'), latin1('Stra\u00dfe'))).toEqual({
      ok: false,
      failure: { line: 2, looksLike: 'Latin-1 (ISO 8859-1)', convertFrom: null },
    });
  });

  it('is not to be converted as a whole where other letters of the same line are UTF-8', () => {
    expect(joined(Buffer.from('{"name":"M\u00fcller","city":"'), latin1('Gie\u00dfen"}'))).toEqual({
      ok: false,
      failure: { line: 1, looksLike: 'Latin-1 (ISO 8859-1)', convertFrom: null },
    });
  });

  it.each([
    ['after other letters of UTF-8', 'M\u00fcller, Stra\u00df'],
    ['after the first half of a letter that no Latin-1 ends with', 'Stra\u00df'],
    ['after two bytes of three', 'price 5 \u20ac'],
  ])('in one line that ends in the middle of a letter is cut off: %s', (_how, text) => {
    expect(decodeUtf8(Buffer.from(text).subarray(0, -1))).toEqual({
      ok: false,
      failure: { line: 1, looksLike: null, convertFrom: null },
    });
  });

  it.each(['Stra\u00dfe\0 5\nOslo\nParis', 'Oslo\nSt\0rasbourg', 'a\0\0b', '\0'])(
    'of UTF-8 with a stray zero is that text: %j',
    (text) => {
      expect(decodeUtf8(Buffer.from(text))).toEqual({ ok: true, value: text });
    },
  );

  it('in UTF-16 is told so also where most of it is Chinese', () => {
    expect(joined(Buffer.from('name,city\n\u5f20\u4f1f,\u5317\u4eac\n', 'utf16le'))).toMatchObject({
      failure: { looksLike: 'UTF-16 (little endian)', convertFrom: 'UTF-16LE' },
    });
  });

  it('that ends in the middle of a letter is cut off', () => {
    expect(decodeUtf8(Buffer.from('\u00e9\nStra\u00df').subarray(0, -1))).toEqual({
      ok: false,
      failure: { line: 2, looksLike: null, convertFrom: null },
    });
  });
});
