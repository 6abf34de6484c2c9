import {
  journalEntryId,
  type StoredBookingCall,
  type CorpayJournalEntry,
} from '@fx-gateway/domain/corpay/intents/intent.ts';
import { unreportedAnswerMessages } from '@fx-gateway/domain/corpay/openSteps/unreportedAnswerMessages.ts';
import type { AnsweredMoneyCall, MoneyCallOutcome } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { answerNotGivenNote } from '../../quoting/unreportedOutcomes.ts';
import { describeBooking } from './describeBooking.ts';

const namedBooking = (intent: StoredBookingCall, { number, words }: MoneyCallOutcome): string =>
  number === null
    ? joinSentences(`Your earlier booking of ${describeBooking(intent)} was not made.`, words)
    : `Your earlier booking of ${describeBooking(intent)} is order ${number}.`;

/** How an answered booking or instruction of which nobody has heard is named. */
export const unreportedStepFormat = {
  idOf: journalEntryId,
  textOf: (untold: AnsweredMoneyCall<CorpayJournalEntry>): string => {
    const { intent, answer } = untold;
    const { title, words } = unreportedAnswerMessages(untold);
    return joinSentences(
      intent.kind === 'booking' ? namedBooking(intent, answer) : joinSentences(`${title}.`, words),
      answerNotGivenNote(intent),
    );
  },
};
