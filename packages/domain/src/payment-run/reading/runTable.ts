import type { CsvRow } from '../../spreadsheets/readCsv.ts';

/** A row of a table, and which of its cells, by their index, were numbers of JSON; absent where none was. */
export type RunTableRow = CsvRow & { readonly numbers?: readonly number[] };

/** What was pasted or read, before it is known what its columns mean. */
export type RunTable = {
  /** What each column is called: by the first row, by the members of JSON, else by its letter. No two are the same. */
  readonly columns: readonly string[];
  /** Whether a row names the columns. */
  readonly hasHeader: boolean;
  /** How many lines stand above that row, such as a title, and are not read; 0 where nothing is written in them. */
  readonly linesAbove: number;
  /** The rows that say something, without the one that names the columns and those above it. */
  readonly rows: readonly RunTableRow[];
};

/** The letter of a column in a spreadsheet: A for 0, AA for 26. */
export const columnLetter = (index: number): string =>
  (index < 26 ? '' : columnLetter(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Names for all columns: one without a name is called by its letter, and a name that is there already gets its letter. */
export const nameColumns = (named: readonly string[]): readonly string[] => {
  const names: string[] = [];
  for (const [index, heading] of named.entries()) {
    const letter = columnLetter(index);
    let name = heading === '' ? letter : heading;
    while (names.includes(name)) name = `${name} (${letter})`;
    names.push(name);
  }
  return names;
};

/** What stands above a column: its name, without the letter that it got because another one has that name, too. */
export const headingOf = ({ columns }: Pick<RunTable, 'columns'>, index: number): string => {
  const added = ` (${columnLetter(index)})`;
  let heading = columns[index] ?? '';
  while (heading.endsWith(added) && columns.includes(heading.slice(0, -added.length)))
    heading = heading.slice(0, -added.length);
  return heading;
};

/** What stands in a column, row by row. */
export const cellsOf = ({ rows }: Pick<RunTable, 'rows'>, index: number): readonly string[] =>
  rows.map(({ cells }) => cells[index] ?? '');
