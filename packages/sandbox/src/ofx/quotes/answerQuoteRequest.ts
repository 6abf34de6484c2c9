import { randomUUID } from 'node:crypto';
import { minorPerMajor, type Money } from '@fx-gateway/domain/money/makeMoney.ts';
import { toWireNumber } from '@fx-gateway/domain/money/wireNumber.ts';
import { formatDecimalRate, readRate } from '../../market/formatDecimalRate.ts';
import { exchangeAmount, invertRate } from '../../market/exchangeAmount.ts';
import { computeQuoteEnd } from '../../market/computeQuoteEnd.ts';
import type { BearerCall } from '../access/bearerRoute.ts';
import type { OfxDatabase } from '../records/ofxTables.ts';
import { okAnswer, refusalAnswer, type Answer } from '../wire/answer.ts';
import { computeCustomerRate } from './computeCustomerRate.ts';
import { computeQuoteFee } from './computeQuoteFee.ts';
import { readQuoteRequest } from './quoteRequest.ts';

/** Above this an amount has no exact JSON number. */
const mostMajor = 9_000_000_000_000n;

const isTooLarge = ({ minor, currency }: Money): boolean => minor > mostMajor * minorPerMajor(currency);

/**
 * POST payments/quotes (OFX-QUOTE-16, OFX-QUOTE-19): an offer that can be booked once within `quoteSeconds`. `buy` is
 * what the customer pays, `sell` what beneficiaries receive (S-88); only the side that was not asked for is rounded.
 */
export const answerQuoteRequest = async (
  db: OfxDatabase,
  { sub, at, request }: BearerCall,
  quoteSeconds: number,
): Promise<Answer> => {
  const read = readQuoteRequest(request.body);
  if (!read.ok) return read.refusal;
  const { side, locked, buyCurrency, sellCurrency, beneficiaries } = read.value;
  const rate = computeCustomerRate(buyCurrency, sellCurrency, at);
  const exact = readRate(rate);
  const buy = side === 'buy' ? locked : exchangeAmount(locked, buyCurrency, invertRate(exact));
  const sell = side === 'sell' ? locked : exchangeAmount(locked, sellCurrency, exact);
  if (buy.minor === 0n || sell.minor === 0n)
    return refusalAnswer(403, 'The amount is worth nothing in the other currency.');
  if (isTooLarge(buy) || isTooLarge(sell)) return refusalAnswer(403, 'The amount is too large to be quoted.');
  const fee = computeQuoteFee(buy, beneficiaries, at);
  const quoteId = randomUUID();
  await db
    .insertInto('ofx_quotes')
    .values({
      quote_id: quoteId,
      sub,
      beneficiaries,
      expires_at: computeQuoteEnd(at, quoteSeconds),
      buy_currency: buyCurrency,
      buy_minor: buy.minor,
      sell_currency: sellCurrency,
      sell_minor: sell.minor,
      rate,
      fee_currency: fee.currency,
      fee_minor: fee.minor,
    })
    .execute();
  return okAnswer({
    id: quoteId,
    buyCurrency,
    buyAmount: toWireNumber(buy),
    sellCurrency,
    sellAmount: toWireNumber(sell),
    fee: toWireNumber(fee),
    feeCurrency: fee.currency,
    customerRate: Number(rate),
    inverseCustomerRate: Number(formatDecimalRate(invertRate(exact))),
  });
};
