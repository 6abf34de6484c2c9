import { formatRunReportCsv } from '@fx-gateway/domain/payment-run/report/runReport.ts';
import { toRunReportRows } from '@fx-gateway/domain/payment-run/run/toRunReportRows.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { outcomeUnknownFailure } from '../failures/commandFailure.ts';
import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { safeName } from '../safe-text/safeText.ts';
import { findRun, runKeyOption } from './findRun.ts';
import type { ConnectPaymentRuns } from './paymentRunConnection.ts';
import { readReportFees, reportRun } from './runReportOutput.ts';
import { resumeHint } from './runStopFailure.ts';

/** What became of every row of a run, by what is kept on this device. */
export const makeReportPaymentsVerb = (connect: ConnectPaymentRuns): PartnerVerb<'payments report'> => ({
  usage: 'report',
  summary: 'What became of every row of a payment run: order, rate, fee, state, request id.',
  options: [
    runKeyOption,
    { flags: '--csv', summary: 'as a table for a spreadsheet' },
    { flags: '--close', summary: 'forget the run on this device once this is written' },
  ],
  examples: ['report', 'report --key payroll-2026-11 --csv', 'report --key payroll-2026-11 --close'],
  run: async (invocation, openSession) => {
    const { options } = invocation;
    const connection = await connect(invocation, openSession);
    if (!connection.ok) return connection;
    const { runs } = connection.value;
    const found = await findRun(connection.value, options);
    if (!found.ok) return found;
    const run = found.value;
    if (options.flag('close')) {
      const isUnknown = run.deals.some(
        ({ state }) => state.kind === 'booking' || state.kind === 'instructing',
      );
      if (isUnknown)
        return failed(
          outcomeUnknownFailure('A run is not closed while the outcome of a deal is not known.', {
            hint: resumeHint(run),
          }),
        );
      invocation.onceWritten(async () => void (await runs.forget(run.id)));
    }
    if (options.flag('csv')) {
      const fees = await readReportFees(invocation, connection.value, run);
      const rows = toRunReportRows(run, fees).map((row) => ({ ...row, payee: safeName(row.payee) }));
      await invocation.emitText(formatRunReportCsv(rows).replaceAll('\r', ''));
      return succeeded(null);
    }
    return reportRun(invocation, connection.value, run);
  },
});
