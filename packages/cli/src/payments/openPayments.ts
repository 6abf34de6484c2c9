import type { RunField } from '@fx-gateway/domain/payment-run/runFields.ts';
import {
  proposeColumnMapping,
  type RunColumnMapping,
} from '@fx-gateway/domain/payment-run/reading/columnMapping.ts';
import { readRunFile } from '@fx-gateway/domain/payment-run/reading/readRunFile.ts';
import type { RunReadProblem } from '@fx-gateway/domain/payment-run/reading/runReadProblem.ts';
import { toRunRows, type RunRows } from '@fx-gateway/domain/payment-run/reading/toRunRows.ts';
import type { RunPartnerRules } from '@fx-gateway/domain/payment-run/runPartnerRules.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { textEncodingNames } from '@fx-gateway/domain/spreadsheets/textEncoding.ts';
import {
  commandFailure,
  optionFailure,
  usageFailure,
  type CommandFailure,
} from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { safeLines } from '../safe-text/safeText.ts';
import { describeFileError } from '../terminal/describeFileError.ts';
import { readFileBytes } from '../terminal/readFileOrStdinText.ts';
import { readAllBytes } from '../terminal/terminal.ts';
import type { SessionOpener } from '../partner-verbs/partnerCommands.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Options } from '../verbs/options.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { ConnectPaymentRuns, PaymentRunConnection } from './paymentRunConnection.ts';

/** What `--column` says of columns, by their names. */
const readColumns = (
  options: Options,
  { fields }: RunPartnerRules,
): Result<RunColumnMapping, CommandFailure> => {
  const mapping: Record<string, RunField | 'not-used'> = {};
  for (const text of options.texts('column')) {
    const at = text.lastIndexOf('=');
    const use = [...fields, 'not-used' as const].find((each) => each === text.slice(at + 1));
    if (at < 1 || use === undefined)
      return optionFailure(
        '--column',
        `${text} says no field.`,
        `NAME=FIELD, with one of ${fields.join(', ')}, not-used.`,
      );
    mapping[text.slice(0, at)] = use;
  }
  return succeeded(mapping);
};

const unreadable = (
  named: string,
  problems: readonly RunReadProblem[],
  cure: string | null = null,
): Result<never, CommandFailure> =>
  failed(
    commandFailure(exitCodes.usage, 'unreadable-file', `${named} cannot be read as payments.`, {
      hint: safeLines([
        ...problems.map(({ line, column, message }) => `Line ${line}, column ${column}: ${message}`),
        ...(cure === null ? [] : [cure]),
      ]),
    }),
  );

const bytesOf = async (
  file: string,
  named: string,
  { terminal }: Pick<Invocation, 'terminal'>,
): CommandResult<Uint8Array> => {
  try {
    return succeeded(await (file === '-' ? readAllBytes(terminal.stdin) : readFileBytes(file)));
  } catch (trouble) {
    return usageFailure(
      describeFileError(file, trouble, 'read', named),
      'Name a file that is there and that you may read; - is stdin.',
    );
  }
};

/** What `--file` holds, before anybody is asked who is signed in. */
const readPaymentFileBytes = async (
  invocation: Invocation,
): CommandResult<{ readonly bytes: Uint8Array; readonly named: string }> => {
  const file = invocation.options.text('file');
  if (file === null)
    return usageFailure(
      'Say with --file which file holds the payments; - is stdin.',
      'fxg payments template > payments.csv writes one with your payees, to be filled in.',
    );
  const named = file === '-' ? 'What came on stdin' : `The file ${file}`;
  const bytes = await bytesOf(file, named, invocation);
  return bytes.ok ? succeeded({ bytes: bytes.value, named }) : bytes;
};

/** The rows of a file; what cannot be read is told with line and column, exit 2. */
const readPaymentRows = (
  { notice, options }: Pick<Invocation, 'notice' | 'options'>,
  { bytes, named }: { readonly bytes: Uint8Array; readonly named: string },
  rules: RunPartnerRules,
): Result<RunRows, CommandFailure> => {
  const file = readRunFile(bytes);
  if (!file.ok) return unreadable(named, file.failure);
  const { encoding, table } = file.value;
  notice(`${named} is written in ${textEncodingNames[encoding]}.`);
  const said = readColumns(options, rules);
  if (!said.ok) return said;
  const rows = toRunRows(table, proposeColumnMapping(table, rules, said.value));
  return rows.ok
    ? rows
    : unreadable(
        named,
        rows.failure,
        `Its columns are: ${table.columns.join(', ')}. Say with --column 'NAME=FIELD' what one is.`,
      );
};

/** A file of payments, read by the rules of the partner that it goes to. */
type OpenPayments = { readonly connection: PaymentRunConnection; readonly rows: RunRows };

/** Reads the file before anybody is asked who is signed in, and its rows once the partner is known. */
export const openPayments = async (
  connect: ConnectPaymentRuns,
  invocation: Invocation,
  openSession: SessionOpener,
): CommandResult<OpenPayments> => {
  const file = await readPaymentFileBytes(invocation);
  if (!file.ok) return file;
  const connection = await connect(invocation, openSession);
  if (!connection.ok) return connection;
  const rows = readPaymentRows(invocation, file.value, connection.value.rules);
  return rows.ok ? succeeded({ connection: connection.value, rows: rows.value }) : rows;
};
