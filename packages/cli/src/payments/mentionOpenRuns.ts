import { isRunOver } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import type { PaymentRunStore } from '@fx-gateway/domain/payment-run/run/paymentRunStore.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { dealProgressWords, resumeHint } from './runStopFailure.ts';

/** Says which payment runs of this machine are not over, by what is kept here alone. */
export const mentionOpenRuns = async (
  { notice }: Pick<Invocation, 'notice'>,
  runs: Pick<PaymentRunStore, 'list'>,
): Promise<void> => {
  for (const run of (await runs.list()).filter((each) => !isRunOver(each))) {
    const deals = run.deals.map((deal) => `deal ${deal.id} ${dealProgressWords(deal)}`).join(', ');
    notice(joinSentences(`The payment run ${run.name} is not over: ${deals}.`, resumeHint(run)));
  }
};
