/** What a spreadsheet would take for a formula. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r\n]/.test(text);

const cellText = (text: string): string => {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as RFC 4180 writes them. A text that a spreadsheet would compute gets an apostrophe and stays text. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
