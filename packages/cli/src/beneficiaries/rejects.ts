import { resolve } from 'node:path';
import { writeFileAtomically } from '@fx-gateway/adapters/node';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { formatCsv } from '@fx-gateway/domain/spreadsheets/formatCsv.ts';
import { optionFailure } from '../failures/commandFailure.ts';
import type { CommandOutput } from '../outputs/commandOutputs.ts';
import { findFileWriteObstacle } from '../terminal/findFileWriteObstacle.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome } from '../verbs/outcome.ts';
import type { OptionSpec } from '../verbs/verb.ts';
import type { FileRecords } from './parseRecordFile.ts';
import { rejectsFileColumns } from './rejectsFileColumns.ts';

const flag = '--rejects';
const begins = new RegExp(`^${rejectsFileColumns.row},${rejectsFileColumns.why}`);

export const rejectsOption: OptionSpec = {
  flags: `${flag} <file>`,
  summary: 'write the rows that are wrong or refused to a CSV, each with the reason, to correct and add them',
};

type Rows = Extract<FileRecords, { kind: 'rows' }>;

/** Refuses a file that could not be written, or would replace something else, before anything is judged. */
export const checkRejectsFileIsWritable = async (
  { options }: Pick<Invocation, 'options'>,
  file: FileRecords,
): CommandResult<null> => {
  const named = options.text('rejects');
  if (named === null) return succeeded(null);
  if (file.kind === 'one')
    return optionFailure(flag, 'It goes with a file of several beneficiaries.', `Leave ${flag} out.`);
  const inTheWay = named === '' ? 'unwritable' : await findFileWriteObstacle(resolve(named), begins);
  if (inTheWay === 'nothing') return succeeded(null);
  return inTheWay === 'unwritable'
    ? optionFailure(flag, 'This file cannot be written.', 'Name a file in a folder in which you may write.')
    : optionFailure(
        flag,
        `${named} is there already and holds something else, so it stays as it is.`,
        'Name another file, or remove this one first.',
      );
};

/** Why each row was not added, by its number; nothing for rows that were. */
const reasonsIn = (data: CommandOutput<'beneficiaries add'>): ReadonlyMap<number, readonly string[]> => {
  const reasons = new Map<number, string[]>();
  const note = (row: unknown, why: string): void => {
    if (typeof row === 'number') reasons.set(row, [...(reasons.get(row) ?? []), why]);
  };
  if ('problems' in data)
    for (const { message, ...of } of data.problems) {
      const { row, field, cure } = of as Readonly<Record<string, unknown>>;
      const named = typeof field === 'string' && field !== '' ? `${field}: ` : '';
      note(row, `${named}${message}${typeof cure === 'string' ? ` ${cure}` : ''}`);
    }
  if ('rows' in data)
    for (const { row, status, message } of data.rows) if (status === 'refused') note(row, message ?? '');
  return reasons;
};

/** A value as a cell of a table says it: members below a point, answers to a law by their key, a list in one cell. */
const cellsOf = (value: unknown, name: string): readonly (readonly [column: string, cell: string])[] => {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  const below = (member: string): string => (name === '' ? member : `${name}.${member}`);
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([member, each]) => cellsOf(each, below(member)));
  const pairs = value.every((each) => typeof each === 'object' && each !== null && 'key' in each);
  return pairs
    ? value.flatMap(({ key, value: answer }: { key: unknown; value?: unknown }) =>
        cellsOf(answer, below(String(key))),
      )
    : [[name, value.join(',')]];
};

const rejectsText = (file: Rows, reasons: ReadonlyMap<number, readonly string[]>): string => {
  const records = new Map(file.rows.map(({ row, record }) => [row, new Map(cellsOf(record, ''))]));
  const rejected = [...reasons.keys()].filter((row) => file.columns.length === 0 || row > 1);
  const cells = rejected.map((row) => records.get(row) ?? new Map<string, string>());
  const columns = [...new Set([...file.columns, ...cells.flatMap((each) => [...each.keys()])])];
  const rows = rejected.map((row, at) => [
    String(row),
    (reasons.get(row) ?? []).join('; '),
    ...columns.map((column) => cells[at]?.get(column) ?? ''),
  ]);
  return rows.length === 0 ? '' : formatCsv([[...Object.values(rejectsFileColumns), ...columns], ...rows]);
};

const againText = 'in the file that you gave, and run the same command again';

/** What is said where the file was judged and a row is wrong: nothing was sent, the right rows were not either. */
const noneAddedText = ({ rows, problems }: Rows, wrong: number, named: string): string => {
  const count = new Set([...rows, ...problems].map(({ row }) => row)).size;
  const none = rows.length < 2 ? 'Nothing was added.' : `None of the ${count} rows was added.`;
  const them = wrong === 1 ? 'The wrong one stands' : `The ${wrong} wrong ones stand`;
  return `${none} ${them} in ${named} with the reason: correct ${wrong === 1 ? 'it' : 'them'} ${againText}.`;
};

/** What is said where rows were sent: only where every other one is saved is that file all that is left to add. */
const refusedText = (rows: readonly { readonly status: string }[], named: string): string => {
  const isOpen = rows.some(({ status }) => status === 'not-tried' || status === 'unknown');
  return isOpen
    ? `The rows that were refused stand in ${named}, each with the reason; others may not be added either: correct the refused ones ${againText}: nobody is added twice.`
    : `The rows that were not added stand in ${named}, each with the reason: correct them and add that file.`;
};

/** Writes what was not added, for its owner alone, and says where it stands; without `--rejects` nothing. */
export const writeRejectsFile = async (
  { options, report }: Pick<Invocation, 'options' | 'report'>,
  file: Rows,
  outcome: Outcome<'beneficiaries add'>,
): Promise<void> => {
  const named = options.text('rejects');
  if (named === null || !outcome.ok || outcome.value === null) return;
  const reasons = reasonsIn(outcome.value.data);
  const text = rejectsText(file, reasons);
  if (text === '') return;
  try {
    await writeFileAtomically(resolve(named), text);
  } catch {
    await report(`The rows that were not added could not be written to ${named}.`);
    return;
  }
  await report(
    'rows' in outcome.value.data
      ? refusedText(outcome.value.data.rows, named)
      : noneAddedText(file, reasons.size, named),
  );
};
