import type { AnsweredMoneyCall } from '../../intents/answeredMoneyCall.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { notBookedMessages } from '../booking/lostBookingMessages.ts';
import { instructionOutcomeTitle, willBePaidMessage } from '../instruction/unresolvedInstructionMessages.ts';
import type { CorpayJournalEntry } from '../intents/intent.ts';

/** What was answered to a booking or an instruction and nobody has heard of: a title, and what there is to say below it. */
export const unreportedAnswerMessages = ({
  intent,
  answer,
}: AnsweredMoneyCall<CorpayJournalEntry>): { readonly title: string; readonly words: string } => {
  const orderNumber = answer.number ?? '';
  if (intent.kind === 'booking')
    return answer.became === 'booked'
      ? {
          title: `Deal ${orderNumber} is booked`,
          words: `${intent.payee} receives ${formatMoney(intent.payment)} for your ${formatMoney(intent.settlement)}.`,
        }
      : { title: notBookedMessages.title(intent), words: answer.words };
  const { became } = answer;
  if (became === 'booked' || became === 'not-booked') return { title: '', words: answer.words };
  return {
    title: instructionOutcomeTitle({ kind: became, orderNumber }),
    words: became === 'instructed' ? willBePaidMessage(intent) : answer.words,
  };
};
