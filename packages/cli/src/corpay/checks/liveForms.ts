import type { Quote, QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import * as z from 'zod';
import { moneyData } from '../../amounts/amountData.ts';
import { moneyForm } from '../../amounts/moneyForm.ts';
import type { LiveQuoteSchemas } from '../../checking/liveQuoteSchema.ts';
import { requestData, requestForm } from '../quotes/requestForm.ts';

const quoteForm = z.strictObject({
  quoteId: z.string(),
  rate: z.number().default(1),
  settlement: moneyForm,
  payment: moneyForm,
  expiryRemaining: z.number().nullable().default(null),
});

/** Corpay's requests and quotes as JSON. */
export const corpayLiveForms: LiveQuoteSchemas<QuoteRequest, Quote> = {
  path: '/deal/quote',
  request: requestForm,
  quote: quoteForm,
  requestData,
  quoteData: (given) => ({
    ...given,
    settlement: moneyData(given.settlement),
    payment: moneyData(given.payment),
  }),
};
