import type { SelectedRows } from '@fx-gateway/domain/payment-run/judging/selectRunPayments.ts';
import { countryNameInSentence } from '@fx-gateway/domain/geography/countryNameInSentence.ts';
import type { JudgedRow } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import { joinSentences } from '@fx-gateway/domain/words/joinSentences.ts';
import { commandFailure, type CommandFailure } from '../../failures/commandFailure.ts';
import { exitCodes } from '../../failures/exitCodes.ts';
import { safeLines } from '../../safe-text/safeText.ts';
import { purposesOf } from './askPurposes.ts';
import type { PreparedPayments } from './preparePayments.ts';

/** Who or what can have been meant, for a reason that names no choices itself. */
const meantText = (judged: readonly JudgedRow[], row: number, reason: string): string => {
  const problem = judged
    .find((each) => each.row === row)
    ?.problems.find(({ field, message }) => field === 'payee' && message === reason);
  const labels = (problem?.choices ?? []).map(({ label }) => label);
  // A name may end in a full stop of its own, as `Acme Inc.` does.
  return labels.length === 0 ? '' : `Perhaps: ${labels.join('; ').replace(/\.$/, '')}.`;
};

/** Each reason once, with all the rows that it holds: a purpose is missing in forty. */
const reasonLines = (held: SelectedRows['held'], judged: readonly JudgedRow[]): readonly string[] => {
  const rowsOf = new Map<string, number[]>();
  for (const { row, reasons } of held)
    for (const reason of reasons) {
      const told = joinSentences(reason, meantText(judged, row, reason));
      rowsOf.set(told, [...(rowsOf.get(told) ?? []), row]);
    }
  return [...rowsOf].map(
    ([reason, rows]) => `${rows.length === 1 ? 'Row' : 'Rows'} ${rows.join(', ')}: ${reason}`,
  );
};

const rowsCount = (count: number): string => (count === 1 ? 'One row' : `${count} rows`);

/** With what a file ends of which rows cannot go, and what helps; null where all can. The same for a check and a run. */
export const heldRowsFailure = (
  { held, payments }: SelectedRows,
  { purposesNeeded, loaded, judged }: Pick<PreparedPayments, 'purposesNeeded' | 'loaded' | 'judged'>,
): CommandFailure | null => {
  if (held.length === 0) return null;
  const purposes = purposesNeeded.map(({ country, method }) => {
    const ids = purposesOf(loaded.context.purposes, country, method).map(({ id }) => id);
    const choices = ids.length === 0 ? '' : `, with ID one of ${ids.join(', ')}`;
    return `Say what payments to ${countryNameInSentence(country)} are for: --purpose ${country}/${method}=ID${choices}`;
  });
  return commandFailure(
    exitCodes.usage,
    'rows-not-payable',
    `${rowsCount(held.length)} cannot go, and ${payments.length} can. Nothing was sent.`,
    {
      hint: safeLines([
        ...reasonLines(held, judged),
        ...purposes,
        'Mend the rows and run it again, or pay the others with --good-rows. --rejects FILE writes these rows with their reasons.',
      ]),
    },
  );
};
