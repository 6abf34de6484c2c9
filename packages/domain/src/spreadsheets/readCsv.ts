import { findTextPlace, type TextPlace } from './findTextPlace.ts';

/** A row of a table, by the number that a spreadsheet shows beside it. */
export type CsvRow = { readonly row: number; readonly cells: readonly string[] };

/** The row in which a quote is not closed or stands beside a text, and where its cell begins in the text. */
export type CsvProblem = { readonly openQuoteIn: number } & TextPlace;

/** As many lines, and letters of them, tell by what a table is separated. */
const mostLines = 20;
const mostLetters = 65_536;

const countOf = (line: string, separator: string): number => line.split(separator).length - 1;

/** How often a separator stands in a line. A comma between digits is that of an amount where semicolons separate. */
const countIn = (line: string, separator: string): number => {
  if (separator !== ',') return countOf(line, separator);
  const between = countOf(line.replaceAll(/\d,(?=\d)/g, ''), ',');
  return countOf(line, ';') >= Math.max(between, 1) ? between : countOf(line, ',');
};

/** In how many of these lines a separator stands equally often, and how often that is. */
const agreementOn = (separator: string, lines: readonly string[]) => {
  const times = new Map<number, number>();
  for (const line of lines) {
    const count = countIn(line, separator);
    if (count > 0) times.set(count, (times.get(count) ?? 0) + 1);
  }
  const [count = 0, inLines = 0] = [...times].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return { separator, count, inLines };
};

/**
 * Spreadsheets separate by what their country uses, and copy with tabs, which no text has. What most of the first lines agree
 * on tells by what, without what is quoted in them: a title may stand in the first.
 */
const separatorOf = (text: string): string => {
  const lines = text
    .slice(0, mostLetters)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines);
  const withTabs = lines.filter((line) => line.includes('\t')).length;
  if (withTabs * 2 > lines.length) return '\t';
  const [most] = [';', ',', '\t']
    .map((separator) => agreementOn(separator, lines))
    .toSorted((one, other) => other.inLines - one.inLines || other.count - one.count);
  return most?.separator ?? ',';
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
