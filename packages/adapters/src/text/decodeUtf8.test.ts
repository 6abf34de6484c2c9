import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8 } from './decodeUtf8.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const joined = (...parts: readonly Buffer[]) => decodeUtf8(Buffer.concat(parts));

describe('a text that is read', () => {
  it('is given back as it was written, without the mark of UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        if (text.includes('\0')) return;
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

  it('that ends in the middle of a letter is cut off', () => {
    expect(decodeUtf8(Buffer.from('\u00e9\nStra\u00df').subarray(0, -1))).toEqual({
      ok: false,
      failure: { line: 2, looksLike: null, convertFrom: null },
    });
  });
});
