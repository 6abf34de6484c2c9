import * as z from 'zod';
import { currencySchema } from '../../amounts/moneySchema.ts';
import { eventUnionSchema } from '../../checking/eventUnionSchema.ts';
import { callFailureSchema } from '../../checking/callFailureSchema.ts';
import {
  eventTimeMsSchema,
  eventsInOrderSchema,
  liveQuoteEventSchemas,
} from '../../checking/liveQuoteEventSchemas.ts';
import { liveQuoteSchema } from '../../checking/liveQuoteSchema.ts';
import { lockSideSchema } from '../quotes/quoteRequestSchema.ts';
import { beneficiarySummarySchema, quoteDraftSchema } from './quoteDraftSchema.ts';
import { corpayLiveQuoteSchemas } from './corpayLiveQuoteSchemas.ts';

const event = eventUnionSchema([
  z.strictObject({
    type: z.literal('beneficiary-chosen'),
    at: eventTimeMsSchema,
    beneficiary: beneficiarySummarySchema.nullable(),
  }),
  z.strictObject({
    type: z.literal('settlement-currency-chosen'),
    at: eventTimeMsSchema,
    currency: currencySchema,
  }),
  z.strictObject({
    type: z.literal('amount-typed'),
    at: eventTimeMsSchema,
    side: lockSideSchema,
    text: z.string(),
  }),
  z.strictObject({ type: z.literal('side-locked'), at: eventTimeMsSchema, side: lockSideSchema }),
  z.strictObject({
    type: z.literal('polled'),
    at: eventTimeMsSchema,
    ticket: z.number().optional(),
    seconds: z.number().nullable().optional(),
    failure: callFailureSchema(corpayLiveQuoteSchemas.path).optional(),
  }),
  ...liveQuoteEventSchemas(corpayLiveQuoteSchemas),
]);

export const corpayQuoteCheckInputSchema = z.strictObject({
  partner: z.string().optional(),
  state: z.strictObject({ draft: quoteDraftSchema, live: liveQuoteSchema(corpayLiveQuoteSchemas) }).nullish(),
  events: eventsInOrderSchema(event),
  earlierBookingOpen: z.boolean().default(false),
  expect: z.strictObject({ bookDeal: z.boolean() }).nullish(),
});

type QuoteCheck = z.infer<typeof corpayQuoteCheckInputSchema>;
export type CorpayQuoteCheckInputEvent = QuoteCheck['events'][number];
