import { describe, expect, it } from 'vitest';
import { readRunFile } from './readRunFile.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('a file of a payment run', () => {
  it('is read with its encoding, which is shown', () => {
    expect(readRunFile(new Uint8Array([...utf8('Payee;Amount\nM'), 0xfc, ...utf8('ller;1')]))).toEqual({
      ok: true,
      value: {
        encoding: 'windows-1252',
        text: 'Payee;Amount\nMüller;1',
        table: {
          columns: ['Payee', 'Amount'],
          hasHeader: true,
          linesAbove: 0,
          rows: [{ row: 2, cells: ['Müller', '1'] }],
        },
      },
    });
  });

  it.each([
    [
      [0x50, 0x4b, 3, 4],
      '1:1 This is a workbook. Save the sheet as CSV in your spreadsheet, or copy its cells and paste them.',
    ],
    [
      [0xc3, 0xa4, 0x0a, 0xe4],
      '2:1 This letter is not UTF-8, and others in the file are. Save the file again as CSV UTF-8 in your spreadsheet.',
    ],
    [
      [0x61, 0x81],
      '1:2 This is no letter of Windows-1252. Save the file again as CSV UTF-8 in your spreadsheet.',
    ],
    [
      [0x61, 0x3b, 0x22],
      '1:3 A quotation mark in this cell is not closed, or stands beside a text. Close it, or write it twice.',
    ],
  ])('is refused with line, column and cure: %j', (bytes, said) => {
    const read = readRunFile(new Uint8Array(bytes));
    expect(read.ok ? [] : read.failure.map((each) => `${each.line}:${each.column} ${each.message}`)).toEqual([
      said,
    ]);
  });

  it('has at most 5 MB', () => {
    const bytes = new Uint8Array(5 * 1024 * 1024).fill(0x20);
    bytes.set(utf8('Payee;Amount\nNorthwind;1'));
    expect(readRunFile(bytes)).toMatchObject({ ok: true });
    expect(readRunFile(new Uint8Array(bytes.length + 1))).toEqual({
      ok: false,
      failure: [
        {
          line: 1,
          column: 1,
          message: 'It has more than 5 MB, and no more are read. Split it into several files.',
        },
      ],
    });
  });
});
