import type { AnsweredMoneyCall } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import type { StoredOfxBookingCall } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { answerNotGivenNote } from '../../quoting/unreportedOutcomes.ts';

/** How an answered booking of which nobody has heard is named. */
export const unreportedDealFormat = {
  idOf: ({ quoteId }: StoredOfxBookingCall): string => quoteId,
  textOf: ({ intent, answer }: AnsweredMoneyCall<StoredOfxBookingCall>): string =>
    joinSentences(
      openOfxBookingMessages.wasBooking(intent),
      answer.number === null
        ? joinSentences('It was not booked.', answer.words)
        : `It is deal ${dealName({ ...answer, dealId: answer.number })}.`,
      answerNotGivenNote(intent),
    ),
};
