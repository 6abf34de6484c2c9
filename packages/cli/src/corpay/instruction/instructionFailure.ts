import { bankDetailWords } from '@fx-gateway/domain/bankDetails/bankDetailWords.ts';
import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { partnerSaysWords } from '@fx-gateway/domain/calls/partnerSaysWords.ts';
import { instructionWords } from '@fx-gateway/domain/corpay/api/corpayWords.ts';
import { notKeptWords } from '@fx-gateway/domain/intents/notSentWords.ts';
import type { InstructionOutcome } from '@fx-gateway/domain/corpay/instruction/instructDeal.ts';
import {
  instructedAlreadyWords,
  instructedDifferentlyWords,
  instructingWords,
} from '@fx-gateway/domain/corpay/instruction/instructionWords.ts';
import { lostInstructionWords } from '@fx-gateway/domain/corpay/instruction/openInstructionWords.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { bankDetailsFailure } from '../../bankDetails/bankDetailsFailure.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { nothingMade } from '../../failures/nothingMade.ts';
import { commandFailure, outcomeUnknown, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

/** How to find out what became of an instruction. */
const settleHint = (orderNumber: string): string =>
  `Find out with: fxg orders show ${orderNumber}. Running the same command again settles it too and never pays twice.`;

/** An instruction that is on its way when Ctrl-C comes. */
export const interruptedInstruction = (orderNumber: string): CommandFailure =>
  commandFailure(
    exitCodes.interrupted,
    'interrupted',
    'Interrupted while the instruction was on its way: it may have been made.',
    { hint: settleHint(orderNumber) },
  );

/** With what the partner said of it (ERR-50). */
const unknownWords = (failure: CallFailure): string =>
  joinSentences(
    failure.messages.length > 0 ? lostInstructionWords(failure) : '',
    'It is not known whether the payment was instructed.',
  );

/** Why the payment is not instructed, or not known to be. */
export const instructionFailure = (
  outcome: Exclude<InstructionOutcome, { kind: 'instructed' }>,
  orderNumber: string,
): CommandFailure => {
  switch (outcome.kind) {
    case 'refused':
      return nothingMade(
        'Nothing was instructed.',
        callCommandFailure(outcome.failure, instructionWords(outcome.failure)),
      );
    case 'not-kept':
      return commandFailure(exitCodes.failed, 'not-kept', notKeptWords);
    case 'instructed-differently':
      return commandFailure(
        exitCodes.refused,
        'instructed-differently',
        instructedDifferentlyWords(outcome.intent, outcome.instructedAs, outcome.different),
        { hint: partnerSaysWords(outcome.failure), requestId: outcome.failure.requestId },
      );
    case 'instructed-already':
      return commandFailure(
        exitCodes.refused,
        'already-instructed',
        instructedAlreadyWords(outcome.intent, outcome.instructedAs, outcome.unclear),
        { hint: partnerSaysWords(outcome.failure), requestId: outcome.failure.requestId },
      );
    case 'earlier-open':
      return commandFailure(
        exitCodes.pending,
        'earlier-open',
        instructingWords.earlierOpen(outcome.earlier),
        { hint: settleHint(orderNumber) },
      );
    case 'details-unchecked':
    case 'details-unread':
      return bankDetailsFailure(outcome, bankDetailWords.sinceBooked);
    case 'unknown':
      return outcomeUnknown(unknownWords(outcome.failure), {
        hint: settleHint(orderNumber),
        requestId: outcome.failure.requestId,
      });
  }
};
