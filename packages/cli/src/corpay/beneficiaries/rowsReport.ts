import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { saveMessages } from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import { notKeptMessages } from '@fx-gateway/domain/intents/notSentMessages.ts';
import { isAboutRecord, type AddOutcome } from '@fx-gateway/domain/corpay/beneficiaries/saving/addEach.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import type { Outcome, Output } from '../../verbs/outcome.ts';
import { changed, output } from '../../verbs/output.ts';
import { callCommandFailure } from '../../failures/callCommandFailure.ts';
import { commandFailure, outcomeUnknown, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { otherUser, otherUserSince } from '../../failures/otherUser.ts';
import { interrupted } from '../../terminal/prompts.ts';
import { table } from '../../terminal/table.ts';
import { idTaken, idTakenText } from './idTaken.ts';
import type { CommandOutput } from '../../outputs/commandOutputs.ts';
import type { JudgedRow, ReportedProblem } from './judgeRows.ts';
import { safeLines } from '../../safe-text/safeText.ts';

/** What is said of a row in the report. */
type ReportedRow = Extract<CommandOutput<'beneficiaries add'>, { readonly rows: unknown }>['rows'][number];

const runAgain = 'Run the same command again: what is saved is found, and nobody is added twice.';

/** Rows as they are read: `row 3`, `rows 2, 3 and 5`. */
const rowsText = (rows: readonly number[]): string =>
  rows.length === 1
    ? `row ${rows.join('')}`
    : `rows ${rows.slice(0, -1).join(', ')} and ${String(rows.at(-1))}`;

export const beneficiariesText = (count: number): string =>
  count === 1 ? '1 beneficiary' : `${count} beneficiaries`;

const reported = ({ row, record, idGiven }: JudgedRow, outcome: AddOutcome): ReportedRow => {
  const { clientIntegrationId, accountHolderName: name } = record;
  const said = (status: ReportedRow['status'], message: string | null, requestId: string | null = null) => ({
    row,
    beneficiary: clientIntegrationId,
    name,
    status,
    message,
    requestId,
  });
  switch (outcome.kind) {
    case 'refused': {
      const { failure } = outcome;
      const taken = idTaken(failure, { id: clientIntegrationId, idGiven });
      const why =
        taken === null
          ? callCommandFailure(failure, saveMessages(failure).join(' ')).message
          : idTakenText(taken);
      return said(isAboutRecord(failure) ? 'refused' : 'not-tried', why, failure.requestId);
    }
    case 'unknown':
      return said(outcome.kind, 'It is not known whether it was saved.', outcome.failure.requestId);
    case 'not-kept':
      return said('not-tried', notKeptMessages);
    case 'changed-elsewhere':
      return said('not-tried', 'It was changed elsewhere.');
    default:
      return said(outcome.kind, null);
  }
};

/** Which rows came to what, in a sentence for each that some came to. */
const rowsSentence = (rows: readonly Pick<ReportedRow, 'row' | 'status'>[]): string =>
  (
    [
      ['saved', 'Saved'],
      ['already-saved', 'Saved already'],
      ['refused', 'Refused'],
      ['unknown', 'Not known'],
      ['not-tried', 'Not tried'],
    ] as const
  )
    .map(([status, word]) => [word, rows.filter((row) => row.status === status)] as const)
    .filter(([, some]) => some.length > 0)
    .map(([word, some]) => `${word}: ${rowsText(some.map(({ row }) => row))}.`)
    .join(' ');

type Added = {
  readonly outcomes: readonly AddOutcome[];
  /** Why it stopped before a call; null where it did not. */
  readonly stopped: CommandFailure | null;
  readonly leftByUser: boolean;
};

/** With what the command ends where a row was not saved; null where every one is. */
const failureOf = (
  { outcomes, stopped, leftByUser }: Added,
  rows: readonly ReportedRow[],
): CommandFailure | null => {
  const sentence = rowsSentence(rows);
  if (stopped === otherUser && rows.some(({ status }) => status === 'saved' || status === 'refused'))
    return { ...otherUserSince, message: joinSentences(otherUserSince.message, sentence) };
  if (stopped !== null) return { ...stopped, message: joinSentences(stopped.message, sentence) };
  const unknown = rows.find(({ status }) => status === 'unknown');
  if (unknown !== undefined)
    return outcomeUnknown(
      joinSentences(`It is not known whether ${unknown.name} (row ${unknown.row}) was saved.`, sentence),
      { hint: runAgain, requestId: unknown.requestId },
    );
  if (outcomes.some(({ kind }) => kind === 'not-kept'))
    return commandFailure(exitCodes.failed, 'not-kept', joinSentences(notKeptMessages, sentence), {
      hint: runAgain,
    });
  const stopping = outcomes.find((outcome) => outcome.kind === 'refused' && !isAboutRecord(outcome.failure));
  if (stopping?.kind === 'refused') {
    const refusal = callCommandFailure(stopping.failure, saveMessages(stopping.failure).join(' '));
    const hints = [refusal.hint, runAgain];
    return {
      ...refusal,
      message: joinSentences(refusal.message, sentence),
      hint: hints.filter((hint) => hint !== null).join('\n'),
    };
  }
  if (leftByUser) return { ...interrupted, message: `Interrupted. ${sentence}`, hint: runAgain };
  const refused = rows.filter(({ status }) => status === 'refused');
  return refused.length === 0
    ? null
    : commandFailure(exitCodes.refused, 'not-all-saved', sentence, {
        hint: safeLines([
          ...refused.map(({ row, name, message }) => `Row ${row}, ${name}: ${message ?? ''}`),
          `Correct what was refused. ${runAgain}`,
        ]),
        requestId: refused[0]?.requestId ?? null,
      });
};

const viewOf =
  (rows: readonly ReportedRow[]) =>
  (paint: Parameters<typeof table>[2]): string =>
    table(
      [
        { heading: 'Row', right: true },
        { heading: 'Beneficiary' },
        { heading: 'Result' },
        { heading: 'Why' },
      ],
      rows.map(({ row, name, status, message }) => [
        String(row),
        name,
        status.replace('-', ' '),
        message ?? '',
      ]),
      paint,
    );

/** What is said where the user leaves while the row at this place is on its way. */
export const interruptedReport = (
  judged: readonly JudgedRow[],
  place: number,
  before: readonly AddOutcome[],
): { readonly failure: CommandFailure; readonly report: Output } => {
  const unanswered = { kind: 'unknown', failure: callFailure('no-answer', '') } as const;
  const rows = judged.map((row, at) =>
    reported(
      row,
      at === place
        ? unanswered
        : (before[at] ?? { kind: row.standing === 'none' ? 'not-tried' : 'already-saved' }),
    ),
  );
  const sent = rows[place];
  return {
    failure: commandFailure(
      exitCodes.interrupted,
      'interrupted',
      `Interrupted while ${sent?.name ?? ''} (row ${String(sent?.row)}) was on its way: it may have been saved.`,
      { hint: `${rowsSentence(rows.filter((row) => row !== sent))}\n${runAgain}` },
    ),
    report: { data: { rows }, view: viewOf(rows), failure: null },
  };
};

/** What became of every row, and with what that ends. */
export const rowsReport = (judged: readonly JudgedRow[], added: Added): Outcome<'beneficiaries add'> => {
  const rows = judged.map((row, at) => reported(row, added.outcomes[at] ?? { kind: 'not-tried' }));
  const failure = failureOf(added, rows);
  const view = viewOf(rows);
  if (failure !== null) return output({ rows }, view, failure);
  const count = rows.filter(({ status }) => status === 'saved').length;
  return count === 0 ? output({ rows }, view) : changed(`Saved ${beneficiariesText(count)}.`, { rows }, view);
};

/** Everything that is wrong in all rows, each with its row and field; exit 2, nothing was sent. The values are not repeated. */
export const rowProblemsOutcome = (problems: readonly ReportedProblem[]): Outcome<'beneficiaries add'> => {
  const inOrder = problems.toSorted((one, other) => one.row - other.row);
  const rows = new Set(inOrder.map(({ row }) => row));
  const cures = [...new Set(inOrder.map(({ cure }) => cure))];
  return output(
    { problems: inOrder },
    () => '',
    commandFailure(
      exitCodes.usage,
      'invalid-beneficiary',
      `${rows.size === 1 ? 'One row is' : `${rows.size} rows are`} not right, so nothing was sent.`,
      {
        hint: safeLines([
          ...inOrder.map(({ row, field, label, message }) =>
            field === '' ? `Row ${row}: ${message}` : `Row ${row}, ${field} (${label}): ${message}`,
          ),
          ...cures,
        ]),
      },
    ),
  );
};
