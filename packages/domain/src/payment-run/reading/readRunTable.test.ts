import { describe, expect, it } from 'vitest';
import { readRunTable } from './readRunTable.ts';

const problemsIn = (text: string) => {
  const read = readRunTable(text);
  return read.ok ? [] : read.failure.map(({ line, column, message }) => `${line}:${column} ${message}`);
};
const tableIn = (text: string, saidHeader?: boolean) => {
  const read = readRunTable(text, saidHeader);
  return read.ok ? read.value : read.failure;
};

describe('rows that are pasted or stand in a file', () => {
  it.each([',', ';', '\t'])('are read from a table whose columns are separated by %j', (separator) => {
    const text = ['Payee', 'Amount'].join(separator) + '\r\n' + ['Northwind Ltd', '10.50'].join(separator);
    expect(tableIn(text)).toEqual({
      columns: ['Payee', 'Amount'],
      hasHeader: true,
      linesAbove: 0,
      rows: [{ row: 2, cells: ['Northwind Ltd', '10.50'] }],
    });
  });

  it('have letters for columns where no row names them, and for a column without a name or with one that is there', () => {
    expect(tableIn('Northwind Ltd\t10.50\nContoso\t9')).toMatchObject({
      columns: ['A', 'B'],
      hasHeader: false,
    });
    expect(tableIn('Payee,,Amount,Amount\nContoso,x,1,2')).toMatchObject({
      columns: ['Payee', 'B', 'Amount', 'Amount (D)'],
    });
  });

  it.each([
    ['B,,Amount (E),Amount,Amount', ['B', 'B (B)', 'Amount (E)', 'Amount', 'Amount (E) (E)']],
    [',A,A', ['A', 'A (B)', 'A (C)']],
    ['A,A (C),A', ['A', 'A (C)', 'A (C) (C)']],
  ])('have another name for each column, however they are called: %j', (heading, columns) => {
    const cells = columns.map((_name, index) => index + 1);
    expect(tableIn(`${heading}\n${cells.join(',')}`, true)).toMatchObject({ columns });
  });

  it('have a first row that names the columns where it alone has no amount, in whatever language', () => {
    expect(tableIn('Lieferant;Betrag\nNordwind;1.200,50')).toMatchObject({
      columns: ['Lieferant', 'Betrag'],
    });
    expect(tableIn('Nordwind;zehn\nContoso;elf')).toMatchObject({ hasHeader: false });
    expect(tableIn('Payee;Betrag\nContoso;elf')).toMatchObject({ columns: ['Payee', 'Betrag'] });
    expect(tableIn('Contoso;elf')).toMatchObject({ hasHeader: false });
    expect(tableIn('Amount;5\nContoso;11')).toMatchObject({ hasHeader: false });
    expect(tableIn('Nordwind;zehn\nContoso;elf', true)).toMatchObject({ columns: ['Nordwind', 'zehn'] });
    expect(tableIn('Payee;Amount\nContoso;1', false)).toMatchObject({ columns: ['A', 'B'] });
  });

  it.each([
    ['Run of November 2026, sum 12.500,00\n\nLieferant;Betrag;Whg\nNordwind;1.200,50;EUR', 2],
    ['Zahllauf\t\t\n\t\t\nPayee\tAmount\tCurrency\nNordwind\t1.200,50\tEUR\nContoso\t1\tEUR', 2],
    ['Zahllauf\nPayee,Amount,CCY\nNordwind,"1.200,50",EUR\nContoso,1,EUR', 1],
    ['"A title\nin one cell";;\nSum;12;\nPayee;Amount;CCY\nNordwind;1.200,50;EUR', 2],
    ['\n\nPayee;Amount;CCY\nNordwind;1.200,50;EUR', 0],
  ])('may have a title above the names of the columns, which is not read: %j', (text, linesAbove) => {
    expect(tableIn(text)).toMatchObject({
      columns: [expect.any(String), expect.any(String), expect.any(String)],
      hasHeader: true,
      linesAbove,
    });
    expect(tableIn(text)).not.toMatchObject({ columns: ['A', 'B', 'C'] });
    expect(tableIn(text, true)).toEqual(tableIn(text));
    expect(tableIn(text)).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ cells: ['Nordwind', '1.200,50', 'EUR'] })]),
    });
    expect(tableIn(text, false)).toMatchObject({ hasHeader: false, linesAbove: 0 });
  });

  it('have no names of columns in a row with an amount, nor below the tenth', () => {
    expect(tableIn('Nordwind;10\nName;5;Total\nContoso;1')).toMatchObject({ hasHeader: false });
    expect(tableIn(`${'x;y\n'.repeat(10)}Payee;Amount\nNordwind;1`)).toMatchObject({ hasHeader: false });
    expect(tableIn(`${'x;y\n'.repeat(9)}Payee;Amount\nNordwind;1`)).toMatchObject({ linesAbove: 9 });
  });

  it('keep their numbers where rows between them are empty, and cells that are missing are empty', () => {
    expect(tableIn('Payee,Amount,Reference,,\n,,\nNorthwind Ltd,10\n')).toEqual({
      columns: ['Payee', 'Amount', 'Reference'],
      hasHeader: true,
      linesAbove: 0,
      rows: [{ row: 3, cells: ['Northwind Ltd', '10', ''] }],
    });
  });

  it('may have fewer cells than others', () => {
    expect(tableIn('Northwind Ltd;10;INV 7\nContoso;9\nFabrikam')).toMatchObject({
      columns: ['A', 'B', 'C'],
      rows: [
        { cells: ['Northwind Ltd', '10', 'INV 7'] },
        { cells: ['Contoso', '9', ''] },
        { cells: ['Fabrikam', '', ''] },
      ],
    });
  });

  it('lose the apostrophe that keeps a spreadsheet from computing a text', () => {
    expect(tableIn("Payee,Amount\n'+Plus,1\n'Quoted',2")).toMatchObject({
      rows: [{ cells: ['+Plus', '1'] }, { cells: ["'Quoted'", '2'] }],
    });
  });

  it('are refused with line and column, and with what helps', () => {
    expect(problemsIn('Payee,Amount\nNorthwind,"1')).toEqual([
      '2:11 A quotation mark in this cell is not closed, or stands beside a text. Close it, or write it twice.',
    ]);
    expect(problemsIn('Payee,Amount\nNorthwind,1,200.50\nContoso,1\nA,2,3')).toEqual([
      '2:3 This row has a cell beyond the 2 columns. Put an amount such as 1,000.50 into quotation marks, or take the cell away.',
      '4:3 This row has a cell beyond the 2 columns. Put an amount such as 1,000.50 into quotation marks, or take the cell away.',
    ]);
    expect(problemsIn('Northwind Ltd\nContoso')).toEqual([expect.stringContaining('1:1 This is no table')]);
    for (const nothing of ['', ' \n ', 'Payee,Amount\n', '{}\n'])
      expect(problemsIn(nothing)).toEqual([
        '1:1 It holds no row. Paste the rows with the payees and their amounts.',
      ]);
  });
});

