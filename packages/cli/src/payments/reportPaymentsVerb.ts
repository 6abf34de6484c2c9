import { formatRunReportCsv } from '@fx-gateway/domain/payment-run/report/runReport.ts';
import { toRunReportRows } from '@fx-gateway/domain/payment-run/report/toRunReportRows.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { confirmClosing } from './confirmClosing.ts';
import { findRun, runKeyOption } from './scope/findRun.ts';
import type { ConnectPaymentRuns } from './scope/paymentRunConnection.ts';
import { readReportFees, reportRun, safeReportRow } from './ends/runReportOutput.ts';

/** What became of every row of a run, by what is kept on this device. */
export const makeReportPaymentsVerb = (connect: ConnectPaymentRuns): PartnerVerb<'payments report'> => ({
  usage: 'report',
  summary: 'What became of every row of a payment run: order, rate, fee, state, request id.',
  options: [
    runKeyOption,
    { flags: '--csv', summary: 'as a table for a spreadsheet', notWith: ['--json'] },
    { flags: '--close', summary: 'forget the run on this device once this is written' },
    {
      flags: '-y, --yes',
      summary: 'with --close: also where something is left of it',
      onlyWith: ['--close'],
    },
    {
      flags: '--dry-run',
      summary: 'with --close: say what is left, and forget nothing',
      onlyWith: ['--close'],
    },
  ],
  notes: ['Without --key it is the run that is not over; where all are over, the newest.'],
  examples: ['report', 'report --key payroll-2026-11 --csv', 'report --key payroll-2026-11 --close'],
  run: async (invocation, openSession) => {
    const { options } = invocation;
    const connection = await connect(invocation, openSession);
    if (!connection.ok) return connection;
    const { runs } = connection.value;
    const found = await findRun(connection.value, options, options.flag('close') ? 'only' : 'newest');
    if (!found.ok) return found;
    const run = found.value;
    const isForgotten = options.flag('close') ? await confirmClosing(invocation, run) : succeeded('stop');
    if (!isForgotten.ok) return isForgotten;
    // What nobody could read is not forgotten: this is the only place where it stands.
    const forget = async (): Promise<void> =>
      isForgotten.value === 'go' ? void (await runs.forget(run.id)) : undefined;
    if (options.flag('csv')) {
      const fees = await readReportFees(invocation, connection.value, run);
      const rows = toRunReportRows(run, fees).map(safeReportRow);
      const written = await invocation.emitText(formatRunReportCsv(rows).replaceAll('\r', ''));
      if (written === 'written') await forget();
      return succeeded(null);
    }
    invocation.onceWritten(forget, 'stdout');
    return reportRun(invocation, connection.value, run);
  },
});
