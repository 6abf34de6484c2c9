import type { JudgedRow } from '../judging/judgedRow.ts';
import type { SelectedRows } from '../judging/selectRunPayments.ts';
import type { RunHeldRow } from '../run/paymentRun.ts';
import type { RunRow } from '../runRow.ts';

/** So many digits may be an account number, which no run keeps. */
const mostDigits = 5;

const nameIn = (text: string): string => (text.replaceAll(/\D/g, '').length > mostDigits ? '' : text);

/** The rows that did not go as a run keeps them: with the reasons, and without an account number (RUN-8). */
export const toRunHeldRows = (
  rows: readonly RunRow[],
  judged: readonly JudgedRow[],
  held: SelectedRows['held'],
): readonly RunHeldRow[] =>
  held.map(({ row, reasons }) => {
    const texts = rows.find((each) => each.row === row)?.texts;
    const told = judged.find((each) => each.row === row);
    const payee = told?.payee?.name ?? nameIn(texts?.payee ?? '');
    return { row, ownId: nameIn(texts?.ownId ?? ''), payee, amount: told?.amount ?? null, reasons };
  });
