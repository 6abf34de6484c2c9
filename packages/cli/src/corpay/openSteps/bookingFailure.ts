import type { CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { bookingFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import type { BookingOutcome } from '@fx-gateway/domain/corpay/booking/bookDeal.ts';
import { bookingUnknownMessages } from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import { callNotStoredMessage, notSentMessage } from '@fx-gateway/domain/intents/notSentMessage.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { addNothingMadeHint } from '../../failures/addNothingMadeHint.ts';
import { commandFailure, outcomeUnknownFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';

/** How to find out what became of a booking: nothing is booked twice by any of these. */
export const bookingOutcomeHint =
  'Find out with: fxg quotes settle. While it is open the same booking is not sent again.';

/** A booking that is on its way when Ctrl-C comes. */
export const bookingInterruptedFailure = commandFailure(
  exitCodes.interrupted,
  'interrupted',
  'Interrupted while the booking was on its way: it may have been made.',
  { hint: bookingOutcomeHint },
);

/** Why there is no order number. A refusal proves that nothing was booked; a missing answer does not. */
export const bookingFailure = (
  outcome: Exclude<BookingOutcome, { kind: 'booked' | 'same-booked' }>,
): CommandFailure => {
  switch (outcome.kind) {
    case 'refused':
      return addNothingMadeHint(
        'Nothing was booked.',
        callCommandFailure(outcome.failure, bookingFailureMessage(outcome.failure)),
      );
    case 'not-kept':
      return commandFailure(exitCodes.failed, 'not-kept', callNotStoredMessage);
    case 'earlier-open':
      return commandFailure(
        exitCodes.pending,
        outcome.same ? 'same-open' : 'other-open',
        notSentMessage(outcome.same ? 'same-open' : 'other-open', 'order'),
        { hint: 'Find out with: fxg quotes settle.' },
      );
    case 'unknown':
      return unknown(outcome.failure);
  }
};

const { noNumber, notKnown } = bookingUnknownMessages;

/** The specified words of what came back, then what is known of the deal (ERR-43, ERR-44, S-29). */
const unknown = (failure: CallFailure | null): CommandFailure => {
  if (failure === null) {
    return outcomeUnknownFailure(joinSentences(noNumber, notKnown), {
      hint: bookingOutcomeHint,
    });
  }
  const words = bookingFailureMessage(failure);
  const { hint, requestId } = callCommandFailure(failure, words);
  return outcomeUnknownFailure(joinSentences(words, notKnown), {
    hint: hint === null ? bookingOutcomeHint : `${hint}\n${bookingOutcomeHint}`,
    requestId,
  });
};
