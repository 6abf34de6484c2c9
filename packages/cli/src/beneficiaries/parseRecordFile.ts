import type { CsvRow } from '@fx-gateway/domain/spreadsheets/readCsv.ts';
import { isRejectsFileColumn } from './rejectsFileColumns.ts';

/** What is wrong in a row of a file; `field` is empty where it is the row as a whole. */
export type RowProblem = {
  readonly row: number;
  readonly field: string;
  readonly label: string;
  readonly message: string;
};

/** What a file says of one of several beneficiaries, and where: the line, the row of the spreadsheet, or its place in a list. */
export type RecordRow = { readonly row: number; readonly record: object };

/** What a file holds: one record, or several. */
export type FileRecords =
  | { readonly kind: 'one'; readonly record: object }
  | {
      readonly kind: 'rows';
      readonly rows: readonly RecordRow[];
      readonly problems: readonly RowProblem[];
      /** What the first row of a table calls its columns; empty where the file is no table. */
      readonly columns: readonly string[];
    };

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const aboutRow = (row: number, message: string): RowProblem => ({ row, field: '', label: '', message });

const noRecord = 'This is no beneficiary: one JSON object is.';

const several = (values: readonly { readonly row: number; readonly value: unknown }[]): FileRecords => ({
  kind: 'rows',
  rows: values.flatMap(({ row, value }) => (isRecord(value) ? [{ row, record: value }] : [])),
  problems: values.flatMap(({ row, value }) => (isRecord(value) ? [] : [aboutRow(row, noRecord)])),
  columns: [],
});

/** A JSON value; undefined, which is none, where the text is no JSON. */
const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** One JSON value a line; null where the first line is none. */
const jsonLines = (text: string): FileRecords | null => {
  const lines = text
    .split(/\r?\n/)
    .map((line, at) => ({ row: at + 1, text: line.trim() }))
    .filter((line) => line.text !== '')
    .map((line) => ({ row: line.row, value: jsonIn(line.text) }));
  return lines[0]?.value === undefined ? null : several(lines);
};

/** Members below a point, as in `regulatory.cnapsCode`, stand in an object of their own. */
const recordOf = (columns: readonly string[], cells: readonly string[]): object => {
  const record: Record<string, string | Record<string, string>> = {};
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (cell === '') continue;
    const [name = '', ...below] = column.split('.');
    const beside = record[name];
    if (below.length === 0) record[column] = cell;
    // A text beside members of its own name is kept as one of them, which no form takes.
    else
      record[name] = {
        ...(typeof beside === 'string' ? { [name]: beside } : beside),
        [below.join('.')]: cell,
      };
  }
  return record;
};

/**
 * A file that `--rejects` has written, as it is added again: without what it says of its rows, and without the apostrophe
 * that keeps a spreadsheet from computing a text.
 */
const withoutRejected = (rows: readonly CsvRow[]): readonly CsvRow[] => {
  const dropped = new Set(rows[0]?.cells.flatMap((name, at) => (isRejectsFileColumn(name) ? [at] : [])));
  if (dropped.size === 0) return rows;
  return rows.map(({ row, cells }) => ({
    row,
    cells: cells.filter((_cell, at) => !dropped.has(at)).map((cell) => cell.replace(/^'(?=[=+\-@])/, '')),
  }));
};

/** A table whose first row names the columns; an empty cell says nothing. Null where it is no table. */
const table = (rows: readonly CsvRow[]): FileRecords => {
  const [head, ...body] = withoutRejected(rows);
  const named = head?.cells ?? [];
  const columns = named.slice(0, named.findLastIndex((name) => name !== '') + 1);
  const isTooLong = (cells: readonly string[]) => cells.slice(columns.length).some((cell) => cell !== '');
  return {
    kind: 'rows',
    columns,
    rows: body
      .filter(({ cells }) => !isTooLong(cells))
      .map(({ row, cells }) => ({ row, record: recordOf(columns, cells) })),
    problems: body
      .filter(({ cells }) => isTooLong(cells))
      .map(({ row }) => aboutRow(row, 'This row has more cells than the first row names.')),
  };
};

const brokenIn = (row: number): FileRecords => ({
  kind: 'rows',
  rows: [],
  problems: [aboutRow(row, 'A quote in this row is not closed, or stands beside a text.')],
  columns: [],
});

/**
 * What a file holds: a JSON object, a list of them, one a line (JSONL), or a table (CSV) whose first row names the
 * fields. Null where it is none of these.
 */
export const parseRecordFile = async (text: string): Promise<FileRecords | null> => {
  const value = jsonIn(text);
  if (Array.isArray(value)) return several(value.map((each: unknown, at) => ({ row: at + 1, value: each })));
  if (value !== undefined) return isRecord(value) ? { kind: 'one', record: value } : null;
  if (/^\s*[[{]/.test(text)) return jsonLines(text);
  const { readCsv } = await import('@fx-gateway/domain/spreadsheets/readCsv.ts');
  const rows = readCsv(text);
  // Where it is the first row, what is there may be anything.
  if ('openQuoteIn' in rows) return rows.openQuoteIn === 1 ? null : brokenIn(rows.openQuoteIn);
  return (rows[0]?.cells.length ?? 0) < 2 ? null : table(rows);
};
