import { resolve } from 'node:path';
import { writeFileAtomically } from '@fx-gateway/adapters/node';
import type { SelectedRows } from '@fx-gateway/domain/payment-run/judging/selectRunPayments.ts';
import { formatHeldRows } from '@fx-gateway/domain/payment-run/report/formatHeldRows.ts';
import { runFields } from '@fx-gateway/domain/payment-run/runFields.ts';
import type { RunRow } from '@fx-gateway/domain/payment-run/runRow.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { usageFailure } from '../../failures/commandFailure.ts';
import { safeText } from '../../safe-text/safeText.ts';
import { describeFileError } from '../../terminal/describeFileError.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { PreparedPayments } from './preparePayments.ts';

/** A file that is looked at in a terminal acts on it no more than what is written there. */
const withSafeTexts = ({ row, texts }: RunRow): RunRow => {
  const safe = { ...texts };
  for (const field of runFields) safe[field] = safeText(texts[field]);
  return { row, texts: safe };
};

/** Writes the rows that cannot go to the file of `--rejects`, for its owner alone; nothing where none is asked for. */
export const writeRejects = async (
  { options, notice }: Pick<Invocation, 'options' | 'notice'>,
  { rows, loaded }: PreparedPayments,
  { held }: SelectedRows,
): CommandResult<null> => {
  const file = options.text('rejects');
  if (file === null || held.length === 0) return succeeded(null);
  const safe = held.map(({ row, reasons }) => ({ row, reasons: reasons.map(safeText) }));
  const text = formatHeldRows(rows.map(withSafeTexts), safe, loaded.context);
  try {
    await writeFileAtomically(resolve(file), text);
  } catch (trouble) {
    return usageFailure(
      describeFileError(file, trouble, 'written', `The file ${file}`),
      'Name a file that you may write.',
    );
  }
  notice(`The rows that cannot go are in ${file}.`);
  return succeeded(null);
};
