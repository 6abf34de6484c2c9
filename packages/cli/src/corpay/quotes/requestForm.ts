import * as z from 'zod';
import type { QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import { toDecimal } from '@fx-gateway/domain/money/decimal.ts';
import { currencyForm, readAmount } from '../../amounts/moneyForm.ts';

export const lockSideForm = z.enum(['Settlement', 'Payment']);

/** What a quote is asked for. */
export const requestForm = z
  .strictObject({
    settlementCurrency: currencyForm,
    paymentCurrency: currencyForm,
    lockSide: lockSideForm,
    amount: z.string(),
  })
  .transform((given, context): QuoteRequest => {
    const locked = given.lockSide === 'Payment' ? given.paymentCurrency : given.settlementCurrency;
    return { ...given, amount: readAmount(given.amount, locked, context) };
  });

/** The request as JSON, as `requestForm` reads it. */
export const requestData = (request: QuoteRequest) => ({ ...request, amount: toDecimal(request.amount) });
