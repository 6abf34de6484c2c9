import { openStepsOf } from '@fx-gateway/domain/corpay/openSteps/openStepsOf.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { CorpayScope } from '../scope/corpayScope.ts';
import { findBookingOutcome, type BookingDecider } from './findBookingOutcome.ts';
import { findInstructionOutcome } from './findInstructionOutcome.ts';
import { markMentionedOnceWritten } from '../../quoting/untold.ts';
import { unreportedStepNames } from './unreportedStepNames.ts';
import { stepOutcomeMessage, type OpenStep, type StepOutcome } from './settledStep.ts';

/** What a run found out about the steps without a definite answer, oldest first. */
export type OpenStepsResult = {
  readonly settled: readonly StepOutcome[];
  readonly open: readonly OpenStep[];
};

const leave: BookingDecider = async () => succeeded('leave');

/**
 * Looks at every booking and instruction of this customer that has no definite answer. What is settled is reported, also
 * under `--quiet`, and what made nothing is told by that; a deal or an instruction stays to be given as the outcome of a
 * command. What stays open blocks nothing here.
 */
export const findOpenStepOutcomes = async (
  invocation: Invocation,
  scope: CorpayScope,
  decide: BookingDecider = leave,
): CommandResult<OpenStepsResult> => {
  const settled: StepOutcome[] = [];
  const open: OpenStep[] = [];
  for (const intent of openStepsOf(await scope.journal.list())) {
    const looked = await (intent.kind === 'booking'
      ? findBookingOutcome(invocation, scope, intent, decide)
      : findInstructionOutcome(invocation, scope, intent));
    if (!looked.ok) return failed(looked.failure);
    const step = looked.value;
    if (step.ok) {
      settled.push(step.value);
      await invocation.report(stepOutcomeMessage(step.value));
    } else open.push(step.failure);
  }
  await markMentionedOnceWritten(
    invocation,
    scope.journal,
    unreportedStepNames,
    settled.map(({ intent }) => intent),
  );
  return succeeded({ settled, open });
};
