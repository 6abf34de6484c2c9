import { findTextPlace, type TextPlace } from './findTextPlace.ts';

/** A row of a table, by the number that a spreadsheet shows beside it. */
export type CsvRow = { readonly row: number; readonly cells: readonly string[] };

/** The row in which a quote is not closed or stands beside a text, and where its cell begins in the text. */
export type CsvProblem = { readonly openQuoteIn: number } & TextPlace;

/**
 * Spreadsheets separate by what their country uses, and copy with tabs: the first row, without what is quoted in it, tells
 * by what.
 */
const separatorOf = (text: string): string => {
  const first = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1)[0] ?? '';
  if (first.includes('\t')) return '\t';
  return first.split(';').length > first.split(',').length ? ';' : ',';
};

/** A cell and what ends it: a quoted one may hold anything, and a quote doubled. */
const cellAt = (separator: string): RegExp =>
  new RegExp(
    `(?:"(?<quoted>[^"]*(?:""[^"]*)*)"|(?<plain>[^"${separator}\\r\\n][^${separator}\\r\\n]*|))(?<end>${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );

/** A table as RFC 4180 writes it, without its empty rows; else where it cannot be read. */
export const readCsv = (text: string): readonly CsvRow[] | CsvProblem => {
  const separator = separatorOf(text);
  const cell = cellAt(separator);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  for (let row = 1; cell.lastIndex < text.length || cells.length > 0;) {
    const at = cell.lastIndex;
    const groups = cell.exec(text)?.groups;
    if (groups === undefined) return { openQuoteIn: row, ...findTextPlace(text, at) };
    cells.push((groups['quoted']?.replaceAll('""', '"') ?? groups['plain'] ?? '').trim());
    if (groups['end'] === separator) continue;
    if (cells.some((each) => each !== '')) rows.push({ row, cells });
    cells = [];
    row += 1;
  }
  return rows;
};
