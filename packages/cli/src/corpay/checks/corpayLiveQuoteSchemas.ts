import type { Quote, QuoteRequest } from '@fx-gateway/domain/corpay/api/quote.ts';
import * as z from 'zod';
import { toMoneyJson } from '../../amounts/amountData.ts';
import { moneySchema } from '../../amounts/moneySchema.ts';
import type { LiveQuoteSchemas } from '../../checking/liveQuoteSchema.ts';
import { toQuoteRequestJson, quoteRequestSchema } from '../quotes/quoteRequestSchema.ts';

const quoteForm = z.strictObject({
  quoteId: z.string(),
  rate: z.number().default(1),
  settlement: moneySchema,
  payment: moneySchema,
  expiryRemaining: z.number().nullable().default(null),
});

/** Corpay's requests and quotes as JSON. */
export const corpayLiveQuoteSchemas: LiveQuoteSchemas<QuoteRequest, Quote> = {
  path: '/deal/quote',
  request: quoteRequestSchema,
  quote: quoteForm,
  requestData: toQuoteRequestJson,
  quoteData: (given) => ({
    ...given,
    settlement: toMoneyJson(given.settlement),
    payment: toMoneyJson(given.payment),
  }),
};
