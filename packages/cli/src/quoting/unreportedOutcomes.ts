import type { AnsweredMoneyCall } from '@fx-gateway/domain/intents/answeredMoneyCall.ts';
import type { MoneyCallJournal } from '@fx-gateway/domain/intents/moneyCallJournal.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { formatLocalDateTime } from '../terminal/formatLocalDateTime.ts';

/** How a partner's answered steps are named: their id in the journal, and what became of each. */
type UntoldNames<I> = { idOf(intent: I): string; textOf(untold: AnsweredMoneyCall<I>): string };

/**
 * What stands behind the text of an answered step: when it was sent, and that its answer is still to be given. A mention
 * may have said it before.
 */
export const answerNotGivenNote = ({ startedAt }: { readonly startedAt: number }): string =>
  `It was sent on ${formatLocalDateTime(startedAt)}, and no command has ended with its answer yet.`;

/**
 * Once the outcome of this command is written, the answers to these steps are told. `before` is done first: where it
 * fails they are told once more.
 */
export const markReportedOnceWritten = (
  { onceWritten }: Pick<Invocation, 'onceWritten'>,
  journal: Pick<MoneyCallJournal<never>, 'reported'>,
  ids: readonly string[],
  before: () => Promise<void> = async () => undefined,
): void => {
  if (ids.length > 0)
    onceWritten(async () => {
      await before();
      await journal.reported(ids);
    });
};

/**
 * Whether a step made something. A mention on stderr does not tell that: the same command, or `quotes settle`, does,
 * where a script reads its answer.
 */
const madeSomething = ({ answer: { became } }: AnsweredMoneyCall<unknown>): boolean =>
  became !== 'not-booked' && became !== 'not-instructed';

/** Those of these steps that made nothing are told once all that was said on stderr was written. */
export const markMentionedOnceWritten = async <I>(
  { onceWritten }: Pick<Invocation, 'onceWritten'>,
  journal: Pick<MoneyCallJournal<I>, 'unreported' | 'reported'>,
  { idOf }: Pick<UntoldNames<I>, 'idOf'>,
  mentioned: readonly I[],
): Promise<void> => {
  const ids = mentioned.map(idOf);
  const told = (await journal.unreported()).filter(
    (untold) => ids.includes(idOf(untold.intent)) && !madeSomething(untold),
  );
  if (told.length > 0) onceWritten(() => journal.reported(told.map(({ intent }) => idOf(intent))), 'stderr');
};

/** Says on stderr what was answered and never told, except what is told in another way. */
export const mentionUnreportedOutcomes = async <I>(
  invocation: Pick<Invocation, 'report' | 'onceWritten'>,
  journal: Pick<MoneyCallJournal<I>, 'unreported' | 'reported'>,
  names: UntoldNames<I>,
  toldElsewhere: readonly string[] = [],
): Promise<void> => {
  const mentioned = (await journal.unreported()).filter(
    ({ intent }) => !toldElsewhere.includes(names.idOf(intent)),
  );
  for (const untold of mentioned)
    await invocation.report(
      joinSentences(
        names.textOf(untold),
        madeSomething(untold) ? 'fxg quotes settle takes note that you know.' : '',
      ),
    );
  await markMentionedOnceWritten(
    invocation,
    journal,
    names,
    mentioned.map(({ intent }) => intent),
  );
};
