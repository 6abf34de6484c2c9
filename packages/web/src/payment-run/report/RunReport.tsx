import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { toRunReportRows, type RunRowState } from '@fx-gateway/domain/payment-run/run/toRunReportRows.ts';
import { formatRunReportCsv, makeRunReportJson } from '@fx-gateway/domain/payment-run/report/runReport.ts';
import { memo, useMemo } from 'react';
import { PrintButton } from '../../kit/buttons/PrintButton.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Card } from '../../kit/layout/Card.tsx';
import { downloadTextFile } from '../../kit/lists/downloadTextFile.ts';
import { Table } from '../../kit/lists/Table.tsx';
import { useVirtualRows } from '../../kit/lists/useVirtualRows.tsx';
import { AmountWithCode } from '../../quoting/AmountWithCode.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import { downloadRunFile } from './downloadRunFile.ts';

type State = RunRowState;

const words: Readonly<Record<State, string>> = {
  waiting: 'Waiting',
  booking: 'Unknown',
  booked: 'Booked, not instructed',
  instructing: 'Unknown',
  paid: 'Booked',
  'paid-otherwise': 'Instructed otherwise',
  'not-sent': 'Not paid',
  'left-out': 'Left out',
};

const wordOf = (state: State, instructs: boolean): string =>
  state === 'paid' && instructs ? 'Instructed' : words[state];

const fileNameOf = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'payment-run';

/** What became of each row, on the screen, on paper, and as files. */
export const RunReport = memo(({ run }: { readonly run: PaymentRun }) => {
  const { scope } = usePaymentRuns();
  const rows = useMemo(() => toRunReportRows(run), [run]);
  const virtual = useVirtualRows(rows.length);
  const file = fileNameOf(run.name);
  return (
    <Card
      flush
      title="Payments"
      aside={
        <div className="button-row">
          <PrintButton />
          <QuietButton look="plain" onPress={() => downloadRunFile(`${file}.csv`, formatRunReportCsv(rows))}>
            Download CSV
          </QuietButton>
          <QuietButton
            look="plain"
            onPress={() =>
              downloadTextFile(
                `${file}.json`,
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
      <Table
        className="run-rows run-report"
        caption={`Payments of ${run.name}`}
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
              {row.payee}
              {row.payment === null ? null : <span className="run-meant">{row.payment}</span>}
            </th>
            <td className="run-amount" data-label="Amount">
              {row.amount === null ? null : <AmountWithCode of={row.amount} />}
            </td>
            <td data-label={scope.booked.noun}>{row.order ?? '-'}</td>
            <td data-label="State">
              {wordOf(row.state, scope.partner.instructions !== null)}
              {row.reason === null ? null : <span className="run-meant">{row.reason}</span>}
            </td>
          </tr>
        ))}
      </Table>
    </Card>
  );
});
