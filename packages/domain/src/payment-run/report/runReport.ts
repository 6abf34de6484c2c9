import { toDecimal } from '../../money/decimal.ts';
import { formatDisplayOnlyDecimal } from '../../money/displayOnlyAmount.ts';
import { formatCsv } from '../../spreadsheets/formatCsv.ts';
import { runFieldLabels } from '../runFields.ts';
import type { RunReportRow } from './runReportRow.ts';

const { ownId, payee, amount, currency } = runFieldLabels;
const headings = [
  'Row',
  ownId,
  payee,
  amount,
  currency,
  'Deal',
  'Order',
  'Reference',
  'Rate',
  'Fee',
  'Fee currency',
  'State',
  'Request id',
  'Reason',
];

/** A row of the report for a program; amounts are decimals as texts, so that no reader rounds them. */
export type RunReportJsonRow = Omit<RunReportRow, 'amount' | 'fee' | 'state'> & {
  readonly state: string;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly fee: { readonly amount: string; readonly currency: string } | null;
};

/** The report for a spreadsheet: amounts as plain decimals, and no text that is computed. */
export const formatRunReportCsv = (rows: readonly RunReportRow[]): string =>
  formatCsv([
    headings,
    ...rows.map((row) => [
      String(row.row),
      row.ownId,
      row.payee,
      row.amount === null ? (row.written ?? '') : toDecimal(row.amount),
      row.amount?.currency ?? '',
      row.deal ?? '',
      row.order ?? '',
      row.reference ?? '',
      row.rate === null ? '' : String(row.rate),
      row.fee === null ? '' : formatDisplayOnlyDecimal(row.fee),
      row.fee?.currency ?? '',
      row.state.words,
      row.requestId ?? '',
      row.reason ?? '',
    ]),
  ]);

/** The report as JSON values, one for each row. */
export const makeRunReportJson = (rows: readonly RunReportRow[]): readonly RunReportJsonRow[] =>
  rows.map(({ amount: paid, fee, state, ...row }) => ({
    ...row,
    state: state.code,
    amount: paid === null ? null : toDecimal(paid),
    currency: paid?.currency ?? null,
    fee: fee === null ? null : { amount: formatDisplayOnlyDecimal(fee), currency: fee.currency },
  }));
