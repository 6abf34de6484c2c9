import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from './readCsv.ts';

const cellsOf = (text: string) => {
  const rows = readCsv(text);
  return 'openQuoteIn' in rows ? rows : rows.map(({ cells }) => cells);
};

describe('a table of a spreadsheet', () => {
  it.each([',', ';', '\t'])('is read where cells are separated by %j', (separator) => {
    expect(cellsOf(['a', 'b'].join(separator) + '\r\n' + ['1', '"x, ; y"'].join(separator))).toEqual([
      ['a', 'b'],
      ['1', 'x, ; y'],
    ]);
  });

  it('numbers its rows as the spreadsheet does, empty ones counted and left out', () => {
    expect(readCsv('a,b\n\n,\n1,"two\nlines"\n2,3\n')).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 4, cells: ['1', 'two\nlines'] },
      { row: 5, cells: ['2', '3'] },
    ]);
  });

  it('keeps a last cell that is empty', () => {
    expect(cellsOf('a,b\n1,')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
  });

  it.each([
    ['a,"b\n1,2', 1, 1, 3],
    ['a,"b"c\n', 1, 1, 3],
    ['a,b\n1,2\n3,"4\n5,6', 3, 3, 3],
    ['a,b\r\n1,"2\r\n2"\r\n"x', 3, 4, 1],
  ])(
    'is not guessed at where its quotes do not close, and names the row and the place: %j',
    (text, openQuoteIn, line, column) => {
      expect(readCsv(text)).toEqual({ openQuoteIn, line, column });
    },
  );

  it('that was copied has tabs, whatever else its first row holds', () => {
    expect(cellsOf('Hellas, Sons, and Co\t1,200.50\nNorthwind Ltd\t10')).toEqual([
      ['Hellas, Sons, and Co', '1,200.50'],
      ['Northwind Ltd', '10'],
    ]);
  });

  it.each([
    ['Run of November, sum 12.500,00\n\nPayee;Amount\nA;1,50\nB;2,50', ['A', '1,50']],
    ['Run of November; checked\nPayee,Amount\nA,1\nB,2', ['A', '1']],
    ['A run, of November\nPayee\tAmount\nA\t1,50\nB\t2,50', ['A', '1,50']],
    ['Run, November\t\t\nPayee\tAmount\tRef\nA\t1,50\tx', ['A', '1,50', 'x']],
    ['Payee;Amount;Ref\nA;1,50\nB;2,50;x\nC;3,50', ['A', '1,50']],
    ['Hellas, Sons;10\nA;1,50', ['A', '1,50']],
    ['Payee,Amount\nB; Sons,2\nA,1', ['A', '1']],
  ])('is separated by what most of its first lines agree on: %j', (text, cells) => {
    expect(cellsOf(text)).toContainEqual(cells);
  });

  it('holds whatever was written into it', () => {
    const cell = fc.string().map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const table = [['first', 'second'], ...rows];
        const text = table
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        expect(cellsOf(text)).toEqual(table.filter((row) => row.some((each) => each !== '')));
      }),
    );
  });
});
