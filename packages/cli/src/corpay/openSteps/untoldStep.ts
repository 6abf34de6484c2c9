import { intentId, type BookingIntent, type Intent } from '@fx-gateway/domain/corpay/intents/intent.ts';
import { untoldMessages } from '@fx-gateway/domain/corpay/openSteps/untoldMessages.ts';
import type { AnsweredIntent, IntentAnswer } from '@fx-gateway/domain/intents/answeredIntent.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { notGivenYet } from '../../quoting/untold.ts';
import { bookingText } from './bookingText.ts';

const namedBooking = (intent: BookingIntent, { number, words }: IntentAnswer): string =>
  number === null
    ? joinSentences(`Your earlier booking of ${bookingText(intent)} was not made.`, words)
    : `Your earlier booking of ${bookingText(intent)} is order ${number}.`;

/** How an answered booking or instruction of which nobody has heard is named. */
export const untoldStep = {
  idOf: intentId,
  textOf: (untold: AnsweredIntent<Intent>): string => {
    const { intent, answer } = untold;
    const { title, words } = untoldMessages(untold);
    return joinSentences(
      intent.kind === 'booking' ? namedBooking(intent, answer) : joinSentences(`${title}.`, words),
      notGivenYet(intent),
    );
  },
};
