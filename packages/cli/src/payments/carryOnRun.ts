import { continueRun, type RunEnd } from '@fx-gateway/domain/payment-run/run/continueRun.ts';
import {
  isRunDealOver,
  isRunDealUnknown,
  type PaymentRun,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import {
  findEqualDealsOfRun,
  type EqualDealsOf,
} from '@fx-gateway/domain/payment-run/run/findEqualDealsOfRun.ts';
import type { RunDealAgreement } from '@fx-gateway/domain/payment-run/run/runDealStep.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome } from '../verbs/outcome.ts';
import { setInterruptFailureOnSend } from '../verbs/setInterruptFailureOnSend.ts';
import { createRedrawnLine } from '../terminal/createRedrawnLine.ts';
import { brokenRunFailure } from './ends/brokenRunFailure.ts';
import type { PaymentRunConnection } from './scope/paymentRunConnection.ts';
import { reportRun } from './ends/runReportOutput.ts';
import { runFailure, runInterruptedFailure } from './ends/runStopFailure.ts';
import { watchRunPorts } from './watchRunPorts.ts';

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

/** All deals that may be booked already, where one of them stopped the run; that one alone where nobody can look now. */
const allEqualDeals = async (
  { partner }: PaymentRunConnection,
  run: PaymentRun,
  end: RunEnd,
  beside: readonly string[],
): Promise<readonly EqualDealsOf[]> => {
  if (end.kind !== 'stopped' || end.stop.kind !== 'equal-deals') return [];
  const found = await findEqualDealsOfRun(partner, run, beside);
  return found.ok && found.value.length > 0 ? found.value : [{ dealId: end.dealId, equal: end.stop.equal }];
};

/** Books and instructs what is left of a run, and reports what became of every row. */
export const carryOnRun = async (
  invocation: Invocation,
  connection: PaymentRunConnection,
  run: PaymentRun,
  agreed: RunDealAgreement,
): Promise<Outcome<'payments report'>> => {
  const progress = startProgress(invocation, run);
  const { ports, sent, notBegun } = watchRunPorts(connection);
  await setInterruptFailureOnSend(invocation, runInterruptedFailure(run))();
  const goOn = (): Promise<RunEnd> =>
    continueRun(ports, run.id, {
      agreementOn: () => agreed,
      quoteOf: (deal) => connection.partner.quote(deal),
      onStep: progress.step,
    }).finally(() => {
      progress.end();
      invocation.interruptedWith(null);
    });
  try {
    const end = await goOn();
    const now = (await connection.runs.find(run.id)) ?? run;
    const seen = {
      equal: await allEqualDeals(connection, now, end, agreed.beside),
      notBegun: notBegun(),
      isBusy: now.deals.some(isRunDealUnknown) && (await connection.isBusyElsewhere()),
    };
    return await reportRun(invocation, connection, now, runFailure(now, end, connection, seen), run);
  } catch (trouble) {
    // Where not even what is kept can be read or written, the calls that have left are all that is known.
    return failed(brokenRunFailure(run, [...sent], trouble));
  }
};
