import * as z from 'zod';
import type { QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { currencySchema, readAmount } from '../../amounts/moneySchema.ts';

export const lockSideSchema = z.enum(['Settlement', 'Payment']);

/** What a quote is asked for. */
export const quoteRequestSchema = z
  .strictObject({
    settlementCurrency: currencySchema,
    paymentCurrency: currencySchema,
    lockSide: lockSideSchema,
    amount: z.string(),
  })
  .transform((given, context): QuoteRequest => {
    const locked = given.lockSide === 'Payment' ? given.paymentCurrency : given.settlementCurrency;
    return { ...given, amount: readAmount(given.amount, locked, context) };
  });

/** The request as JSON, as `quoteRequestSchema` reads it. */
export const toQuoteRequestJson = (request: QuoteRequest) => ({
  ...request,
  amount: toDecimal(request.amount),
});
