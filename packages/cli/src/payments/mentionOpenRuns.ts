import {
  isRunDealOver,
  isRunDealUnknown,
  isRunOver,
  type PaymentRun,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { PaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { resumeHint } from './ends/runStopFailure.ts';

const mostNamed = 3;

const isUnknown = ({ deals }: PaymentRun): boolean => deals.some(isRunDealUnknown);

const openRunText = (run: PaymentRun): string => {
  const { length } = run.deals;
  const left = run.deals.filter((deal) => !isRunDealOver(deal)).length;
  const unknown = run.deals.filter(isRunDealUnknown).length;
  return joinSentences(
    `The payment run ${run.name} is not over: ${left} of ${length === 1 ? '1 deal' : `${length} deals`} ${left === 1 ? 'is' : 'are'} left.`,
    unknown === 0 ? '' : `It is not known what became of ${unknown === 1 ? 'one' : String(unknown)} of them.`,
    resumeHint(run),
  );
};

/**
 * Says which payment runs of this machine are not over, by what is kept here alone: first those with an outcome that is
 * not known, and of many only how many there are.
 */
export const mentionOpenRuns = async (
  { notice }: Pick<Invocation, 'notice'>,
  runs: Pick<PaymentRunStore, 'list'>,
): Promise<void> => {
  const open = (await runs.list()).filter((run) => !isRunOver(run));
  const sorted = [...open.filter(isUnknown), ...open.filter((run) => !isUnknown(run))];
  for (const run of sorted.slice(0, mostNamed)) notice(openRunText(run));
  if (open.length > mostNamed)
    notice(
      `And ${open.length - mostNamed} more payment runs are not over. All are named by: fxg payments report`,
    );
};
