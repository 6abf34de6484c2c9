import { describe, expect, it } from 'vitest';
import { parseRecordFile } from './parseRecordFile.ts';

describe('a file of beneficiaries', () => {
  it('may hold one as a JSON object, on one line or on several', async () => {
    for (const text of ['{"a":"1"}', '{\n "a": "1"\n}\n']) {
      expect(await parseRecordFile(text)).toEqual({ kind: 'one', record: { a: '1' } });
    }
  });

  it.each([
    ['a list', '[{"a":"1"},{"a":"2"}]', [1, 2]],
    ['one a line, with empty lines between them', '{"a":"1"}\n\n{"a":"2"}\r\n', [1, 3]],
    ['a table, whose first row is row 1', 'a,b\n1,\n2,\n', [2, 3]],
  ])('may hold several as %s', async (_what, text, numbers) => {
    expect(await parseRecordFile(text)).toMatchObject({
      kind: 'rows',
      rows: numbers.map((row, at) => ({ row, record: { a: String(at + 1) } })),
      problems: [],
    });
  });

  it('says which rows hold none', async () => {
    expect(await parseRecordFile('[{"a":"1"},"b",[1]]')).toMatchObject({
      problems: [{ row: 2 }, { row: 3 }],
    });
    expect(await parseRecordFile('{"a":"1"}\n{"a":\n')).toMatchObject({
      rows: [{ row: 1 }],
      problems: [{ row: 2 }],
    });
    expect(await parseRecordFile('a,b,\n1,2,\n1,2,3\n')).toMatchObject({
      columns: ['a', 'b'],
      rows: [{ row: 2 }],
      problems: [{ row: 3 }],
    });
  });

  it('says in which row of a table a quote is not closed', async () => {
    expect(await parseRecordFile('a,b\n1,2\n3,"4\n5,6')).toMatchObject({ rows: [], problems: [{ row: 3 }] });
  });

  it('keeps the zeros that a number of a table begins with, and gives members below a point an object', async () => {
    expect(await parseRecordFile('accountNumber;regulatory.a;regulatory.b;c\n0012;x;y;\n')).toMatchObject({
      columns: ['accountNumber', 'regulatory.a', 'regulatory.b', 'c'],
      rows: [{ row: 2, record: { accountNumber: '0012', regulatory: { a: 'x', b: 'y' } } }],
    });
  });

  it.each(['', '{ "a": ', '"text"', '7', 'one word', '{\n "a": "1",\n}', 'a,"b\n1,2'])(
    'is none where it holds %j',
    async (text) => {
      expect(await parseRecordFile(text)).toBeNull();
    },
  );
});
