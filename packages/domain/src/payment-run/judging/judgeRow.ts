import type { RunPayment } from '../runPayment.ts';
import { runFields } from '../runFields.ts';
import type { RunRow, RunRowTexts } from '../runRow.ts';
import { textAsPasted } from '../textAsPasted.ts';
import { compareReference } from '../isSameReference.ts';
import type { RowLikeness } from './askSameRows.ts';
import { findPayeeQuestions } from './findPayeeQuestions.ts';
import { indexRunPayees } from './indexRunPayees.ts';
import { askAmountCurrency, judgeAmount } from './judgeAmount.ts';
import type { JudgedRow, RunProblemKind } from './judgedRow.ts';
import { judgePayee } from './judgePayee.ts';
import { judgePurpose, type JudgedPurpose } from './judgePurpose.ts';
import { judgeReference } from './judgeReference.ts';
import { judgeSettlement } from './judgeSettlement.ts';
import type { RunContext } from './runContext.ts';

/** A row by itself: what it says, whatever stands in others. */
export type JudgedAlone = {
  readonly judged: JudgedRow;
  /** What may be the same in another row; null while payee or amount are not known. */
  readonly likeness: RowLikeness | null;
  readonly purposeNeeded: JudgedPurpose['needed'];
};

const currencyProblems: ReadonlySet<RunProblemKind> = new Set(['currency-unknown', 'currency-differs']);

const withoutBlanks = (typed: RunRowTexts): RunRowTexts => {
  const texts = { ...typed };
  for (const field of runFields) texts[field] = typed[field].trim();
  return texts;
};

/** Judges one row with all its reasons, but for what it has in common with others. */
export const judgeRow = (given: RunRow, context: RunContext): JudgedAlone => {
  const { row, texts: typed, isAmountNumber = false } = given;
  const texts = withoutBlanks(typed);
  const { rules } = context;
  const { payee, currency, problems } = judgePayee(texts, indexRunPayees(context.payees));
  const { amount, ...ofAmount } = judgeAmount(
    { text: texts.amount, isNumber: isAmountNumber },
    currency,
    context,
  );
  const settlement = judgeSettlement(texts, currency, context);
  const { method, purpose, needed, ...ofPurpose } = judgePurpose(texts.purpose, payee, context);
  const all = [
    ...problems,
    ...ofAmount.problems,
    ...settlement.problems,
    ...judgeReference(texts.reference, rules),
    ...ofPurpose.problems,
  ];
  const isClear = all.length === 0 && payee !== null && amount !== null && settlement.currency !== null;
  const asPasted = textAsPasted(given);
  const payment: RunPayment | null = isClear
    ? {
        row,
        payee,
        amount,
        settlementCurrency: settlement.currency,
        settlementAccount: settlement.account,
        method,
        purpose,
        reference: texts.reference,
        ownId: texts.ownId,
        ...(asPasted === null ? {} : { asPasted }),
      }
    : null;
  const isCurrencyClear = currency !== null && !problems.some(({ kind }) => currencyProblems.has(kind));
  const reference = compareReference(texts.reference);
  const isKnown = payee !== null && amount !== null;
  return {
    judged: {
      row,
      problems: all,
      questions: isKnown
        ? [
            ...(isCurrencyClear ? askAmountCurrency(given, amount) : []),
            ...findPayeeQuestions(payee, amount, reference, context),
          ]
        : [],
      payee,
      amount: isCurrencyClear ? amount : null,
      payment,
    },
    likeness: isKnown
      ? {
          payee,
          amount: `${amount.currency} ${amount.minor}`,
          reference,
          ownId: texts.ownId,
        }
      : null,
    purposeNeeded: needed,
  };
};
