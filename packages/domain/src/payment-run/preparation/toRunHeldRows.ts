import type { JudgedRow } from '../judging/judgedRow.ts';
import type { SelectedRows } from '../judging/selectRunPayments.ts';
import { formatAmount } from '../../money/formatMoney.ts';
import type { Money } from '../../money/makeMoney.ts';
import type { RunHeldRow } from '../run/paymentRun.ts';
import type { RunRow } from '../runRow.ts';

/** So many digits may be an account number, which no run keeps. */
const mostDigits = 5;

const nameIn = (text: string): string => (text.replaceAll(/\D/g, '').length > mostDigits ? '' : text);

/** What stands in the row, where the amount that was read of it says something else. */
const writtenIn = (
  { amount: text, currency }: Pick<RunRow['texts'], 'amount' | 'currency'>,
  amount: Money | null,
): string | null => {
  if (amount === null) return [nameIn(text), currency].filter(Boolean).join(' ') || null;
  return currency === '' || currency.toUpperCase() === amount.currency
    ? null
    : `${formatAmount(amount)} ${currency}`;
};

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
    const amount = told?.amount ?? null;
    const written = texts === undefined ? null : writtenIn(texts, amount);
    return {
      row,
      ownId: texts?.ownId ?? '',
      payee,
      amount,
      ...(written === null ? {} : { written }),
      reference: texts?.reference ?? '',
      reasons,
    };
  });
