import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { partnerSaysMessage } from '@fx-gateway/domain/calls/partnerSaysMessage.ts';
import { instructionFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { callNotStoredMessage } from '@fx-gateway/domain/intents/notSentMessage.ts';
import type { InstructionOutcome } from '@fx-gateway/domain/corpay/instruction/instructDeal.ts';
import {
  alreadyInstructedMessage,
  instructedDifferentlyMessage,
  instructingMessages,
} from '@fx-gateway/domain/corpay/instruction/instructionMessages.ts';
import { lostInstructionMessage } from '@fx-gateway/domain/corpay/instruction/unresolvedInstructionMessages.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { bankDetailsFailure } from '../../bankDetails/bankDetailsFailure.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { addNothingMadeHint } from '../../failures/addNothingMadeHint.ts';
import { commandFailure, outcomeUnknownFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

/** How to find out what became of an instruction. */
const settleHint =
  'Find out with: fxg quotes settle. Running the same command again finds out too, and never pays twice.';

/** An instruction that is on its way when Ctrl-C comes. */
export const instructionInterruptedFailure = (): CommandFailure =>
  commandFailure(
    exitCodes.interrupted,
    'interrupted',
    'Interrupted while the instruction was on its way: it may have been made.',
    { hint: settleHint },
  );

/** With what the partner said of it (ERR-50). */
const unknownMessages = (failure: CallFailure): string =>
  joinSentences(
    failure.messages.length > 0 ? lostInstructionMessage(failure) : '',
    'It is not known whether the payment was instructed.',
  );

/** Why the payment is not instructed, or not known to be. */
export const instructionFailure = (
  outcome: Exclude<InstructionOutcome, { kind: 'instructed' }>,
): CommandFailure => {
  switch (outcome.kind) {
    case 'refused':
      return addNothingMadeHint(
        'Nothing was instructed.',
        callCommandFailure(outcome.failure, instructionFailureMessage(outcome.failure)),
      );
    case 'not-kept':
      return commandFailure(exitCodes.failed, 'not-kept', callNotStoredMessage);
    case 'instructed-differently':
      return commandFailure(
        exitCodes.refused,
        'instructed-differently',
        instructedDifferentlyMessage(outcome.intent, outcome.instructedAs, outcome.different),
        { hint: partnerSaysMessage(outcome.failure), requestId: outcome.failure.requestId },
      );
    case 'instructed-already':
      return commandFailure(
        exitCodes.refused,
        'already-instructed',
        alreadyInstructedMessage(outcome.intent, outcome.instructedAs, outcome.unclear),
        { hint: partnerSaysMessage(outcome.failure), requestId: outcome.failure.requestId },
      );
    case 'earlier-open':
      return commandFailure(
        exitCodes.pending,
        'earlier-open',
        instructingMessages.earlierOpen(outcome.earlier),
        { hint: settleHint },
      );
    case 'details-unchecked':
    case 'details-unread':
      return bankDetailsFailure(outcome, bankDetailMessages.sinceBooked);
    case 'unknown':
      return outcomeUnknownFailure(unknownMessages(outcome.failure), {
        hint: settleHint,
        requestId: outcome.failure.requestId,
      });
  }
};
