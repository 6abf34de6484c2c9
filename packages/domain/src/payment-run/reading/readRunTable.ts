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

/** The names of the columns stand in one of as many rows. */
const mostRowsAbove = 10;

const knownNames = (cells: readonly string[]): number =>
  new Set(cells.map(findFieldOfColumn).filter((field) => field !== undefined)).size;

/**
 * Which row names the columns: the first one with two names that are known, below a title; else the first of all, by a name
 * that is known, or since it alone has no amount. -1 where none does.
 */
const findHeader = (rows: readonly CsvRow[]): number => {
  const [first, second] = rows.map(({ cells }) => cells);
  const named = rows
    .slice(0, mostRowsAbove)
    .findIndex(({ cells }) => knownNames(cells) > 1 && !cells.some(isAmount));
  if (named !== -1 || first === undefined || first.some(isAmount)) return named;
  return knownNames(first) > 0 || second?.some(isAmount) === true ? 0 : -1;
};

/** The apostrophe keeps a spreadsheet from computing a text, and is no part of it. */
const withoutGuards = ({ row, cells }: CsvRow): CsvRow => ({
  row,
  cells: cells.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')),
});

const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell !== '') + 1;

/** The table below its header, which is the row with this index; without one it is all of the rows. */
const toTable = (rows: readonly CsvRow[], headerAt: number): Read => {
  const hasHeader = headerAt !== -1;
  const body = rows.slice(headerAt + 1);
  if (body.length === 0) return atStart(runReadingMessages.empty);
  const header = rows[headerAt]?.cells ?? [];
  const width = hasHeader ? widthOf(header) : Math.max(...body.map(({ cells }) => widthOf(cells)));
  const problems = body
    .filter(({ cells }) => widthOf(cells) > width)
    .map(({ row }) => ({ line: row, column: width + 1, message: runReadingMessages.tooManyCells(width) }));
  if (problems.length > 0) return failed(problems);
  const columns = Array.from({ length: width }, (_, index) => (hasHeader ? (header[index] ?? '') : ''));
  return succeeded({
    columns: nameColumns(columns),
    hasHeader,
    linesAbove: headerAt > 0 ? (rows[headerAt]?.row ?? 1) - 1 : 0,
    rows: body.map(({ row, cells }) => ({ row, cells: columns.map((_, index) => cells[index] ?? '') })),
  });
};

/**
 * What was pasted or stands in a file: a table with tabs, commas or semicolons, or JSON Lines. Which row names the columns,
 * and whether one does, is recognized, unless the user has said the latter.
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
  const found = findHeader(rows);
  if (saidHeader === undefined) return toTable(rows, found);
  return toTable(rows, saidHeader ? Math.max(found, 0) : -1);
};
