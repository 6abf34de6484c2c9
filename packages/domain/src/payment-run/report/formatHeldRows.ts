import { findAmbiguousAmountReadings } from '../../money/readPastedAmount.ts';
import { formatCsv } from '../../spreadsheets/formatCsv.ts';
import type { RunContext } from '../judging/runContext.ts';
import { runFieldLabels } from '../runFields.ts';
import type { RunRow } from '../runRow.ts';

const rowHeading = 'Row';
const reasonsHeading = 'Why it was not sent';

/** Read again, these columns mean nothing, and the rows are those of before. */
export const heldRowHeadings: readonly string[] = [rowHeading, reasonsHeading];

/**
 * Where a comma stands before the cents, `1,500` can mean two amounts. In this file no other amount may tell that, and a
 * point, which can mean the same two, keeps it from being read as the larger one.
 */
const keepAmbiguous = (amount: string): string =>
  amount.includes(',') && findAmbiguousAmountReadings(amount, null).length > 0
    ? amount.replace(',', '.')
    : amount;

/** The rows that do not go as a table to be mended and read again: each with its number and all of its reasons. */
export const formatHeldRows = (
  rows: readonly RunRow[],
  held: readonly { readonly row: number; readonly reasons: readonly string[] }[],
  { rules: { fields }, isCommaDecimal }: Pick<RunContext, 'rules' | 'isCommaDecimal'>,
): string => {
  const reasonsOf = new Map(held.map(({ row, reasons }) => [row, reasons]));
  return formatCsv([
    [rowHeading, ...fields.map((field) => runFieldLabels[field]), reasonsHeading],
    ...rows.flatMap(({ row, texts }) => {
      const reasons = reasonsOf.get(row);
      const said = isCommaDecimal ? { ...texts, amount: keepAmbiguous(texts.amount) } : texts;
      return reasons === undefined
        ? []
        : [[String(row), ...fields.map((field) => said[field]), reasons.join(' ')]];
    }),
  ]);
};
