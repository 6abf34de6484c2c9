import type { AddedRecordsResult, AddOutcome } from '@fx-gateway/domain/beneficiaries/addRecordsInTurn.ts';
import { thrownFailure } from '../failures/thrownFailure.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import { confirmChange } from '../verbs/confirmChange.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome } from '../verbs/outcome.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import {
  confirmDuplicatesInRows,
  toDuplicateProblems,
  type DuplicateInRow,
} from './confirmDuplicateBeneficiaries.ts';
import {
  formatBeneficiaryCount,
  makeInterruptedRowsReport,
  toRowProblemsOutcome,
  buildRowsReport,
  type ValidFileRow,
  type ReportedProblem,
  type RowFailureMessages,
} from './buildRowsReport.ts';

/** What `addEach` is told beside the call itself. */
type WhileAdding = {
  goesOn(): boolean;
  onSend(place: number, before: readonly AddOutcome[]): void;
};

/** The rows of a file that are right, and how a partner asks about them and adds them. */
type Adding<R extends ValidFileRow> = {
  readonly rows: readonly R[];
  readonly words: RowFailureMessages<R>;
  /** What is wrong in other rows of the file: where anything is, nothing is sent. */
  readonly problems: readonly ReportedProblem[];
  /** Asks about what `--yes` does not confirm, before the plan is shown. */
  cautions?(fresh: readonly R[]): CommandResult<boolean>;
  /** Whose account is there already, or stands in a row before. */
  seconds(fresh: readonly R[]): Promise<readonly DuplicateInRow[]>;
  /** Who a row is, for the plan; bank details by their ends. */
  told(row: R): readonly string[];
  /** The record, in which only the ends of bank details can be read. */
  masked(row: R): object;
  send(whileAdding: WhileAdding): Promise<AddedRecordsResult<CommandFailure>>;
};

/** The row before each that says the same; null where there is none. */
const repeatedBy = <R extends ValidFileRow>(rows: readonly R[]): ReadonlyMap<R, R> =>
  new Map(
    rows.flatMap((row, at) => {
      const first = row.key === null ? -1 : rows.findIndex(({ key }) => key === row.key);
      const earlier = first < at ? rows[first] : undefined;
      return row.savedAs !== null || earlier === undefined ? [] : [[row, earlier] as const];
    }),
  );

const send = async <R extends ValidFileRow>(
  invocation: Invocation,
  { rows, words, send: sendAll }: Adding<R>,
): Promise<Outcome<'beneficiaries add'>> => {
  const { outcomes, stopped } = await sendAll({
    goesOn: () => !invocation.signal.aborted,
    onSend: (place, before) => {
      const { failure, report } = makeInterruptedRowsReport(words, rows, { place, before });
      invocation.interruptedWith(failure, report);
    },
  });
  invocation.interruptedWith(null);
  const why =
    stopped === null ? null : 'failure' in stopped ? stopped.failure : thrownFailure(stopped.trouble);
  return buildRowsReport(words, rows, { outcomes, stopped: why, leftByUser: invocation.signal.aborted });
};

/** What would be sent, and what is saved already; the latter is said in words where it is everything. */
const dryRunOf = <R extends ValidFileRow>(
  { rows, masked }: Adding<R>,
  fresh: readonly R[],
): Outcome<'beneficiaries add'> =>
  makeOutput(
    {
      dryRun: true,
      would: fresh.map((row) => ({ row: row.row, ...masked(row) })),
      alreadySaved: rows
        .filter((row) => !fresh.includes(row))
        .map(({ row, savedAs, id }) => ({ row, beneficiary: savedAs ?? id })),
    },
    () => (fresh.length === 0 ? 'All of them are saved already: nothing would be sent.' : ''),
  );

/** Everything that is wrong with the file, and ends the command; null where it can go on. */
const troubleOf = async <R extends ValidFileRow>(
  invocation: Invocation,
  { problems, cautions, seconds: secondsOf }: Adding<R>,
  fresh: readonly R[],
): Promise<Outcome<'beneficiaries add'> | null> => {
  const isWanted = invocation.options.flag('despiteSameAccount');
  const seconds = fresh.length === 0 || isWanted ? [] : await secondsOf(fresh);
  if (problems.length > 0) return toRowProblemsOutcome([...problems, ...toDuplicateProblems(seconds)]);
  if (fresh.length === 0) return null;
  const sure = await cautions?.(fresh);
  if (sure?.ok === false) return sure;
  const one = await confirmDuplicatesInRows(invocation, seconds);
  if (one.ok) return null;
  return invocation.canAsk
    ? one
    : makeOutput({ problems: toDuplicateProblems(seconds) }, () => '', one.failure);
};

/**
 * Asks about the rows of a file that were judged, adds them one after the other and tells what became of each. Nothing
 * is sent where one is wrong.
 */
export const confirmAndCreateBeneficiaryRows = async <R extends ValidFileRow>(
  invocation: Invocation,
  adding: Adding<R>,
): Promise<Outcome<'beneficiaries add'>> => {
  const { rows, words, told } = adding;
  const repeated = repeatedBy(rows);
  const fresh = rows.filter((row) => row.savedAs === null && !repeated.has(row));
  const trouble = await troubleOf(invocation, adding, fresh);
  if (trouble !== null) return trouble;
  if (fresh.length === 0)
    return invocation.options.flag('dryRun')
      ? dryRunOf(adding, fresh)
      : buildRowsReport(words, rows, {
          outcomes: rows.map(({ savedAs }) => ({ kind: 'already-saved', id: savedAs ?? '' })),
          stopped: null,
          leftByUser: false,
        });
  const factOf = (row: R): readonly [label: string, value: string] => {
    const earlier = repeated.get(row);
    const known = earlier === undefined ? [] : [`the same as row ${earlier.row}`];
    return [
      `Row ${row.row}`,
      [...told(row), ...(row.savedAs === null ? known : ['saved already'])].join(', '),
    ];
  };
  const go = await confirmChange(invocation, {
    title: `${formatBeneficiaryCount(fresh.length)} will be added.`,
    facts: rows.map(factOf),
    question: fresh.length === 1 ? 'Add it?' : 'Add them?',
  });
  if (!go.ok) return go;
  return go.value === 'go' ? send(invocation, adding) : dryRunOf(adding, fresh);
};
