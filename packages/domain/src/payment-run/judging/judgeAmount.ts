import { fieldMessages } from '../../forms/fieldMessages.ts';
import { currencyDigits, currencySymbol, type Currency } from '../../geography/currency.ts';
import { readDecimal, toDecimal } from '../../money/decimal.ts';
import type { AmountFieldError } from '../../money/findAmountProblem.ts';
import { formatAmount } from '../../money/formatMoney.ts';
import type { Money } from '../../money/makeMoney.ts';
import { findAmbiguousAmountReadings, readPastedAmount } from '../../money/readPastedAmount.ts';
import { joinSentences } from '../../words/joinSentences.ts';
import { runProblemMessages, runQuestionMessages } from '../runMessages.ts';
import type { RunRow } from '../runRow.ts';
import { nameWithoutAccount } from '../textWithoutAccount.ts';
import type { RunProblem, RunQuestion } from './judgedRow.ts';
import { isNegativeAmount } from './isNegativeAmount.ts';
import { makeRunProblem } from './makeRunProblem.ts';
import type { RunContext } from './runContext.ts';

export type JudgedAmount = { readonly amount: Money | null; readonly problems: readonly RunProblem[] };

const wrong = (message: string, readings: readonly Money[] = []): JudgedAmount => {
  const choices = readings.map((each) => ({ text: toDecimal(each), label: formatAmount(each) }));
  return { amount: null, problems: [makeRunProblem('amount-wrong', 'amount', message, choices)] };
};

const exampleOf = (currency: Currency): string => (currencyDigits(currency) === 0 ? '1,000' : '1,000.50');

/** Whether a text is a decimal, beyond doubt, with more digits than the currency has. */
const isTooFine = (text: string, currency: Currency): boolean => {
  const { fraction = '' } = /^\d+[.,](?<fraction>\d+)$/.exec(text)?.groups ?? {};
  return fraction.length > currencyDigits(currency);
};

const told = (
  { message, help, readings }: AmountFieldError,
  typed: string,
  currency: Currency,
): JudgedAmount => {
  if (message !== fieldMessages.invalid) return wrong(joinSentences(message, help ?? ''), readings);
  const { amountUnreadable, amountTooFine } = runProblemMessages;
  return readings.length === 0 && isTooFine(typed, currency)
    ? wrong(amountTooFine(currency, currencyDigits(currency), exampleOf(currency)))
    : wrong(joinSentences(amountUnreadable, help ?? ''), readings);
};

/** The two amounts that a text such as `1,000` can mean in a table whose amounts have a comma before their cents. */
const readingsWithComma = (text: string, currency: Currency): readonly Money[] =>
  // A currency without cents has no such comma.
  text.includes(',') && currencyDigits(currency) > 0
    ? findAmbiguousAmountReadings(text, currency).flatMap((each) => readDecimal(each.text, currency) ?? [])
    : [];

/** A number of JSON has no separator of thousands: its zeros at the end say nothing. Null where it has an exponent. */
const readNumber = (text: string, currency: Currency): JudgedAmount | null => {
  if (!/^\d+(?:\.\d+)?$/.test(text)) return null;
  const typed = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  const amount = readDecimal(typed, currency);
  return amount === null
    ? wrong(runProblemMessages.amountTooFine(currency, currencyDigits(currency), exampleOf(currency)))
    : { amount, problems: [] };
};

/** What stands in the cell of an amount, and whether it was a number of JSON. */
type AmountCell = { readonly text: string; readonly isNumber: boolean };

const readAmount = (
  { text, isNumber }: AmountCell,
  currency: Currency | null,
  { isCommaDecimal }: Pick<RunContext, 'isCommaDecimal'>,
): JudgedAmount | string => {
  const receives = currency ?? 'USD';
  const number = isNumber ? readNumber(text, receives) : null;
  if (number !== null) return number.amount === null ? number : toDecimal(number.amount);
  const words = runProblemMessages;
  const pasted = readPastedAmount(text, currency);
  if (pasted !== null && pasted.named !== null && currency !== null && pasted.named !== currency)
    return wrong(words.amountInOtherCurrency(pasted.named, currency));
  const readings = isCommaDecimal ? readingsWithComma(text, receives) : [];
  if (readings.length === 0) return pasted?.text ?? text;
  const meant = readings.map(formatAmount).join(' or ');
  return wrong(`${words.amountUnreadable} Do you mean ${meant}?`, readings);
};

/** What the payee receives: in everyday spelling, where that is unambiguous, and within what the partner deals. */
export const judgeAmount = (
  cell: AmountCell,
  currency: Currency | null,
  context: Pick<RunContext, 'rules' | 'isCommaDecimal'>,
): JudgedAmount => {
  const receives = currency ?? 'USD';
  const words = runProblemMessages;
  if (cell.text === '') {
    const message = words.amountMissing(exampleOf(receives));
    return { amount: null, problems: [makeRunProblem('amount-missing', 'amount', message)] };
  }
  if (isNegativeAmount(cell.text, currency)) return wrong(words.amountNegative);
  const typed = readAmount(cell, currency, context);
  if (typeof typed !== 'string') return typed;
  const problem = context.rules.checkAmount(typed, receives);
  const amount = readDecimal(typed, receives);
  if (problem !== null) return told(problem, typed, receives);
  return amount === null ? wrong(words.amountUnreadable) : { amount, problems: [] };
};

/** Whoever changes the currency of a row alone may have left the amount of the other currency there, which is asked. */
export const askAmountCurrency = (
  { row, amountCurrency = '' }: Pick<RunRow, 'row' | 'amountCurrency'>,
  amount: Money,
): readonly RunQuestion[] => {
  const was = amountCurrency.trim();
  const { currency, minor } = amount;
  const isSame = was.toUpperCase() === currency || was === currencySymbol(currency).trim();
  if (was === '' || isSame) return [];
  const words = runQuestionMessages;
  return [
    {
      kind: 'amount-currency',
      key: `amount-currency ${row} ${was} ${currency} ${minor}`,
      field: 'amount',
      message: words.amountWrittenIn(
        formatAmount(amount),
        nameWithoutAccount(was) || 'another currency',
        currency,
      ),
      tick: words.amountWrittenInTick(currency),
    },
  ];
};
