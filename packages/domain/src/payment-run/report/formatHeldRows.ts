import { toDecimal } from '../../money/decimal.ts';
import { findAmbiguousAmountReadings } from '../../money/readPastedAmount.ts';
import { formatCsv } from '../../spreadsheets/formatCsv.ts';
import type { RunContext } from '../judging/runContext.ts';
import { runFieldLabels, type RunField } from '../runFields.ts';
import { writtenAmountCells } from './writtenAmountCells.ts';
import type { RunHeldRow } from '../run/paymentRun.ts';
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

const headings = (fields: readonly RunField[]): readonly string[] => [
  rowHeading,
  ...fields.map((field) => runFieldLabels[field]),
  reasonsHeading,
];

/** The rows that do not go as a table to be mended and read again: each with its number and all of its reasons. */
export const formatHeldRows = (
  rows: readonly RunRow[],
  held: readonly { readonly row: number; readonly reasons: readonly string[] }[],
  { rules: { fields }, isCommaDecimal }: Pick<RunContext, 'rules' | 'isCommaDecimal'>,
): string => {
  const reasonsOf = new Map(held.map(({ row, reasons }) => [row, reasons]));
  return formatCsv([
    headings(fields),
    ...rows.flatMap(({ row, texts }) => {
      const reasons = reasonsOf.get(row);
      const said = isCommaDecimal ? { ...texts, amount: keepAmbiguous(texts.amount) } : texts;
      return reasons === undefined
        ? []
        : [[String(row), ...fields.map((field) => said[field]), reasons.join(' ')]];
    }),
  ]);
};

/** What a run keeps of a row: no account numbers, and not what it was for. */
const keptFields: readonly RunField[] = ['payee', 'amount', 'currency', 'reference', 'ownId'];

/** The amount as it was read, or else as the row has it. */
const amountCells = ({ amount, written }: RunHeldRow): readonly [amount: string, currency: string] =>
  written === undefined && amount !== undefined && amount !== null
    ? [toDecimal(amount), amount.currency]
    : writtenAmountCells(written ?? '');

/** The rows that a run keeps to be mended: not those that the user took from the list. */
export const keptRowsToMend = (held: readonly RunHeldRow[]): readonly RunHeldRow[] =>
  held.filter(({ cause }) => cause !== 'removed');

/** The same of the rows as a run keeps them, once the page that had read the sheet is gone. */
export const formatKeptHeldRows = (held: readonly RunHeldRow[]): string =>
  formatCsv([
    headings(keptFields),
    ...keptRowsToMend(held).map((row) => [
      String(row.row),
      row.payee,
      ...amountCells(row),
      row.reference ?? '',
      row.ownId,
      row.reasons.join(' '),
    ]),
  ]);
