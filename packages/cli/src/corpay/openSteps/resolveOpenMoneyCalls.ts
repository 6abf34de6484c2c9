import { filterOpenMoneyCalls } from '@fx-gateway/domain/corpay/openSteps/filterOpenMoneyCalls.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { resolveOpenBooking, type BookingDecider } from './resolveOpenBooking.ts';
import { resolveOpenInstruction } from './resolveOpenInstruction.ts';
import { markMentionedOnceWritten } from '../../quoting/unreportedOutcomes.ts';
import { unreportedStepFormat } from './unreportedStepFormat.ts';
import {
  moneyCallOutcomeMessage,
  type UnresolvedMoneyCall,
  type BookingOrInstructionOutcome,
} from './moneyCallOutcomeMessage.ts';

/** What a run found out about the steps without a definite answer, oldest first. */
export type ResolvedAndOpenMoneyCalls = {
  readonly settled: readonly BookingOrInstructionOutcome[];
  readonly open: readonly UnresolvedMoneyCall[];
};

const leave: BookingDecider = async () => succeeded('leave');

/**
 * Looks at every booking and instruction of this customer that has no definite answer. What is settled is reported, also
 * under `--quiet`, and what made nothing is told by that; a deal or an instruction stays to be given as the outcome of a
 * command. What stays open blocks nothing here.
 */
export const resolveOpenMoneyCalls = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  decide: BookingDecider = leave,
): CommandResult<ResolvedAndOpenMoneyCalls> => {
  const settled: BookingOrInstructionOutcome[] = [];
  const open: UnresolvedMoneyCall[] = [];
  for (const intent of filterOpenMoneyCalls(await scope.journal.list())) {
    const looked = await (intent.kind === 'booking'
      ? resolveOpenBooking(invocation, scope, intent, decide)
      : resolveOpenInstruction(invocation, scope, intent));
    if (!looked.ok) return failed(looked.failure);
    const step = looked.value;
    if (step.ok) {
      settled.push(step.value);
      await invocation.report(moneyCallOutcomeMessage(step.value));
    } else open.push(step.failure);
  }
  await markMentionedOnceWritten(
    invocation,
    scope.journal,
    unreportedStepFormat,
    settled.map(({ intent }) => intent),
  );
  return succeeded({ settled, open });
};
