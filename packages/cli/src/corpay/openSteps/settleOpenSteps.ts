import { openStepsOf } from '@fx-gateway/domain/corpay/openSteps/openStepsOf.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { CorpayScope } from '../scope/corpayScope.ts';
import { settleOneBooking, type Decide } from './settleOneBooking.ts';
import { settleOneInstruction } from './settleOneInstruction.ts';
import { countAsMentioned } from '../../quoting/untold.ts';
import { untoldStep } from './untoldStep.ts';
import { settledMessages, type OpenStep, type SettledStep } from './settledStep.ts';

/** What a run found out about the steps without a definite answer, oldest first. */
export type OpenStepsResult = {
  readonly settled: readonly SettledStep[];
  readonly open: readonly OpenStep[];
};

const leave: Decide = async () => succeeded('leave');

/**
 * Looks at every booking and instruction of this customer that has no definite answer. What is settled is reported, also
 * under `--quiet`, and what made nothing is told by that; a deal or an instruction stays to be given as the outcome of a
 * command. What stays open blocks nothing here.
 */
export const settleOpenSteps = async (
  invocation: Invocation,
  scope: CorpayScope,
  decide: Decide = leave,
): CommandResult<OpenStepsResult> => {
  const settled: SettledStep[] = [];
  const open: OpenStep[] = [];
  for (const intent of openStepsOf(await scope.journal.list())) {
    const looked = await (intent.kind === 'booking'
      ? settleOneBooking(invocation, scope, intent, decide)
      : settleOneInstruction(invocation, scope, intent));
    if (!looked.ok) return failed(looked.failure);
    const step = looked.value;
    if (step.ok) {
      settled.push(step.value);
      await invocation.report(settledMessages(step.value));
    } else open.push(step.failure);
  }
  await countAsMentioned(
    invocation,
    scope.journal,
    untoldStep,
    settled.map(({ intent }) => intent),
  );
  return succeeded({ settled, open });
};
