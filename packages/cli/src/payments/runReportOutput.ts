import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import {
  bookingOfRunDeal,
  orderOfRunDeal,
  settledBy,
  totalOfRunDeal,
  type PaymentRun,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { toRunReportRows } from '@fx-gateway/domain/payment-run/run/toRunReportRows.ts';
import { toDisplayOnlyAmountJson, toMoneyJson, toRateJson } from '../amounts/amountData.ts';
import { formatTable } from '../terminal/formatTable.ts';
import type { ViewStyle } from '../terminal/viewStyle.ts';
import { dealProgressWords } from './runStopFailure.ts';

/** What became of every row and deal of a run, for a program. */
export const runReportJson = (run: PaymentRun) => ({
  key: run.name,
  deals: run.deals.map((deal) => {
    const booking = bookingOfRunDeal(deal);
    return {
      deal: deal.id,
      state: deal.state.kind,
      order: orderOfRunDeal(deal)?.reference || (orderOfRunDeal(deal)?.number ?? null),
      payment: toMoneyJson(totalOfRunDeal(deal)),
      settlement: booking === null ? null : toMoneyJson(settledBy(booking)),
      rows: deal.payments.map(({ row }) => row),
    };
  }),
  rows: toRunReportRows(run).map(({ amount, payment, rate, fee, ...row }) => ({
    ...row,
    amount: amount === null ? null : toMoneyJson(amount),
    reference: payment ?? '',
    rate: rate === null ? null : toRateJson(rate),
    fee: fee === null ? null : toDisplayOnlyAmountJson(fee),
  })),
});

/** The same for a reader: the deals, then every row. */
export const runReportView =
  (run: PaymentRun) =>
  (paint: ViewStyle): string =>
    [
      formatTable(
        [
          { heading: 'Deal' },
          { heading: 'Payees receive', right: true },
          { heading: 'You settle', right: true },
          { heading: 'State' },
        ],
        run.deals.map((deal) => {
          const booking = bookingOfRunDeal(deal);
          return [
            deal.id,
            formatMoney(totalOfRunDeal(deal)),
            booking === null ? deal.settlementCurrency : formatMoney(settledBy(booking)),
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
          { heading: 'State' },
          { heading: 'Why' },
        ],
        toRunReportRows(run).map(({ row, payee, amount, order, state, reason }) => [
          String(row),
          payee,
          amount === null ? '' : formatMoney(amount),
          order ?? '',
          state,
          reason ?? '',
        ]),
        paint,
      ),
    ].join('\n\n');
