import { safeName } from '../safe-text/safeText.ts';
import { columnGap, columnWidths } from './columnWidths.ts';
import type { ViewStyle } from './viewStyle.ts';
import { wrapText } from './wrapText.ts';

/** A column: its heading and, for amounts, that it stands right. */
type Column = { readonly heading: string; readonly right?: boolean };

type Fact = readonly [label: string, value: string];

/** Where several lines of a cell are easier to read than a line for each of its words. */
const comfortable = 12;

/** Beside a label a value is never wrapped into less than this. */
const leastValue = 24;

const pad = (text: string, to: number, right: boolean, { widthOf }: ViewStyle): string => {
  const gap = ' '.repeat(Math.max(0, to - widthOf(text)));
  return right ? gap + text : text + gap;
};

/** What a column takes; an amount is never broken. */
const needsOf = ({ heading, right }: Column, cells: readonly string[], { widthOf }: ViewStyle) => {
  const longestWord = (text: string): number => Math.max(...text.split(' ').map(widthOf));
  const natural = Math.max(...[heading, ...cells].map(widthOf));
  const longest = Math.max(...[heading, ...cells].map(longestWord));
  const narrowest = right === true ? natural : Math.max(longest, Math.min(natural, comfortable));
  return { natural, narrowest };
};

const factLines = (pairs: readonly Fact[], paint: ViewStyle): string => {
  const { dim, columns, widthOf } = paint;
  const widest = Math.max(0, ...pairs.map(([label]) => widthOf(label)));
  const before = widest + columnGap.length;
  const room = columns === null ? Infinity : Math.max(leastValue, columns - before);
  return pairs
    .map(([label, value]) => {
      const [first = '', ...more] = wrapText(value, room, paint);
      const top = `${dim(pad(label, widest, false, paint))}${columnGap}${first}`.trimEnd();
      return [top, ...more.map((line) => `${' '.repeat(before)}${line}`)].join('\n');
    })
    .join('\n');
};

/**
 * Rows under headings; every cell is made safe for the terminal here. A terminal that is too narrow for the rows gets
 * cells of several lines, and one that is too narrow for these a block for each row.
 */
export const formatTable = (
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  paint: ViewStyle,
): string => {
  const cells = rows.map((row) => columns.map((_column, index) => safeName(row[index] ?? '')));
  const needs = columns.map((column, index) =>
    needsOf(
      column,
      cells.map((row) => row[index] ?? ''),
      paint,
    ),
  );
  const widths = columnWidths(needs, paint.columns ?? Infinity);
  if (widths === null) {
    const blocks = cells.map((row) =>
      factLines(
        columns.flatMap(({ heading }, index): readonly Fact[] =>
          (row[index] ?? '') === '' ? [] : [[heading, row[index] ?? '']],
        ),
        paint,
      ),
    );
    return blocks.join('\n\n');
  }
  const lines = (row: readonly string[]): string => {
    const wrapped = row.map((cell, index) => wrapText(cell, widths[index] ?? 0, paint));
    const height = Math.max(...wrapped.map(({ length }) => length));
    return Array.from({ length: height }, (_line, line) =>
      columns
        .map(({ right }, index) =>
          pad(wrapped[index]?.[line] ?? '', widths[index] ?? 0, right === true, paint),
        )
        .join(columnGap)
        .trimEnd(),
    ).join('\n');
  };
  return [paint.bold(lines(columns.map(({ heading }) => heading))), ...cells.map(lines)].join('\n');
};

/** Labels and values, one a line; both are made safe for the terminal here: a partner names fields, too. */
export const formatLabelledValues = (pairs: readonly Fact[], paint: ViewStyle): string =>
  factLines(
    pairs.map(([label, value]) => [safeName(label), safeName(value)] as const),
    paint,
  );
