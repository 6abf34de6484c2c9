import type { AnsweredIntent } from '@fx-gateway/domain/intents/answeredIntent.ts';
import { openOfxBookingMessages } from '@fx-gateway/domain/ofx/booking/ofxBookingMessages.ts';
import type { OfxBookingIntent } from '@fx-gateway/domain/ofx/booking/ofxIntent.ts';
import { dealName } from '@fx-gateway/domain/ofx/deals/dealName.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { answerNotGivenNote } from '../../quoting/untold.ts';

/** How an answered booking of which nobody has heard is named. */
export const unreportedDealNames = {
  idOf: ({ quoteId }: OfxBookingIntent): string => quoteId,
  textOf: ({ intent, answer }: AnsweredIntent<OfxBookingIntent>): string =>
    joinSentences(
      openOfxBookingMessages.wasBooking(intent),
      answer.number === null
        ? joinSentences('It was not booked.', answer.words)
        : `It is deal ${dealName({ ...answer, dealId: answer.number })}.`,
      answerNotGivenNote(intent),
    ),
};
