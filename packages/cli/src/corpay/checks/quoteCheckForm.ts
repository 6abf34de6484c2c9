import * as z from 'zod';
import { currencyForm } from '../../amounts/moneyForm.ts';
import { eventForm } from '../../checking/eventForm.ts';
import { failureForm } from '../../checking/failureForm.ts';
import {
  eventTimeMsSchema,
  eventsInOrderSchema,
  liveQuoteEventSchemas,
} from '../../checking/liveQuoteEventSchemas.ts';
import { liveQuoteSchema } from '../../checking/liveQuoteSchema.ts';
import { lockSideForm } from '../quotes/requestForm.ts';
import { beneficiaryForm, draftForm } from './draftForm.ts';
import { corpayLiveForms } from './liveForms.ts';

const event = eventForm([
  z.strictObject({
    type: z.literal('beneficiary-chosen'),
    at: eventTimeMsSchema,
    beneficiary: beneficiaryForm.nullable(),
  }),
  z.strictObject({
    type: z.literal('settlement-currency-chosen'),
    at: eventTimeMsSchema,
    currency: currencyForm,
  }),
  z.strictObject({
    type: z.literal('amount-typed'),
    at: eventTimeMsSchema,
    side: lockSideForm,
    text: z.string(),
  }),
  z.strictObject({ type: z.literal('side-locked'), at: eventTimeMsSchema, side: lockSideForm }),
  z.strictObject({
    type: z.literal('polled'),
    at: eventTimeMsSchema,
    ticket: z.number().optional(),
    seconds: z.number().nullable().optional(),
    failure: failureForm(corpayLiveForms.path).optional(),
  }),
  ...liveQuoteEventSchemas(corpayLiveForms),
]);

export const quoteCheckForm = z.strictObject({
  partner: z.string().optional(),
  state: z.strictObject({ draft: draftForm, live: liveQuoteSchema(corpayLiveForms) }).nullish(),
  events: eventsInOrderSchema(event),
  earlierBookingOpen: z.boolean().default(false),
  expect: z.strictObject({ bookDeal: z.boolean() }).nullish(),
});

type QuoteCheck = z.infer<typeof quoteCheckForm>;
export type QuoteCheckEvent = QuoteCheck['events'][number];
