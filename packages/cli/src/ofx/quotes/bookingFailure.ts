import { bankDetailMessages } from '@fx-gateway/domain/bankDetails/bankDetailMessages.ts';
import { ofxBookingFailureMessage } from '@fx-gateway/domain/ofx/api/ofxMessages.ts';
import type { OfxBookingOutcome } from '@fx-gateway/domain/ofx/booking/bookOfxDeal.ts';
import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import { callNotStoredMessage, notSentMessage } from '@fx-gateway/domain/intents/notSentMessage.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { bankDetailsFailure } from '../../bankDetails/bankDetailsFailure.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import { duplicateBookingHint } from '../../quoting/confirmDuplicateDeal.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { addNothingMadeHint } from '../../failures/addNothingMadeHint.ts';
import { commandFailure, outcomeUnknownFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

const settleHint = 'Find out with: fxg quotes settle. While it is open the same booking is not sent again.';

/** A booking that is on its way when Ctrl-C comes. */
export const ofxBookingInterruptedFailure = commandFailure(
  exitCodes.interrupted,
  'interrupted',
  'Interrupted while the booking was on its way: it may have been made.',
  { hint: settleHint },
);

/** The same was booked, here or elsewhere, since the command began: it is not booked once more. */
export const duplicateBookedSinceStartFailure = (
  invocation: Pick<Invocation, 'options'>,
  reference: string,
): CommandFailure =>
  commandFailure(
    exitCodes.pending,
    'same-booked',
    `Nothing was sent: the same has been booked meanwhile. It is deal ${reference}.`,
    { hint: duplicateBookingHint(invocation) },
  );

/**
 * Why there is no deal. A refusal proves that nothing was booked; a missing answer does not (ERR-22, ERR-23, S-80).
 * `candidates` names the deals that an earlier booking without an answer may have become, where there are any.
 */
export const bookingFailure = (
  invocation: Pick<Invocation, 'options'>,
  outcome: Exclude<OfxBookingOutcome, { kind: 'booked' }>,
  candidates: string | null = null,
): CommandFailure => {
  switch (outcome.kind) {
    case 'refused':
      return addNothingMadeHint(
        'Nothing was booked.',
        callCommandFailure(outcome.failure, ofxBookingFailureMessage(outcome.failure)),
      );
    case 'not-kept':
      return commandFailure(exitCodes.failed, 'not-kept', callNotStoredMessage);
    case 'earlier-open': {
      const code = outcome.same ? 'same-open' : 'other-open';
      const beside = outcome.same ? '' : 'To book this deal as well, add --despite-open.';
      const was = openOfxBookingMessages.wasBooking(outcome.earlier);
      return commandFailure(exitCodes.pending, code, joinSentences(notSentMessage(code, 'deal'), was), {
        hint: joinSentences(candidates ?? 'Find out with: fxg quotes settle.', beside),
      });
    }
    case 'same-booked':
      return duplicateBookedSinceStartFailure(invocation, outcome.booked.answer.reference ?? '');
    case 'details-unchecked':
    case 'details-unread':
      return bankDetailsFailure(outcome, bankDetailMessages.sinceChosen);
    case 'unknown':
      return outcomeUnknownFailure(
        joinSentences(ofxBookingFailureMessage(outcome.failure), openOfxBookingMessages.notKnown),
        {
          hint: settleHint,
          requestId: outcome.failure.requestId,
        },
      );
  }
};
