import type { JudgedRow } from '../judging/judgedRow.ts';
import type { SelectedRows } from '../judging/selectRunPayments.ts';
import type { RunHeldCause, RunHeldRow } from '../run/paymentRun.ts';
import type { RunRow } from '../runRow.ts';

/** So many digits may be an account number, which no run keeps. */
const mostDigits = 5;

const nameIn = (text: string): string => (text.replaceAll(/\D/g, '').length > mostDigits ? '' : text);

/** Longer than any amount that is paid, and shorter than what an account number without letters mostly is. */
const mostAmountDigits = 12;

/** A number with a sign, and what may stand beside it: a currency, or a word for zeros. */
const amountShape = /^[^\d\s]{0,4}\s?\d[\d\s.,'’]*(?:[.,][-–—])?\s?[^\d\s]{0,6}$/u;

/** An amount as it was given; what has more digits and no point or comma may be an account number. */
const amountIn = (text: string): string => {
  const isShort = text.replaceAll(/\D/g, '').length <= mostAmountDigits;
  return (isShort && amountShape.test(text)) || /^[\d.,']*[.,'][\d.,']*$/.test(text) ? text : nameIn(text);
};

/** What stands in a row of which no amount could be read that its payee could be paid. */
const writtenIn = (texts: Pick<RunRow['texts'], 'amount' | 'currency'>): string | null => {
  const amount = amountIn(texts.amount.trim());
  const currency = nameIn(texts.currency.trim());
  const isNamed = amount.toUpperCase().includes(currency.toUpperCase());
  return [amount, isNamed ? '' : currency].filter(Boolean).join(' ') || null;
};

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
    const texts = rows.find((each) => each.row === row)?.texts;
    const told = judged.find((each) => each.row === row);
    const payee = told?.payee?.name ?? nameIn(texts?.payee ?? '');
    const amount = told?.amount ?? null;
    const written = texts === undefined || amount !== null ? null : writtenIn(texts);
    return {
      row,
      ownId: texts?.ownId ?? '',
      payee,
      amount,
      ...(written === null ? {} : { written }),
      reference: texts?.reference ?? '',
      reasons,
      cause: causeOf(told),
      ...(paidElsewhere === undefined ? {} : { paidElsewhere }),
    };
  });
