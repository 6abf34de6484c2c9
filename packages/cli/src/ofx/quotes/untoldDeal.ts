import type { AnsweredIntent } from '@fx-gateway/domain/intents';
import { openOfxBookingWords, type OfxBookingIntent, type OfxJournal } from '@fx-gateway/domain/ofx';
import { joinSentences } from '@fx-gateway/domain/words';
import type { Invocation } from '../../command/invocation.ts';
import type { Session } from '../../identity/openSession.ts';
import { dayText } from '../../terminal/dayText.ts';
import { journalOf } from '../scope/journalOf.ts';

type UntoldDeal = AnsweredIntent<OfxBookingIntent>;

const isDeal = ({ answer }: UntoldDeal): boolean => answer.became === 'booked';

/** What was answered to a booking of which nobody has heard, and when it was sent. */
export const untoldText = ({ intent, answer }: UntoldDeal): string =>
  joinSentences(
    openOfxBookingWords.wasBooking(intent),
    answer.number === null
      ? joinSentences('It was not booked.', answer.words)
      : `It is deal ${answer.number}${answer.reference === undefined ? '' : ` (${answer.reference})`}.`,
    `It was sent on ${dayText(intent.startedAt)}, and its answer was never told.`,
  );

/** Once the outcome of this command is written, the answers to the bookings of these quotes are told. */
export const countAsTold = (
  { onceWritten }: Pick<Invocation, 'onceWritten'>,
  journal: OfxJournal,
  quoteIds: readonly string[],
): void => {
  if (quoteIds.length > 0) onceWritten(() => journal.reported(quoteIds));
};

/**
 * Says on stderr what was answered and never told, except what is told in another way. A deal does not count as told by
 * that: the same command, or `quotes settle`, tells it where a script reads its answer.
 */
export const mentionUntold = async (
  invocation: Pick<Invocation, 'report' | 'onceWritten'>,
  journal: OfxJournal,
  toldElsewhere: readonly string[] = [],
): Promise<void> => {
  const mentioned = (await journal.unreported()).filter(
    ({ intent }) => !toldElsewhere.includes(intent.quoteId),
  );
  for (const untold of mentioned)
    await invocation.report(
      joinSentences(untoldText(untold), isDeal(untold) ? 'fxg quotes settle takes note that you know.' : ''),
    );
  countAsTold(
    invocation,
    journal,
    mentioned.filter((untold) => !isDeal(untold)).map(({ intent }) => intent.quoteId),
  );
};

/** The same for whoever is signed in, by what is kept on this machine alone. */
export const mentionUntoldDeals = (invocation: Invocation, { connection, user }: Session): Promise<void> =>
  mentionUntold(invocation, journalOf(connection, user));
