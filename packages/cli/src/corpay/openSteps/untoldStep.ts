import {
  intentId,
  untoldWords,
  type BookingIntent,
  type CorpayJournal,
  type Intent,
} from '@fx-gateway/domain/corpay';
import type { AnsweredIntent } from '@fx-gateway/domain/intents';
import { joinSentences } from '@fx-gateway/domain/words';
import type { Invocation } from '../../command/invocation.ts';
import { dayText } from '../../terminal/dayText.ts';
import { bookingText } from './bookingText.ts';

type Untold = AnsweredIntent<Intent>;

const namedBooking = (intent: BookingIntent, { number, words }: Untold['answer']): string =>
  number === null
    ? joinSentences(`Your earlier booking of ${bookingText(intent)} was not made.`, words)
    : `Your earlier booking of ${bookingText(intent)} is order ${number}.`;

/** What was answered to a booking or an instruction of which nobody has heard, and when it was sent. */
export const untoldText = (untold: Untold): string => {
  const { intent, answer } = untold;
  const { title, words } = untoldWords(untold);
  return joinSentences(
    intent.kind === 'booking' ? namedBooking(intent, answer) : joinSentences(`${title}.`, words),
    `It was sent on ${dayText(intent.startedAt)}, and its answer was never told.`,
  );
};

const isDeal = ({ answer }: Untold): boolean => answer.became === 'booked';

/**
 * Says on stderr what was answered and never told, except what is told in another way. A deal does not count as told by
 * that: the same command, or `quotes settle`, tells it where a script reads its answer.
 */
export const mentionUntold = async (
  invocation: Pick<Invocation, 'report' | 'onceWritten'>,
  journal: CorpayJournal,
  isToldElsewhere: (untold: Untold) => boolean = () => false,
): Promise<void> => {
  const mentioned = (await journal.unreported()).filter((untold) => !isToldElsewhere(untold));
  for (const untold of mentioned)
    await invocation.report(
      joinSentences(untoldText(untold), isDeal(untold) ? 'fxg quotes settle takes note that you know.' : ''),
    );
  countAsTold(
    invocation,
    journal,
    mentioned.filter((untold) => !isDeal(untold)).map(({ intent }) => intent),
  );
};

/** Once the outcome of this command is written, the answers to these steps are told. */
export const countAsTold = (
  { onceWritten }: Pick<Invocation, 'onceWritten'>,
  journal: CorpayJournal,
  steps: readonly Parameters<typeof intentId>[0][],
): void => {
  if (steps.length > 0) onceWritten(() => journal.reported(steps.map(intentId)));
};
