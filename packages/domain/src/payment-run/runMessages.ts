import { textEncodingNames, type TextEncoding } from '../spreadsheets/textEncoding.ts';
import { runFieldLabels, type RunField } from './runFields.ts';

const quoted = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(' and ');

/** Sentences of a file or a paste that is not read. */
export const runReadingMessages = {
  workbook:
    'This is a workbook. Save the sheet as CSV in your spreadsheet, or copy its cells and paste them.',
  tooLarge: (megabytes: string): string =>
    `It has ${megabytes} MB, and at most 5 MB are read. Split it into several files.`,
  empty: 'It holds no row. Paste the rows with the payees and their amounts.',
  noTable:
    'This is no table: its columns are separated by tabs, commas or semicolons. Copy the cells from your spreadsheet, or save it as CSV.',
  severalEncodings:
    'This letter is not UTF-8, and others in the file are. Save the file again as CSV UTF-8 in your spreadsheet.',
  brokenLetter: (encoding: TextEncoding): string =>
    `This is no letter of ${textEncodingNames[encoding]}. Save the file again as CSV UTF-8 in your spreadsheet.`,
  openQuote:
    'A quotation mark in this cell is not closed, or stands beside a text. Close it, or write it twice.',
  tooManyCells: (columns: number): string =>
    `This row has a cell beyond the ${columns} columns. Put an amount such as 1,000.50 into quotation marks, or take the cell away.`,
  cutAmount:
    'This amount seems to go on in the next cell. Put an amount such as 1,234.56 into quotation marks, or take its comma away.',
  notJson: 'This is no JSON. Write one object a line, such as {"payee": "…", "amount": "100.00"}.',
  nested: 'This is no text and no number. Write the value as one of them.',
  namedTwice: (name: string): string => `'${name}' stands twice in this line. Keep one of them.`,
  noColumn: (field: RunField): string =>
    `No column is the ${runFieldLabels[field]}. Choose which column it is.`,
  severalColumns: (field: RunField, columns: readonly string[]): string =>
    `${quoted(columns)} are both the ${runFieldLabels[field]}. Choose one of them.`,
  dates: (column: string): string =>
    `'${column}' holds dates, and both partners deal at once: a payment cannot be given a day. Remove this column, or say that it is not used.`,
} as const;
