import { systemClock } from '@fx-gateway/adapters/node';
import {
  corpayWords,
  instructingWords,
  settleInstruction,
  settleInstructionByChoice,
  type InstructionIntent,
} from '@fx-gateway/domain/corpay';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result';
import { joinSentences } from '@fx-gateway/domain/words';
import { outcomeUnknown } from '../../failures/commandFailure.ts';
import type { Asked, Invocation } from '../../command/invocation.ts';
import type { CorpayScope } from '../scope/corpayScope.ts';
import type { OpenStep, SettledInstruction } from './settledStep.ts';

const stillOpen = (
  intent: InstructionIntent,
  message: string,
  hint: string,
  requestId: string | null = null,
): Result<Result<SettledInstruction, OpenStep>, never> =>
  succeeded(
    failed({
      intent,
      failure: outcomeUnknown(message, { hint, requestId }),
    }),
  );

/** Looks at the order of an instruction whose answer was lost; what it cannot tell a person at a terminal is asked. */
export const settleOneInstruction = async (
  invocation: Invocation,
  { corpay, journal, payeeChecks }: CorpayScope,
  intent: InstructionIntent,
): Asked<Result<SettledInstruction, OpenStep>> => {
  const { orderNumber } = intent;
  const ports = { orders: corpay.orders, journal, payeeChecks, clock: systemClock };
  // No other fxg is sending now, so whoever sent it is gone.
  const became = await settleInstruction(ports, intent, 'sender');
  if (became.kind !== 'unknown') return succeeded(succeeded({ ...became, intent }));
  const { failure, shown } = became;
  if (shown.length === 0) {
    return stillOpen(
      intent,
      `Whether the payment of order ${orderNumber} was instructed is not known yet. ${corpayWords.orderUnavailable(orderNumber)}`,
      `Look again with: fxg orders show ${orderNumber}`,
      failure?.requestId ?? null,
    );
  }
  const unclear = instructingWords.unclear(intent, shown);
  const prompts = await invocation.prompts();
  if (prompts === null) {
    return stillOpen(
      intent,
      joinSentences(unclear, 'It cannot be told apart here.'),
      'Run fxg quotes settle at a terminal, which asks whether this is what you instructed.',
    );
  }
  await invocation.tell(unclear);
  const isOurs = await prompts.confirm(instructingWords.isItYours);
  if (!isOurs.ok) return isOurs;
  await settleInstructionByChoice(ports, intent, isOurs.value);
  return succeeded(
    succeeded(
      isOurs.value
        ? { kind: 'instructed', intent, orderNumber }
        : { kind: 'instructed-differently', intent, orderNumber, instructedAs: shown },
    ),
  );
};
