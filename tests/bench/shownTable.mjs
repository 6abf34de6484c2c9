const columns = ['#', 'measure', 'floor', 'value', 'target', 'met', 'reason'];

const valueOf = ({ value, spread, unit }) =>
  `${value} ${unit}${spread === undefined ? '' : ` (${spread.join(' to ')})`}`;

const cells = (row) => [
  row.number,
  row.measure,
  row.floor,
  valueOf(row),
  `${row.target} ${row.unit}`,
  row.verdict,
  row.reason,
];

/** The rows as a table of Markdown, which is also what is printed. */
export const shownTable = (rows) =>
  lined([columns, ...rows.map((row) => cells(row).map((cell) => String(cell).replaceAll('|', '\\|')))]);

/** The first line is the head; every column is as wide as its widest cell. */
const lined = (lines) => {
  const widths = lines[0].map((_, column) => Math.max(3, ...lines.map((line) => line[column].length)));
  const text = (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [text(lines[0]), rule, ...lines.slice(1).map(text)].join('\n');
};
