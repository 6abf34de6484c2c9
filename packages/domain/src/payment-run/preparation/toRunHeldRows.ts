import type { JudgedRow } from '../judging/judgedRow.ts';
import type { SelectedRows } from '../judging/selectRunPayments.ts';
import type { RunHeldCause, RunHeldRow } from '../run/paymentRun.ts';
import type { RunRow } from '../runRow.ts';
import { textAsPasted } from '../textAsPasted.ts';
import { amountAndCurrencyWithoutAccount, nameWithoutAccount } from '../textWithoutAccount.ts';

/** A row that was taken from the list was judged no more. */
const causeOf = (told: JudgedRow | undefined): RunHeldCause => {
  if (told === undefined) return 'removed';
  return told.problems.length > 0 ? 'mistake' : 'question';
};

/** The rows that did not go as a run keeps them: with the reasons, and without an account number (RUN-8). */
export const toRunHeldRows = (
  rows: readonly RunRow[],
  judged: readonly JudgedRow[],
  held: SelectedRows['held'],
): readonly RunHeldRow[] =>
  held.map(({ row, reasons, paidElsewhere }) => {
    const given = rows.find((each) => each.row === row);
    const texts = given?.texts;
    const told = judged.find((each) => each.row === row);
    const payee = told?.payee?.name ?? nameWithoutAccount(texts?.payee ?? '');
    const amount = told?.amount ?? null;
    const written = texts === undefined || amount !== null ? '' : amountAndCurrencyWithoutAccount(texts);
    const asPasted = given === undefined ? null : textAsPasted(given);
    return {
      row,
      ownId: texts?.ownId ?? '',
      payee,
      amount,
      ...(written === '' ? {} : { written }),
      reference: texts?.reference ?? '',
      ...(asPasted === null ? {} : { asPasted }),
      reasons,
      cause: causeOf(told),
      ...(paidElsewhere === undefined ? {} : { paidElsewhere }),
    };
  });
