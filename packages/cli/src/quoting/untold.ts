import type { AnsweredIntent, IntentJournal } from '@fx-gateway/domain/intents';
import { joinSentences } from '@fx-gateway/domain/words';
import type { Invocation } from '../command/invocation.ts';
import { dayText } from '../terminal/dayText.ts';

/** How a partner's answered steps are named: their id in the journal, and what became of each. */
type UntoldNames<I> = { idOf(intent: I): string; textOf(untold: AnsweredIntent<I>): string };

/** What stands behind the text of an answered step: when it was sent, and that nobody has heard of its answer. */
export const neverTold = ({ startedAt }: { readonly startedAt: number }): string =>
  `It was sent on ${dayText(startedAt)}, and its answer was never told.`;

/** Once the outcome of this command is written, the answers to these steps are told. */
export const countAsTold = (
  { onceWritten }: Pick<Invocation, 'onceWritten'>,
  journal: Pick<IntentJournal<never>, 'reported'>,
  ids: readonly string[],
): void => {
  if (ids.length > 0) onceWritten(() => journal.reported(ids));
};

/**
 * Says on stderr what was answered and never told, except what is told in another way. A deal does not count as told by
 * that: the same command, or `quotes settle`, tells it where a script reads its answer.
 */
export const mentionUntold = async <I>(
  invocation: Pick<Invocation, 'report' | 'onceWritten'>,
  journal: Pick<IntentJournal<I>, 'unreported' | 'reported'>,
  { idOf, textOf }: UntoldNames<I>,
  toldElsewhere: readonly string[] = [],
): Promise<void> => {
  const mentioned = (await journal.unreported()).filter(
    ({ intent }) => !toldElsewhere.includes(idOf(intent)),
  );
  const isDeal = ({ answer }: AnsweredIntent<I>): boolean => answer.became === 'booked';
  for (const untold of mentioned)
    await invocation.report(
      joinSentences(textOf(untold), isDeal(untold) ? 'fxg quotes settle takes note that you know.' : ''),
    );
  countAsTold(
    invocation,
    journal,
    mentioned.filter((untold) => !isDeal(untold)).map(({ intent }) => idOf(intent)),
  );
};
