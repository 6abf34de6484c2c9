import type { RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import { findNearField } from '@fx-gateway/domain/payment-run/reading/columnAliases.ts';
import {
  proposeColumnMapping,
  type RunColumnMapping,
} from '@fx-gateway/domain/payment-run/reading/columnMapping.ts';
import { findColumnReadAsAccount } from '@fx-gateway/domain/payment-run/reading/findColumnReadAsAccount.ts';
import { findUnreadColumns } from '@fx-gateway/domain/payment-run/reading/findUnreadColumns.ts';
import { readRunFile } from '@fx-gateway/domain/payment-run/reading/readRunFile.ts';
import type { RunReadProblem } from '@fx-gateway/domain/payment-run/reading/runReadProblem.ts';
import type { RunTable } from '@fx-gateway/domain/payment-run/reading/runTable.ts';
import {
  findSeveralColumns,
  findUnsaidCurrencies,
  toRunRows,
  type RunRows,
} from '@fx-gateway/domain/payment-run/reading/toRunRows.ts';
import { runReadingMessages } from '@fx-gateway/domain/payment-run/runMessages.ts';
import type { RunPartnerRules } from '@fx-gateway/domain/payment-run/runPartnerRules.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { textEncodingNames } from '@fx-gateway/domain/spreadsheets/textEncoding.ts';
import { listInSentence } from '@fx-gateway/domain/words/listInSentence.ts';
import { commandFailure, optionFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { safeLines } from '../../safe-text/safeText.ts';
import { shellWord } from '../../safe-text/shellWord.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Options } from '../../verbs/options.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { PaymentFileBytes } from './readPaymentFileBytes.ts';

/** The rows of a file, and the columns of it that are not read although something stands in them. */
export type PaymentRows = RunRows & { readonly unread: readonly string[] };

/** What `--column` says of the columns of this table, by their names. */
const readColumns = (
  options: Options,
  { columns }: RunTable,
  { fields }: RunPartnerRules,
): Result<RunColumnMapping, CommandFailure> => {
  const mapping: Record<string, RunField | 'not-used'> = {};
  for (const text of options.texts('column')) {
    const at = text.lastIndexOf('=');
    const name = text.slice(0, at);
    const use = [...fields, 'not-used' as const].find((each) => each === text.slice(at + 1));
    if (at < 1 || use === undefined)
      return optionFailure(
        '--column',
        `${text} says no field.`,
        `NAME=FIELD, with one of ${fields.join(', ')}, not-used.`,
      );
    if (use !== 'not-used' && !columns.includes(name))
      return optionFailure(
        '--column',
        `The file has no column called ${name}.`,
        `Its columns are: ${columns.join(', ')}.`,
      );
    mapping[name] = use;
  }
  return succeeded(mapping);
};

const columnOption = (name: string, use: string): string => `--column ${shellWord(`${name}=${use}`)}`;

const unreadable = (
  named: string,
  problems: readonly RunReadProblem[],
  cures: readonly string[] = [],
): Result<never, CommandFailure> =>
  failed(
    commandFailure(exitCodes.usage, 'unreadable-file', `${named} cannot be read as payments.`, {
      hint: safeLines([
        ...problems.map(({ line, column, message }) => `Line ${line}, column ${column}: ${message}`),
        ...cures,
      ]),
    }),
  );

/** What to say where columns mean the same or may hold currencies, and in every case what there is. */
const columnCures = (table: RunTable, mapping: RunColumnMapping): readonly string[] => [
  ...findSeveralColumns(table, mapping).map(
    ({ columns }) =>
      `Say which of them is not read: ${columns.map((name) => columnOption(name, 'not-used')).join(' or ')}`,
  ),
  ...findUnsaidCurrencies(table, mapping).map(
    (name) => `Say what '${name}' is: ${columnOption(name, 'currency')} or ${columnOption(name, 'not-used')}`,
  ),
  `Its columns are: ${table.columns.join(', ')}. Say with --column 'NAME=FIELD' what one is.`,
];

const mostNamed = 8;

/** What is said of columns that are not read; null where all are. */
const unreadText = (unread: readonly string[], rules: RunPartnerRules): string | null => {
  if (unread.length === 0) return null;
  const named = unread.slice(0, mostNamed);
  const others = unread.length - named.length;
  const names = listInSentence([
    ...named.map((name) => `'${name}'`),
    ...(others === 0 ? [] : [`${others} more`]),
  ]);
  const are = unread.length === 1 ? `column ${names} is` : `columns ${names} are`;
  const options = named.map((name) => columnOption(name, findNearField(name, rules) ?? 'FIELD'));
  return `The ${are} not read: it is not known what ${unread.length === 1 ? 'it is' : 'they are'}. Say it: ${options.join(' ')}, or =not-used.`;
};

/** The rows of a file; what cannot be read is told with line and column, exit 2, and which columns are not read is said. */
export const readPaymentRows = async (
  { notice, report, options, terminal }: Pick<Invocation, 'notice' | 'report' | 'options' | 'terminal'>,
  { bytes, named }: PaymentFileBytes,
  rules: RunPartnerRules,
): CommandResult<PaymentRows> => {
  const file = readRunFile(bytes);
  if (!file.ok) return unreadable(named, file.failure);
  const { encoding, table } = file.value;
  // A script that gives what is usual needs to hear nothing of it.
  if (encoding !== 'utf-8' || terminal.stderr.isTTY === true)
    notice(`${named} is written in ${textEncodingNames[encoding]}.`);
  const said = readColumns(options, table, rules);
  if (!said.ok) return said;
  if (table.linesAbove > 0) await report(runReadingMessages.linesAbove(table.linesAbove));
  const mapping = proposeColumnMapping(table, rules, said.value);
  const readAsAccount = findColumnReadAsAccount(table, mapping);
  if (readAsAccount !== null) await report(runReadingMessages.readAsAccount(readAsAccount));
  const rows = toRunRows(table, mapping);
  if (!rows.ok) return unreadable(named, rows.failure, columnCures(table, mapping));
  const unread = findUnreadColumns(table, mapping);
  const text = unreadText(unread, rules);
  if (text !== null) await report(text);
  return succeeded({ ...rows.value, unread });
};
