import { readPastedAmount } from '../../money/readPastedAmount.ts';
import { failed, succeeded, type Result } from '../../result/result.ts';
import { readCsv, type CsvRow } from '../../spreadsheets/readCsv.ts';
import { runReadingMessages } from '../runMessages.ts';
import { findFieldOfColumn } from './columnAliases.ts';
import { readJsonLines } from './readJsonLines.ts';
import type { RunReadProblem } from './runReadProblem.ts';
import { nameColumns, type RunTable } from './runTable.ts';
import { tooLargeToRead } from './tooLargeToRead.ts';

type Read = Result<RunTable, readonly RunReadProblem[]>;

const atStart = (message: string): Read => failed([{ line: 1, column: 1, message }]);

const isAmount = (cell: string): boolean => readPastedAmount(cell, null) !== null;

/** Whether the first row names the columns: by names that are known, or since it alone has no amount. */
const namesColumns = (rows: readonly CsvRow[]): boolean => {
  const [first, second] = rows.map(({ cells }) => cells);
  if (first === undefined || first.some(isAmount)) return false;
  return first.some((cell) => findFieldOfColumn(cell) !== undefined) || second?.some(isAmount) === true;
};

/** The apostrophe keeps a spreadsheet from computing a text, and is no part of it. */
const withoutGuards = ({ row, cells }: CsvRow): CsvRow => ({
  row,
  cells: cells.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')),
});

const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '') + 1;

const toTable = (rows: readonly CsvRow[], hasHeader: boolean): Read => {
  const body = hasHeader ? rows.slice(1) : rows;
  if (body.length === 0) return atStart(runReadingMessages.empty);
  const header = rows[0]?.cells ?? [];
  const width = hasHeader ? widthOf(header) : Math.max(...body.map(({ cells }) => widthOf(cells)));
  const problems = body
    .filter(({ cells }) => widthOf(cells) > width)
    .map(({ row }) => ({ line: row, column: width + 1, message: runReadingMessages.tooManyCells(width) }));
  if (problems.length > 0) return failed(problems);
  const columns = Array.from({ length: width }, (_, index) => (hasHeader ? (header[index] ?? '') : ''));
  return succeeded({
    columns: nameColumns(columns),
    hasHeader,
    rows: body.map(({ row, cells }) => ({ row, cells: columns.map((_, index) => cells[index] ?? '') })),
  });
};

/**
 * What was pasted or stands in a file: a table with tabs, commas or semicolons, or JSON Lines. Whether the first row names
 * the columns is recognized, unless the user has said it.
 */
export const readRunTable = (text: string, saidHeader?: boolean): Read => {
  const tooLarge = tooLargeToRead(text.length);
  if (tooLarge !== null) return atStart(tooLarge);
  if (text.trim() === '') return atStart(runReadingMessages.empty);
  if (/^\s*\{/.test(text)) return readJsonLines(text);
  const read = readCsv(text);
  if ('openQuoteIn' in read) {
    const { line, column } = read;
    return failed([{ line, column, message: runReadingMessages.openQuote }]);
  }
  const rows = read.map(withoutGuards);
  if (rows.every(({ cells }) => cells.length < 2)) return atStart(runReadingMessages.noTable);
  return toTable(rows, saidHeader ?? namesColumns(rows));
};
