import { formatMaskedAccountEnding } from '../../bankDetails/payeeAccount.ts';
import { toDecimal } from '../../money/decimal.ts';
import { formatDisplayOnlyDecimal, type DisplayOnlyAmount } from '../../money/displayOnlyAmount.ts';
import type { Money } from '../../money/makeMoney.ts';
import { formatCsv } from '../../spreadsheets/formatCsv.ts';
import { orderName } from '../paidElsewhere.ts';
import { runFieldLabels } from '../runFields.ts';
import type { RunReportRow } from './runReportRow.ts';
import { writtenAmountCells } from './writtenAmountCells.ts';

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
  'You send',
  'You send in',
  'You send for the deal',
  'The deal is sent in',
  'Fee of the deal',
  'Fee currency of the deal',
  'State',
  'Request id',
  'Reason',
  'What the rate says',
  'Order beside the run',
  'Account of the payee',
  'Settled from',
  'As pasted',
];

type Amount = { readonly amount: string; readonly currency: string };

/** A row of the report for a program; amounts are decimals as texts, so that no reader rounds them. */
export type RunReportJsonRow = Omit<
  RunReportRow,
  'amount' | 'fee' | 'state' | 'sends' | 'wholeDeal' | 'paidElsewhere'
> & {
  readonly state: string;
  readonly orderBeside: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly fee: Amount | null;
  readonly sends: Amount | null;
  readonly wholeDeal: { readonly sends: Amount; readonly fee: Amount | null } | null;
};

const moneyCells = (money: Money | null): readonly string[] => [
  money === null ? '' : toDecimal(money),
  money?.currency ?? '',
];

const shownCells = (shown: DisplayOnlyAmount | null): readonly string[] => [
  shown === null ? '' : formatDisplayOnlyDecimal(shown),
  shown?.currency ?? '',
];

/** The report for a spreadsheet: amounts as plain decimals, and no text that is computed. */
export const formatRunReportCsv = (rows: readonly RunReportRow[]): string =>
  formatCsv([
    headings,
    ...rows.map((row) => [
      String(row.row),
      row.ownId,
      row.payee,
      ...(row.amount === null ? writtenAmountCells(row.written ?? '') : moneyCells(row.amount)),
      row.deal ?? '',
      row.order ?? '',
      row.reference ?? '',
      row.rate === null ? '' : String(row.rate),
      ...shownCells(row.fee),
      ...moneyCells(row.sends),
      ...moneyCells(row.wholeDeal?.sends ?? null),
      ...shownCells(row.wholeDeal?.fee ?? null),
      row.state.words,
      row.requestId ?? '',
      row.reason ?? '',
      row.rateWords ?? '',
      orderName(row.paidElsewhere) ?? '',
      row.accountEnding === null ? '' : formatMaskedAccountEnding(row.accountEnding),
      row.settledFrom ?? '',
      row.asPasted ?? '',
    ]),
  ]);

const moneyJson = (money: Money | null): Amount | null =>
  money && { amount: toDecimal(money), currency: money.currency };

const shownJson = (shown: DisplayOnlyAmount | null): Amount | null =>
  shown && { amount: formatDisplayOnlyDecimal(shown), currency: shown.currency };

/** The report as JSON values, one for each row. */
export const makeRunReportJson = (rows: readonly RunReportRow[]): readonly RunReportJsonRow[] =>
  rows.map(({ amount: paid, fee, state, sends, wholeDeal, paidElsewhere, ...row }) => ({
    ...row,
    state: state.code,
    orderBeside: orderName(paidElsewhere),
    amount: paid === null ? null : toDecimal(paid),
    currency: paid?.currency ?? null,
    fee: shownJson(fee),
    sends: moneyJson(sends),
    wholeDeal: wholeDeal && {
      sends: { amount: toDecimal(wholeDeal.sends), currency: wholeDeal.sends.currency },
      fee: shownJson(wholeDeal.fee),
    },
  }));
