import { randomBytes } from 'node:crypto';
import { toWireNumber } from '@fx-gateway/domain/money/wireNumber.ts';
import type { CustomerCall } from '../access/customerRoute.ts';
import { okAnswer, refusalAnswer, type Answer } from '../wire/answer.ts';
import type { CorpayDatabase } from '../records/corpayTables.ts';
import { computeCustomerRate } from './computeCustomerRate.ts';
import { computeQuoteAmounts } from './computeQuoteAmounts.ts';
import { computeQuoteEnd } from '../../market/computeQuoteEnd.ts';
import { readQuoteRequest } from './quoteRequest.ts';

/** POST /deal/quote: an offer that can be booked once within `quoteSeconds`. */
export const answerQuoteRequest = async (
  db: CorpayDatabase,
  { customer, at, request }: CustomerCall,
  quoteSeconds: number,
): Promise<Answer> => {
  const read = readQuoteRequest(request.body);
  if (!read.ok) return read.refusal;
  const { settlementCurrency, paymentCurrency, lockSide, locked } = read.value;
  const rate = computeCustomerRate(settlementCurrency, paymentCurrency, at);
  const derivedCurrency = lockSide === 'Settlement' ? paymentCurrency : settlementCurrency;
  const { settlement, payment } = computeQuoteAmounts({ locked, lockSide, derivedCurrency, rate });
  if (settlement.minor === 0n || payment.minor === 0n) {
    return refusalAnswer(400, {
      key: 'amount',
      message: `The amount is worth nothing in ${derivedCurrency}.`,
    });
  }
  const quoteId = randomBytes(16).toString('hex');
  await db
    .insertInto('corpay_quotes')
    .values({
      quote_id: quoteId,
      sub: customer.sub,
      settlement_currency: settlementCurrency,
      settlement_minor: settlement.minor,
      payment_currency: paymentCurrency,
      payment_minor: payment.minor,
      lock_side: lockSide,
      rate,
      made_at: new Date(at),
      expires_at: computeQuoteEnd(at, quoteSeconds),
    })
    .execute();
  return okAnswer({
    quoteId,
    // The pair reads settlement, then payment: dividing leads from the payment back to the settlement.
    rate: {
      value: Number(rate),
      lockSide,
      rateType: settlementCurrency + paymentCurrency,
      operation: 'Divide',
    },
    payment: { currency: paymentCurrency, amount: toWireNumber(payment) },
    settlement: { currency: settlementCurrency, amount: toWireNumber(settlement) },
    expiryRemaining: quoteSeconds,
  });
};