it('what is pasted has at most 5 MB, as a file has', () => {
  expect(problemsIn('Payee,Amount\na,1'.padEnd(5 * 1024 * 1024))).toEqual([]);
  expect(problemsIn('Payee,Amount\na,1'.padEnd(5 * 1024 * 1024 + 1))).toEqual([
    '1:1 It has more than 5 MB, and no more are read. Split it into several files.',
  ]);
});

describe('rows of JSON Lines', () => {
  it('are a table whose columns are their members, and a number stays the text that it is', () => {
    expect(
      tableIn(
        '{"payee":"Northwind \\"N\\" Ltd","amount":90071992547409.93}\r\n\n {"payee": "C", "purpose" : null , "amount":"1,000.50","ownId":7}  \n{ }',
      ),
    ).toEqual({
      columns: ['payee', 'amount', 'purpose', 'ownId'],
      hasHeader: true,
      linesAbove: 0,
      rows: [
        { row: 1, cells: ['Northwind "N" Ltd', '90071992547409.93', '', ''], numbers: [1] },
        { row: 3, cells: ['C', '1,000.50', '', '7'], numbers: [3] },
      ],
    });
  });

  it('may have blanks around them and in their texts, and numbers in every spelling', () => {
    expect(
      tableIn(
        '\n {"payee":" \\"N\\" \\\\ L ","a\\"b\\"c":1e5}\n   \n{"payee":"C","a\\"b\\"c":-1.5E+10}\n{"payee":"D","a\\"b\\"c":2e-3}',
      ),
    ).toMatchObject({
      columns: ['payee', 'a"b"c'],
      rows: [
        { row: 2, cells: ['"N" \\ L', '1e5'] },
        { row: 4, cells: ['C', '-1.5E+10'] },
        { row: 5, cells: ['D', '2e-3'] },
      ],
    });
  });

  const notJson = 'This is no JSON. Write one object a line, such as {"payee": "…", "amount": "100.00"}.';
  it.each([
    ['{"a":1}\n{"a":1,}', '2:8', notJson],
    ['{"a":1}\nx', '2:1', notJson],
    ['{"a":1} {"b":2}', '1:8', notJson],
    ['{"a":01}', '1:7', notJson],
    ['{"a":"x', '1:2', notJson],
    ['{"a":"\\x"}', '1:2', notJson],
    ['{"\\x":"a"}', '1:2', notJson],
    ['{"a":1', '1:7', notJson],
    ['{"a":1,"b":[1]}', '1:12', 'This is no text and no number. Write the value as one of them.'],
    ['{"a":true}', '1:6', 'This is no text and no number. Write the value as one of them.'],
    ['{"a":1,"a":2}', '1:8', "'a' stands twice in this line. Keep one of them."],
  ])('are refused where they are none: %j', (text, place, message) => {
    expect(problemsIn(text)).toEqual([`${place} ${message}`]);
  });

  it('are refused with every line that is none', () => {
    expect(problemsIn('{"a":\n{"a":1}\n{a').map((problem) => problem.split(' ')[0])).toEqual(['1:2', '3:2']);
  });
});
