import { systemClock } from '@fx-gateway/adapters/node';
import { corpayMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { instructingMessages } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import { replacePurposeCodesByNames } from '@fx-gateway/domain/corpay/instruction/replacePurposeCodesByNames.ts';
import {
  maxInstructionCallMs,
  type LostInstructionOutcome,
} from '@fx-gateway/domain/corpay/instruction/resolveLostInstruction.ts';
import type { StoredInstructionCall } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { resolveInstructionByDecision } from '@fx-gateway/domain/corpay/openSteps/resolveInstructionByDecision.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { outcomeUnknownFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import type { CorpayCustomerConnection } from '../scope/corpayCustomerConnection.ts';
import { makeExclusiveRunner } from '../../configuration/makeExclusiveRunner.ts';
import { formatLocalTime } from '../../terminal/formatLocalTime.ts';
import type { UnresolvedMoneyCall, BookingOrInstructionOutcome } from './moneyCallOutcomeMessage.ts';

const stillOpenFailure = (
  intent: StoredInstructionCall,
  { failure, shown, settledFrom }: Extract<LostInstructionOutcome, { kind: 'unknown' }>,
): CommandFailure => {
  const { orderNumber } = intent;
  if (shown.length > 0) {
    return outcomeUnknownFailure(
      joinSentences(instructingMessages.unclear(intent, shown, settledFrom), 'It cannot be told apart here.'),
      { hint: 'Run fxg quotes settle at a terminal, which asks whether this is what you instructed.' },
    );
  }
  const notKnown = `Whether the payment of order ${orderNumber} was instructed is not known yet.`;
  if (failure !== null) {
    return outcomeUnknownFailure(joinSentences(notKnown, corpayMessages.orderUnavailable(orderNumber)), {
      hint: `Look again with: fxg orders show ${orderNumber}`,
      requestId: failure.requestId,
    });
  }
  const until = formatLocalTime(intent.startedAt + maxInstructionCallMs);
  return outcomeUnknownFailure(joinSentences(notKnown, 'The call may still be on its way.'), {
    hint: `From ${until} on it can be known: run fxg quotes settle then.`,
  });
};

/** Looks at the order of an instruction whose answer was lost; where it cannot tell, a user at a terminal is asked. */
export const resolveOpenInstruction = async (
  invocation: Invocation,
  scope: CorpayCustomerConnection,
  intent: StoredInstructionCall,
): CommandResult<Result<BookingOrInstructionOutcome, UnresolvedMoneyCall>> => {
  const { corpay, journal, bankDetailChecks, confirmedAccounts } = scope;
  const ports = { orders: corpay.orders, journal, bankDetailChecks, confirmedAccounts, clock: systemClock };
  const became = await resolveInstructionByDecision(
    ports,
    intent,
    async (shown, settledFrom) => {
      const prompts = await invocation.prompts();
      if (prompts === null) return succeeded(null);
      await invocation.report(instructingMessages.unclear(intent, shown, settledFrom));
      return prompts.confirm(instructingMessages.isItYours);
    },
    makeExclusiveRunner(invocation, scope),
  );
  if (!became.ok) return became;
  const settlement = became.value;
  if (settlement.kind === 'unknown')
    return succeeded(failed({ intent, failure: stillOpenFailure(intent, settlement) }));
  if (settlement.kind !== 'instructed-differently') return succeeded(succeeded({ ...settlement, intent }));
  const different = await replacePurposeCodesByNames(corpay, intent, settlement.different);
  return succeeded(succeeded({ ...settlement, different, intent }));
};
