import { proposeColumnMapping } from '@fx-gateway/domain/payment-run/reading/columnMapping.ts';
import { readRunFile } from '@fx-gateway/domain/payment-run/reading/readRunFile.ts';
import type { RunReadProblem } from '@fx-gateway/domain/payment-run/reading/runReadProblem.ts';
import { toRunRows, type RunRows } from '@fx-gateway/domain/payment-run/reading/toRunRows.ts';
import type { RunPartnerRules } from '@fx-gateway/domain/payment-run/runPartnerRules.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { textEncodingNames } from '@fx-gateway/domain/spreadsheets/textEncoding.ts';
import { commandFailure, usageFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import { safeLines } from '../safe-text/safeText.ts';
import { describeFileError } from '../terminal/describeFileError.ts';
import { readFileBytes } from '../terminal/readFileOrStdinText.ts';
import { readAllBytes } from '../terminal/terminal.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';

const unreadable = (named: string, problems: readonly RunReadProblem[]): Result<never, CommandFailure> =>
  failed(
    commandFailure(exitCodes.usage, 'unreadable-file', `${named} cannot be read as payments.`, {
      hint: safeLines(
        problems.map(({ line, column, message }) => `Line ${line}, column ${column}: ${message}`),
      ),
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
export const readPaymentFileBytes = async (
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
export const readPaymentRows = (
  { notice }: Pick<Invocation, 'notice'>,
  { bytes, named }: { readonly bytes: Uint8Array; readonly named: string },
  rules: RunPartnerRules,
): Result<RunRows, CommandFailure> => {
  const file = readRunFile(bytes);
  if (!file.ok) return unreadable(named, file.failure);
  const { encoding, table } = file.value;
  notice(`${named} is written in ${textEncodingNames[encoding]}.`);
  const rows = toRunRows(table, proposeColumnMapping(table, rules));
  return rows.ok ? rows : unreadable(named, rows.failure);
};
