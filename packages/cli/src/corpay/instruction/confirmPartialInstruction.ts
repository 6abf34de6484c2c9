import type { DealToInstruct } from '@fx-gateway/domain/corpay/instruction/instructForm.ts';
import { partInstructionMessages } from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import type { Money } from '@fx-gateway/domain/money/makeMoney.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import { confirmCaution } from '../../verbs/confirmCaution.ts';
import type { Invocation } from '../../verbs/invocation.ts';

/** Instructing less than was booked waits until the user says that the rest may stay uninstructed. */
export const confirmPartialInstruction = (
  invocation: Invocation,
  rest: Money,
  deal: DealToInstruct,
): CommandResult<boolean> =>
  confirmCaution(invocation, {
    option: 'partial',
    why: partInstructionMessages.why(rest, deal),
    question: partInstructionMessages.tick(rest),
    hint: 'Leave --amount out to instruct all of it, or add --partial.',
    refusal: {
      code: 'part-not-confirmed',
      message: 'Nothing was instructed.',
      hint: 'Leave --amount out to instruct all of it.',
    },
  });
