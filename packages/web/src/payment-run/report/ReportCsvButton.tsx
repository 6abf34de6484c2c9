import { formatRunReportCsv } from '@fx-gateway/domain/payment-run/report/runReport.ts';
import type { PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { toRunReportRows } from '@fx-gateway/domain/payment-run/report/toRunReportRows.ts';
import { observer } from 'mobx-react-lite';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import type { RunFeesStore } from '../stores/RunFeesStore.ts';
import { downloadRunFile } from './downloadRunFile.ts';
import { reportFileName } from './reportFileName.ts';

/** Lets the user keep what became of each row, as a table. */
export const ReportCsvButton = observer(
  ({
    run,
    fees,
    children,
  }: {
    readonly run: PaymentRun;
    readonly fees: RunFeesStore;
    readonly children: string;
  }) => (
    <QuietButton
      look="plain"
      onPress={() =>
        downloadRunFile(
          `${reportFileName(run.name)}.csv`,
          formatRunReportCsv(toRunReportRows(run, fees.fees)),
        )
      }
    >
      {children}
    </QuietButton>
  ),
);
