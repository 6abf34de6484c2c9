import { downloadTextFile } from '../../kit/lists/downloadTextFile.ts';

/** A spreadsheet that finds it reads accents as they were written. */
const byteOrderMark = '\uFEFF';

/** Lets the browser keep a table of a payment run. */
export const downloadRunFile = (name: string, csv: string): void =>
  downloadTextFile(name, 'text/csv;charset=utf-8', `${byteOrderMark}${csv}`);
