import { isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { toWireNumber } from '@fx-gateway/domain/money/wireNumber.ts';
import { decimalRate, readRate as exactly } from '../../market/decimalRate.ts';
import { exchangeAmount, inverseRate } from '../../market/exchangeAmount.ts';
import { wireAmount } from '../../wire/wireAmount.ts';
import { customerRate } from '../quotes/customerRate.ts';
import { okAnswer, refusalAnswer, type Answer } from '../wire/answer.ts';

/** GET ofxrates/{base}/{quote}/{amount} (RATE-11): what a customer would get at this moment, which is no offer. */
export const readRate = (
  asked: { readonly base: string; readonly quote: string; readonly amount: string },
  at: number,
): Answer => {
  const { base, quote } = asked;
  if (!isCurrency(base) || !isCurrency(quote) || base === quote)
    return refusalAnswer(400, `There is no rate from ${base} to ${quote}.`);
  const amount = wireAmount(Number(asked.amount), base);
  if (amount === null || amount.minor <= 0n)
    return refusalAnswer(400, `${asked.amount} is no amount in ${base}.`);
  const rate = customerRate(base, quote, at);
  return okAnswer({
    ofxRate: Number(rate),
    inverseOfxRate: Number(decimalRate(inverseRate(exactly(rate)))),
    convertedAmount: toWireNumber(exchangeAmount(amount, quote, exactly(rate))),
  });
};
