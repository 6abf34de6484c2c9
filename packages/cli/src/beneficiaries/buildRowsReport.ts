import {
  isRefusalOfRecord,
  type AddOutcome,
  type RecordToAdd,
} from '@fx-gateway/domain/beneficiaries/addRecordsInTurn.ts';
import { callFailure, type CallFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { callNotStoredMessage } from '@fx-gateway/domain/intents/notSentMessage.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { callCommandFailure } from '../failures/callCommandFailure.ts';
import { commandFailure, outcomeUnknownFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { userChangedFailure, userChangedAfterPartFailure } from '../failures/userChangedFailure.ts';
import type { CommandOutput } from '../outputs/commandOutputs.ts';
import { safeLines } from '../safe-text/safeText.ts';
import { interruptedFailure } from '../terminal/prompts.ts';
import { formatTable } from '../terminal/formatTable.ts';
import type { Outcome, Output } from '../verbs/outcome.ts';
import { makeChangeOutput, makeOutput } from '../verbs/makeOutput.ts';
import type { RowProblem } from './parseRecordFile.ts';

/** A record of a file that is judged and found right. */
export type ValidFileRow = RecordToAdd & {
  readonly row: number;
  readonly name: string;
  /** Null where the partner gives it once they are added. */
  readonly id: string | null;
};

/** A problem of a row, and what to do about it. */
export type ReportedProblem = RowProblem & { readonly cure: string };

/** How a partner's refusals are told. */
export type RowFailureMessages<R extends ValidFileRow> = {
  /** What is said of a call that went wrong. */
  call(failure: CallFailure): string;
  /** The same beside the row that was sent. */
  row(row: R, failure: CallFailure): string;
};

/** What is said of a row in the report. */
type ReportedRow = Extract<CommandOutput<'beneficiaries add'>, { readonly rows: unknown }>['rows'][number];

export const runAgainHint = 'Run the same command again: what is saved is found, and nobody is added twice.';

/** What ended the judging of a file, with the row that it came to. */
export const addRowToFailure = (row: number, failure: CommandFailure): CommandFailure => ({
  ...failure,
  message: `Row ${row}: ${failure.message}`,
});

/** Rows as they are read: `row 3`, `rows 2, 3 and 5`. */
const rowsText = (rows: readonly number[]): string =>
  rows.length === 1
    ? `row ${rows.join('')}`
    : `rows ${rows.slice(0, -1).join(', ')} and ${String(rows.at(-1))}`;

export const formatBeneficiaryCount = (count: number): string =>
  count === 1 ? '1 beneficiary' : `${count} beneficiaries`;

const reported = <R extends ValidFileRow>(
  words: RowFailureMessages<R>,
  row: R,
  outcome: AddOutcome,
): ReportedRow => {
  const said = (status: ReportedRow['status'], message: string | null, requestId: string | null = null) => ({
    row: row.row,
    beneficiary: 'id' in outcome ? outcome.id : row.id,
    name: row.name,
    status,
    message,
    requestId,
  });
  switch (outcome.kind) {
    case 'refused': {
      const { failure } = outcome;
      const status = isRefusalOfRecord(failure) ? 'refused' : 'not-tried';
      return said(status, words.row(row, failure), failure.requestId);
    }
    case 'unknown':
      return said(outcome.kind, 'It is not known whether it was saved.', outcome.failure.requestId);
    case 'not-kept':
      return said('not-tried', callNotStoredMessage);
    case 'saved':
    case 'already-saved':
      return said(outcome.kind, null, outcome.requestId ?? null);
    case 'not-tried':
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
  call: RowFailureMessages<ValidFileRow>['call'],
  { outcomes, stopped, leftByUser }: Added,
  rows: readonly ReportedRow[],
): CommandFailure | null => {
  const sentence = rowsSentence(rows);
  if (stopped === userChangedFailure && rows.some(({ status }) => status === 'saved' || status === 'refused'))
    return {
      ...userChangedAfterPartFailure,
      message: joinSentences(userChangedAfterPartFailure.message, sentence),
    };
  if (stopped !== null) return { ...stopped, message: joinSentences(stopped.message, sentence) };
  const unknown = rows.find(({ status }) => status === 'unknown');
  if (unknown !== undefined)
    return outcomeUnknownFailure(
      joinSentences(`It is not known whether ${unknown.name} (row ${unknown.row}) was saved.`, sentence),
      { hint: runAgainHint, requestId: unknown.requestId },
    );
  if (outcomes.some(({ kind }) => kind === 'not-kept'))
    return commandFailure(exitCodes.failed, 'not-kept', joinSentences(callNotStoredMessage, sentence), {
      hint: runAgainHint,
    });
  const stopping = outcomes.find(
    (outcome) => outcome.kind === 'refused' && !isRefusalOfRecord(outcome.failure),
  );
  if (stopping?.kind === 'refused') {
    const refusal = callCommandFailure(stopping.failure, call(stopping.failure));
    const hints = [refusal.hint, runAgainHint];
    return {
      ...refusal,
      message: joinSentences(refusal.message, sentence),
      hint: hints.filter((hint) => hint !== null).join('\n'),
    };
  }
  if (leftByUser) return { ...interruptedFailure, message: `Interrupted. ${sentence}`, hint: runAgainHint };
  const refused = rows.filter(({ status }) => status === 'refused');
  return refused.length === 0
    ? null
    : commandFailure(exitCodes.refused, 'not-all-saved', sentence, {
        hint: safeLines([
          ...refused.map(({ row, name, message }) => `Row ${row}, ${name}: ${message ?? ''}`),
          `Correct what was refused. ${runAgainHint}`,
        ]),
        requestId: refused[0]?.requestId ?? null,
      });
};

const viewOf =
  (rows: readonly ReportedRow[]) =>
  (paint: Parameters<typeof formatTable>[2]): string =>
    formatTable(
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
export const makeInterruptedRowsReport = <R extends ValidFileRow>(
  words: RowFailureMessages<R>,
  judged: readonly R[],
  { place, before }: { readonly place: number; readonly before: readonly AddOutcome[] },
): { readonly failure: CommandFailure; readonly report: Output } => {
  const unanswered = { kind: 'unknown', failure: callFailure('no-answer', '') } as const;
  const laterOn = ({ savedAs }: R): AddOutcome =>
    savedAs === null ? { kind: 'not-tried' } : { kind: 'already-saved', id: savedAs };
  const rows = judged.map((row, at) =>
    reported(words, row, at === place ? unanswered : (before[at] ?? laterOn(row))),
  );
  const sent = rows[place];
  return {
    failure: commandFailure(
      exitCodes.interrupted,
      'interrupted',
      `Interrupted while ${sent?.name ?? ''} (row ${String(sent?.row)}) was on its way: it may have been saved.`,
      { hint: `${rowsSentence(rows.filter((row) => row !== sent))}\n${runAgainHint}` },
    ),
    report: { data: { rows }, view: viewOf(rows), failure: null },
  };
};

/** What became of every row, and with what that ends. */
export const buildRowsReport = <R extends ValidFileRow>(
  words: RowFailureMessages<R>,
  judged: readonly R[],
  added: Added,
): Outcome<'beneficiaries add'> => {
  const rows = judged.map((row, at) => reported(words, row, added.outcomes[at] ?? { kind: 'not-tried' }));
  const failure = failureOf(words.call, added, rows);
  const view = viewOf(rows);
  if (failure !== null) return makeOutput({ rows }, view, failure);
  const count = rows.filter(({ status }) => status === 'saved').length;
  return count === 0
    ? makeOutput({ rows }, view)
    : makeChangeOutput(`Saved ${formatBeneficiaryCount(count)}.`, { rows }, view);
};

/** Everything that is wrong in all rows, each with its row and field; exit 2, nothing was sent. The values are not repeated. */
export const toRowProblemsOutcome = (problems: readonly ReportedProblem[]): Outcome<'beneficiaries add'> => {
  const inOrder = problems.toSorted((one, other) => one.row - other.row);
  const rows = new Set(inOrder.map(({ row }) => row));
  const cures = [...new Set(inOrder.map(({ cure }) => cure))];
  return makeOutput(
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
