import type { Currency } from '@fx-gateway/domain/geography/currency.ts';
import { readDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { findAmountProblem, type AmountRule } from '@fx-gateway/domain/money/findAmountProblem.ts';
import { zeroMoney, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { amountFailure, type CommandFailure } from '../failures/commandFailure.ts';

/** The amount that an option names; what is wrong with it is told as in a form. */
export const readAmountOption = (
  flag: string,
  text: string,
  currency: Currency,
  rule: AmountRule,
): Result<Money, CommandFailure> => {
  const problem = findAmountProblem(text, currency, { ...rule, required: true });
  return problem === null
    ? succeeded(readDecimal(text, currency) ?? zeroMoney(currency))
    : amountFailure(flag, currency, problem);
};

/** What limits a quote. */
export const quoteLimitRule: AmountRule = { tooLittle: 'Amount must be greater than 0.' };
