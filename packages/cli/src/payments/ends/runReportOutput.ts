import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { formatRate } from '@fx-gateway/domain/money/formatRate.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { orderName } from '@fx-gateway/domain/payment-run/paidElsewhere.ts';
import type { RunReportRow } from '@fx-gateway/domain/payment-run/report/runReportRow.ts';
import { payeeWithEnding, settledFromText } from '@fx-gateway/domain/payment-run/run/accountsOfRunDeal.ts';
import { costOfRunDeal } from '@fx-gateway/domain/payment-run/run/costOfRunDeal.ts';
import {
  orderOfRunDeal,
  totalOfRunDeal,
  type PaymentRun,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { readRunFees, type RunFees } from '@fx-gateway/domain/payment-run/run/readRunFees.ts';
import type { RunPartner } from '@fx-gateway/domain/payment-run/run/runPartner.ts';
import { progressOfRunDeal } from '@fx-gateway/domain/payment-run/run/runProgress.ts';
import { toRunReportRows } from '@fx-gateway/domain/payment-run/report/toRunReportRows.ts';
import { totalRunPairs } from '@fx-gateway/domain/payment-run/report/totalRunPairs.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { toDisplayOnlyAmountJson, toMoneyJson, toRateJson } from '../../amounts/amountData.ts';
import type { CommandFailure } from '../../failures/commandFailure.ts';
import { safeName, safeText } from '../../safe-text/safeText.ts';
import { formatTable } from '../../terminal/formatTable.ts';
import type { ViewStyle } from '../../terminal/viewStyle.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { addHint } from '../../failures/outputLostFailure.ts';
import { runStandText } from './runStandText.ts';
import { runDoneText } from './runDoneText.ts';
import { dealProgressWords } from './dealProgressWords.ts';

type FeeReader = { readonly partner: Pick<RunPartner, 'readFees'> };

/** What became of every row and deal of a run, for a program. */
const runReportJson = (run: PaymentRun, fees: RunFees) => ({
  key: run.name,
  totals: totalRunPairs(run).map(({ received, sent }) => ({
    received: toMoneyJson(received),
    sent: toMoneyJson(sent),
  })),
  deals: run.deals.map((deal) => {
    const cost = costOfRunDeal(deal, fees);
    return {
      deal: deal.id,
      state: progressOfRunDeal(deal),
      order: orderOfRunDeal(deal)?.reference || (orderOfRunDeal(deal)?.number ?? null),
      payment: toMoneyJson(totalOfRunDeal(deal)),
      settlement: cost === null ? null : toMoneyJson(cost.sends),
      fee: cost === null || cost.fee === null ? null : toDisplayOnlyAmountJson(cost.fee),
      total: cost === null || cost.total === null ? null : toMoneyJson(cost.total),
      rows: deal.payments.map(({ row }) => row),
    };
  }),
  rows: toRunReportRows(run, fees).map(
    ({ amount, reference, rate, fee, state, sends, paidElsewhere, wholeDeal: _deal, ...row }) => ({
      ...row,
      state: state.code,
      amount: amount === null ? null : toMoneyJson(amount),
      reference: reference ?? '',
      orderBeside: orderName(paidElsewhere),
      rate: rate === null ? null : toRateJson(rate),
      fee: fee === null ? null : toDisplayOnlyAmountJson(fee),
      settlement: sends === null ? null : toMoneyJson(sends),
    }),
  ),
});

/** A row whose texts act on no terminal, for a table that is written as it is. */
export const safeReportRow = (row: RunReportRow): RunReportRow => ({
  ...row,
  ownId: safeName(row.ownId),
  payee: safeName(row.payee),
  written: row.written && safeName(row.written),
  asPasted: row.asPasted && safeName(row.asPasted),
  order: row.order && safeName(row.order),
  paidElsewhere: row.paidElsewhere && {
    number: safeName(row.paidElsewhere.number),
    reference: safeName(row.paidElsewhere.reference),
  },
  reference: row.reference && safeName(row.reference),
  requestId: row.requestId && safeName(row.requestId),
  accountEnding: row.accountEnding && safeName(row.accountEnding),
  settledFrom: row.settledFrom && safeText(row.settledFrom),
  reason: row.reason && safeText(row.reason),
});

/** The same for a reader: the deals, then every row. */
const runReportView =
  (run: PaymentRun, fees: RunFees) =>
  (paint: ViewStyle): string =>
    [
      formatTable(
        [
          { heading: 'Deal' },
          { heading: 'Payees receive', right: true },
          { heading: 'You send', right: true },
          { heading: 'Fee', right: true },
          { heading: 'In all', right: true },
          { heading: 'Settled from' },
          { heading: 'State' },
        ],
        run.deals.map((deal) => {
          const cost = costOfRunDeal(deal, fees);
          return [
            deal.id,
            formatMoney(totalOfRunDeal(deal)),
            cost === null ? deal.settlementCurrency : formatMoney(cost.sends),
            cost === null || cost.fee === null ? '' : formatDisplayOnlyAmount(cost.fee),
            cost === null || cost.total === null ? '' : formatMoney(cost.total),
            settledFromText(deal) ?? '',
            dealProgressWords(deal),
          ];
        }),
        paint,
      ),
      formatTable(
        [
          { heading: 'Row' },
          { heading: 'Payee' },
          { heading: 'Amount', right: true },
          { heading: 'Order' },
          { heading: 'Rate', right: true },
          { heading: 'Fee', right: true },
          { heading: 'State' },
          { heading: 'Why' },
        ],
        toRunReportRows(run, fees).map(
          ({ row, payee, accountEnding, amount, written, order, rate, fee, state, reason }) => [
            String(row),
            payeeWithEnding({ payee, accountEnding }),
            amount === null ? (written ?? '') : formatMoney(amount),
            order ?? '',
            rate === null ? '' : formatRate(rate),
            fee === null ? '' : formatDisplayOnlyAmount(fee),
            state.words,
            reason ?? '',
          ],
        ),
        paint,
      ),
    ].join('\n\n');

/** The fees as the partner names them by now; what they are is not known where it does not answer. */
export const readReportFees = async (
  invocation: Invocation,
  { partner }: FeeReader,
  run: PaymentRun,
): Promise<RunFees> => {
  const { fees, unread } = await readRunFees(partner, run);
  if (unread.length > 0)
    await invocation.report(
      `The fees of ${unread.length === 1 ? `order ${unread[0]}` : `${unread.length} orders`} could not be read. The report says all else.`,
    );
  return fees;
};

/** Whether a call of this command has left, whatever became of it. */
const hasMoved = (before: PaymentRun, now: PaymentRun): boolean =>
  now.deals.some(({ id, state }) => before.deals.find((deal) => deal.id === id)?.state.kind !== state.kind);

/** What became of every row and deal, with the fees, with what the command ends, and what it has done since `before`. */
export const reportRun = async (
  invocation: Invocation,
  connection: FeeReader,
  run: PaymentRun,
  failure: CommandFailure | null = null,
  before: PaymentRun | null = null,
) => {
  const fees = await readReportFees(invocation, connection, run);
  const did = before === null ? '' : runDoneText(before, run);
  // The error is the last line on stderr, so it says as well what was done.
  const stands = before !== null && hasMoved(before, run) ? runStandText(run) : '';
  const done = did === '' ? '' : `${did}\n${stands}`;
  return succeeded({
    data: runReportJson(run, fees),
    view: runReportView(run, fees),
    failure: failure && addHint(failure, stands),
    ...(done === '' ? {} : { done }),
  });
};
