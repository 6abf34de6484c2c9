/** What a column would take, and the least that it can be read in. */
type Needs = { readonly natural: number; readonly narrowest: number };

/** The space between two columns. */
export const columnGap = '  ';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How wide each column is so that all fit into a line: the widest ones give way. Null where they cannot fit. */
export const columnWidths = (columns: readonly Needs[], room: number): readonly number[] | null => {
  const gaps = columnGap.length * Math.max(0, columns.length - 1);
  if (sum(columns.map(({ narrowest }) => narrowest)) + gaps > room) return null;
  const widths = columns.map(({ natural }) => natural);
  for (let over = sum(widths) + gaps - room; over > 0; over -= 1) {
    const giving = widths.map((width, index) => (width > (columns[index]?.narrowest ?? 0) ? width : 0));
    const widest = giving.indexOf(Math.max(...giving));
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
};
