import { intentId, type BookingIntent, type CorpayIntent } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { unreportedAnswerMessages } from '@fx-gateway/domain/corpay/openSteps/unreportedAnswerMessages.ts';
import type { AnsweredIntent, IntentAnswer } from '@fx-gateway/domain/intents/answeredIntent.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { answerNotGivenNote } from '../../quoting/untold.ts';
import { bookingText } from './bookingText.ts';

const namedBooking = (intent: BookingIntent, { number, words }: IntentAnswer): string =>
  number === null
    ? joinSentences(`Your earlier booking of ${bookingText(intent)} was not made.`, words)
    : `Your earlier booking of ${bookingText(intent)} is order ${number}.`;

/** How an answered booking or instruction of which nobody has heard is named. */
export const unreportedStepNames = {
  idOf: intentId,
  textOf: (untold: AnsweredIntent<CorpayIntent>): string => {
    const { intent, answer } = untold;
    const { title, words } = unreportedAnswerMessages(untold);
    return joinSentences(
      intent.kind === 'booking' ? namedBooking(intent, answer) : joinSentences(`${title}.`, words),
      answerNotGivenNote(intent),
    );
  },
};
