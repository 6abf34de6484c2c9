import { isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { toWireNumber } from '@fx-gateway/domain/money/wireNumber.ts';
import { formatDecimalRate, readRate as exactly } from '../../market/formatDecimalRate.ts';
import { exchangeAmount, invertRate } from '../../market/exchangeAmount.ts';
import { readWireAmount } from '../../wire/readWireAmount.ts';
import { computeCustomerRate } from '../quotes/computeCustomerRate.ts';
import { okAnswer, refusalAnswer, type Answer } from '../wire/answer.ts';

/** GET ofxrates/{base}/{quote}/{amount} (RATE-11): what a customer would get at this moment, which is no offer. */
export const answerRateRequest = (
  asked: { readonly base: string; readonly quote: string; readonly amount: string },
  at: number,
): Answer => {
  const { base, quote } = asked;
  if (!isCurrency(base) || !isCurrency(quote) || base === quote)
    return refusalAnswer(400, `There is no rate from ${base} to ${quote}.`);
  const amount = readWireAmount(Number(asked.amount), base);
  if (amount === null || amount.minor <= 0n)
    return refusalAnswer(400, `${asked.amount} is no amount in ${base}.`);
  const rate = computeCustomerRate(base, quote, at);
  return okAnswer({
    ofxRate: Number(rate),
    inverseOfxRate: Number(formatDecimalRate(invertRate(exactly(rate)))),
    convertedAmount: toWireNumber(exchangeAmount(amount, quote, exactly(rate))),
  });
};
