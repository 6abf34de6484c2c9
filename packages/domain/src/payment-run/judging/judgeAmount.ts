import { fieldMessages } from '../../forms/fieldMessages.ts';
import { currencyDigits, type Currency } from '../../geography/currency.ts';
import { readDecimal } from '../../money/decimal.ts';
import type { AmountFieldError } from '../../money/findAmountProblem.ts';
import { formatAmount } from '../../money/formatMoney.ts';
import type { Money } from '../../money/makeMoney.ts';
import { findAmbiguousAmountReadings, readPastedAmount } from '../../money/readPastedAmount.ts';
import { toDecimal } from '../../money/decimal.ts';
import { joinSentences } from '../../words/joinSentences.ts';
import { runProblemMessages } from '../runMessages.ts';
import type { RunProblem } from './judgedRow.ts';
import { makeRunProblem } from './makeRunProblem.ts';
import type { RunContext } from './runContext.ts';

export type JudgedAmount = { readonly amount: Money | null; readonly problems: readonly RunProblem[] };

const wrong = (message: string, readings: readonly Money[] = []): JudgedAmount => {
  const choices = readings.map((each) => ({ text: toDecimal(each), label: formatAmount(each) }));
  return { amount: null, problems: [makeRunProblem('amount-wrong', 'amount', message, choices)] };
};

const told = ({ message, help, readings }: AmountFieldError): JudgedAmount => {
  const said = message === fieldMessages.invalid ? runProblemMessages.amountUnreadable : message;
  return wrong(joinSentences(said, help ?? ''), readings);
};

/** The two amounts that a text such as `1,000` can mean in a table whose amounts have a comma before their cents. */
const readingsWithComma = (text: string, currency: Currency): readonly Money[] =>
  findAmbiguousAmountReadings(text, currency).flatMap((each) => readDecimal(each.text, currency) ?? []);

/** What the payee receives: in everyday spelling, where that is unambiguous, and within what the partner deals. */
export const judgeAmount = (
  text: string,
  currency: Currency | null,
  { rules, isCommaDecimal }: Pick<RunContext, 'rules' | 'isCommaDecimal'>,
): JudgedAmount => {
  const receives = currency ?? 'USD';
  const words = runProblemMessages;
  if (text === '') {
    const message = words.amountMissing(currencyDigits(receives) === 0 ? '1,000' : '1,000.50');
    return { amount: null, problems: [makeRunProblem('amount-missing', 'amount', message)] };
  }
  const pasted = readPastedAmount(text, currency);
  if (pasted !== null && pasted.named !== null && currency !== null && pasted.named !== currency)
    return wrong(words.amountInOtherCurrency(pasted.named, currency));
  const typed = pasted?.text ?? text;
  const readings = isCommaDecimal && text.includes(',') ? readingsWithComma(text, receives) : [];
  if (readings.length > 0) {
    const meant = readings.map(formatAmount).join(' or ');
    return wrong(`${words.amountUnreadable} Do you mean ${meant}?`, readings);
  }
  const problem = rules.checkAmount(typed, receives);
  const amount = readDecimal(typed, receives);
  if (problem !== null) return told(problem);
  return amount === null ? wrong(words.amountUnreadable) : { amount, problems: [] };
};
