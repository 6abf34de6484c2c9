import {
  isRunDealUnknown,
  isRunOver,
  orderOfRunDeal,
  type PaymentRun,
} from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { listInSentence } from '@fx-gateway/domain/words/listInSentence.ts';
import { commandFailure, outcomeUnknownFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { safeLines } from '../safe-text/safeText.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { confirmChange } from '../verbs/confirmChange.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { resumeHint } from './ends/runStopFailure.ts';

/** What of a run is lost sight of once it is forgotten; empty where all of it is done. */
const leftText = ({ deals }: PaymentRun): string => {
  const orders = deals
    .filter(({ state }) => state.kind === 'booked')
    .flatMap((deal) => orderOfRunDeal(deal)?.number ?? []);
  const isOne = orders.length === 1;
  const waiting = deals.filter(({ state }) => state.kind === 'waiting').length;
  return joinSentences(
    orders.length === 0
      ? ''
      : `${isOne ? 'Order' : 'Orders'} ${listInSentence(orders)} ${isOne ? 'is' : 'are'} booked and not instructed: nobody is paid by ${isOne ? 'it' : 'them'}.`,
    waiting === 0 ? '' : waiting === 1 ? '1 deal was not booked.' : `${waiting} deals were not booked.`,
  );
};

/** Whether a run is forgotten: never while an outcome is not known, and where something is left on the user's word only. */
export const confirmClosing = async (
  invocation: Invocation,
  run: PaymentRun,
): CommandResult<'go' | 'stop'> => {
  if (run.deals.some(isRunDealUnknown))
    return failed(
      outcomeUnknownFailure('A run is not closed while the outcome of a deal is not known.', {
        hint: resumeHint(run),
      }),
    );
  const { options, canAsk, report } = invocation;
  const isDry = options.flag('dryRun');
  if (isRunOver(run)) return succeeded(isDry ? 'stop' : 'go');
  const left = leftText(run);
  if (!canAsk && !options.flag('yes') && !isDry)
    return failed(
      commandFailure(exitCodes.usage, 'confirmation-needed', left, {
        hint: safeLines([
          'Nothing was forgotten.',
          resumeHint(run),
          'Or add --yes to forget it all the same.',
        ]),
      }),
    );
  await report(left);
  return confirmChange(invocation, {
    title: `The run ${run.name} will be forgotten on this device.`,
    facts: [],
    question: 'Forget it?',
    changes: 'nothing',
  });
};
