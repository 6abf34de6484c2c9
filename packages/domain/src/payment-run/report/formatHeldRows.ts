import { formatCsv } from '../../spreadsheets/formatCsv.ts';
import { runFieldLabels } from '../runFields.ts';
import type { RunPartnerRules } from '../runPartnerRules.ts';
import type { RunRow } from '../runRow.ts';

/** Read again, these columns mean nothing, and the rows are those of before. */
const rowHeading = 'Row';
const reasonsHeading = 'Why it was not sent';

/** The rows that do not go as a table to be mended and read again: each with its number and all of its reasons. */
export const formatHeldRows = (
  rows: readonly RunRow[],
  held: readonly { readonly row: number; readonly reasons: readonly string[] }[],
  { fields }: Pick<RunPartnerRules, 'fields'>,
): string => {
  const reasonsOf = new Map(held.map(({ row, reasons }) => [row, reasons]));
  return formatCsv([
    [rowHeading, ...fields.map((field) => runFieldLabels[field]), reasonsHeading],
    ...rows.flatMap(({ row, texts }) => {
      const reasons = reasonsOf.get(row);
      return reasons === undefined
        ? []
        : [[String(row), ...fields.map((field) => texts[field]), reasons.join(' ')]];
    }),
  ]);
};
