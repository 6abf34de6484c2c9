import type { Paint } from './paint.ts';
import { safeName } from '../safe-text/safeText.ts';

/** A column: its heading and, for amounts, that it stands right. */
type Column = { readonly heading: string; readonly right?: boolean };

const width = (text: string): number => [...text].length;

const pad = (text: string, to: number, right: boolean): string => {
  const gap = ' '.repeat(Math.max(0, to - width(text)));
  return right ? gap + text : text + gap;
};

/** Rows under headings; every cell is made safe for the terminal here. */
export const table = (
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  paint: Paint,
): string => {
  const cells = rows.map((row) => row.map(safeName));
  const widths = columns.map((column, index) =>
    Math.max(width(column.heading), ...cells.map((row) => width(row[index] ?? ''))),
  );
  const line = (row: readonly string[]): string =>
    columns
      .map((column, index) => pad(row[index] ?? '', widths[index] ?? 0, column.right === true))
      .join('  ')
      .trimEnd();
  return [paint.bold(line(columns.map(({ heading }) => heading))), ...cells.map(line)].join('\n');
};

/** Labels and values, one a line; both are made safe for the terminal here: a partner names fields, too. */
export const facts = (pairs: readonly (readonly [label: string, value: string])[], paint: Paint): string => {
  const safe = pairs.map(([label, value]) => [safeName(label), safeName(value)] as const);
  const widest = Math.max(0, ...safe.map(([label]) => width(label)));
  return safe
    .map(([label, value]) => `${paint.dim(pad(label, widest, false))}  ${value}`.trimEnd())
    .join('\n');
};
