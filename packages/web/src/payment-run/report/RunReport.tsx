import { orderOfRunDeal, type PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { RunReportRow } from '@fx-gateway/domain/payment-run/report/runReportRow.ts';
import { payeeWithEnding } from '@fx-gateway/domain/payment-run/run/accountsOfRunDeal.ts';
import { toRunReportRows } from '@fx-gateway/domain/payment-run/report/toRunReportRows.ts';
import { makeRunReportJson } from '@fx-gateway/domain/payment-run/report/runReport.ts';
import { formatDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { preventAccountLineBreak } from '../../bankDetails/preventAccountLineBreak.ts';
import { PrintButton } from '../../kit/buttons/PrintButton.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { downloadTextFile } from '../../kit/lists/downloadTextFile.ts';
import { Notice } from '../../kit/notices/Notice.tsx';
import { Table } from '../../kit/lists/Table.tsx';
import { useVirtualRows } from '../../kit/lists/useVirtualRows.tsx';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import { PaidElsewhereLink } from '../frame/PaidElsewhereLink.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunFeesStore } from '../stores/RunFeesStore.ts';
import { ReportCsvButton } from './ReportCsvButton.tsx';
import { RunReportHead, RunReportTotals } from './RunReportPaper.tsx';
import { reportFileName } from './reportFileName.ts';

/** The order of a row, which it leads to. */
const OrderOfRow = ({
  run: { deals },
  row: { deal: dealId, order: name },
}: {
  readonly run: PaymentRun;
  readonly row: Pick<RunReportRow, 'deal' | 'order'>;
}) => {
  const { booked } = usePaymentRuns().scope;
  const deal = deals.find(({ id }) => id === dealId);
  const order = deal === undefined ? null : orderOfRunDeal(deal);
  if (order !== null) return <Link to={booked.path(order.number)}>{name}</Link>;
  return dealId === null ? '-' : `Deal ${dealId} of this run`;
};

/** What became of each row, on the screen, on paper, and as files. */
export const RunReport = observer(
  ({
    run,
    fees: store,
    isUnderWay,
  }: {
    readonly run: PaymentRun;
    readonly fees: RunFeesStore;
    /** Whether a deal is booked or instructed right now; what becomes of it is not unknown yet. */
    readonly isUnderWay: (dealId: string) => boolean;
  }) => {
    const { scope } = usePaymentRuns();
    const { fees, unread } = store;
    useEffect(() => void store.read(run), [store, run]);
    const rows = useMemo(() => toRunReportRows(run, fees), [run, fees]);
    // One account is said once; of several each row says its own.
    const from = [...new Set(rows.flatMap(({ settledFrom }) => settledFrom ?? []))];
    const virtual = useVirtualRows(rows.length);
    return (
      <Card
        flush
        title="Payments"
        aside={
          <div className="button-row">
            <PrintButton />
            <ReportCsvButton run={run} fees={store}>
              Download CSV
            </ReportCsvButton>
            <QuietButton
              look="plain"
              onPress={() =>
                downloadTextFile(
                  `${reportFileName(run.name)}.json`,
                  'application/json',
                  `${JSON.stringify(makeRunReportJson(rows), null, 2)}\n`,
                )
              }
            >
              Download JSON
            </QuietButton>
          </div>
        }
      >
        {unread.length === 0 ? null : (
          <Notice tone="warning">
            <p>
              The fees of {unread.length === 1 ? `order ${unread[0]}` : `${unread.length} orders`} could not
              be read. The report says all else.
            </p>
            <QuietButton look="plain" onPress={() => void store.read(run)}>
              Try again
            </QuietButton>
          </Notice>
        )}
        <RunReportHead run={run} from={from} />
        <Table
          className="run-rows run-report"
          caption={`What became of each row of ${run.name}`}
          heads={['Row', 'Payee', 'Amount', scope.booked.noun, 'State'].map((head) => (
            <th scope="col" className={head === 'Amount' ? 'run-amount' : undefined} key={head}>
              {head}
            </th>
          ))}
          isLong
          virtual={virtual}
        >
          {virtual.draw(rows, (row, index) => (
            <tr className="run-row" aria-rowindex={index + 2} key={row.row}>
              <td className="run-row-number" data-label="Row">
                {row.row}
              </td>
              <th scope="row" data-label="Payee">
                {preventAccountLineBreak(payeeWithEnding(row))}
                {row.reference === null ? null : <span className="run-meant">{row.reference}</span>}
              </th>
              <td className="run-amount" data-label="Amount">
                {row.amount === null ? row.written : <AmountWithCode of={row.amount} />}
                {row.asPasted === null ? null : <span className="run-meant">As pasted: {row.asPasted}</span>}
              </td>
              <td data-label={scope.booked.noun}>
                <OrderOfRow run={run} row={row} />
                {row.settledFrom === null || from.length === 1 ? null : (
                  <span className="run-meant">from {row.settledFrom}</span>
                )}
                {row.paidElsewhere === null ? null : (
                  <span className="run-meant">
                    Beside the run: <PaidElsewhereLink to={row.paidElsewhere} />
                  </span>
                )}
                {row.rateWords === null ? null : (
                  <span className="run-meant">
                    {row.rateWords}
                    {row.fee === null ? null : `, fee ${formatDisplayOnlyAmount(row.fee)}`}
                  </span>
                )}
              </td>
              <td data-label="State">
                {row.deal !== null && isUnderWay(row.deal) ? 'Under way' : row.state.words}
                {row.reason === null || (row.deal !== null && isUnderWay(row.deal)) ? null : (
                  <span className="run-meant">{row.reason}</span>
                )}
              </td>
            </tr>
          ))}
        </Table>
        <RunReportTotals run={run} rows={rows} fees={store} />
      </Card>
    );
  },
);
