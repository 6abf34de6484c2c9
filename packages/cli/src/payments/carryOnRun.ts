import { systemClock, systemIdentifiers } from '@fx-gateway/adapters/node';
import type { BankDetailConfirmation } from '@fx-gateway/domain/bankDetails/readBankDetailsAndQuestions.ts';
import { continueRun, type RunEnd } from '@fx-gateway/domain/payment-run/run/continueRun.ts';
import type { RunPorts } from '@fx-gateway/domain/payment-run/run/runDealStep.ts';
import { isRunDealOver, type PaymentRun } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome } from '../verbs/outcome.ts';
import { setInterruptFailureOnSend } from '../verbs/setInterruptFailureOnSend.ts';
import { createRedrawnLine } from '../terminal/createRedrawnLine.ts';
import type { PaymentRunConnection } from './paymentRunConnection.ts';
import { reportRun } from './runReportOutput.ts';
import { runFailure, runInterruptedFailure } from './runStopFailure.ts';

export const runPortsOf = ({ partner, runs, exclusively }: PaymentRunConnection): RunPorts => ({
  partner,
  runs,
  exclusively,
  clock: systemClock,
  identifiers: systemIdentifiers,
});

/** What the user has said about the deals of a run. */
type RunAgreement = { readonly beside: readonly string[]; readonly bankDetails: BankDetailConfirmation };

/** Draws how far a run has come in the last line of a terminal. */
const startProgress = ({ terminal, options }: Invocation, run: PaymentRun) => {
  const line = options.flag('quiet') ? null : createRedrawnLine(terminal);
  const over = new Set(run.deals.filter(isRunDealOver).map(({ id }) => id));
  return {
    step: (dealId: string): void => {
      const done = '#'.repeat(over.size);
      const left = '.'.repeat(run.deals.length - over.size);
      line?.draw(`[${done}${left}] deal ${dealId} of ${run.deals.length}`);
      over.add(dealId);
    },
    end: (): void => line?.clear(),
  };
};

/** Books and instructs what is left of a run, and reports what became of every row. */
export const carryOnRun = async (
  invocation: Invocation,
  connection: PaymentRunConnection,
  run: PaymentRun,
  agreed: RunAgreement,
): Promise<Outcome<'payments report'>> => {
  const progress = startProgress(invocation, run);
  const ports = runPortsOf(connection);
  await setInterruptFailureOnSend(invocation, runInterruptedFailure(run))();
  let end: RunEnd;
  try {
    end = await continueRun(ports, run.id, {
      agreementOn: () => agreed,
      quoteOf: (deal) => connection.partner.quote(deal),
      onStep: progress.step,
    });
  } finally {
    progress.end();
    invocation.interruptedWith(null);
  }
  const now = (await connection.runs.find(run.id)) ?? run;
  return reportRun(invocation, connection, now, runFailure(now, end, connection));
};
