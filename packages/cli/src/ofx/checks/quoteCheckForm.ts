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
import { ofxLiveForms, sideForm } from './liveForms.ts';
import { ofxBeneficiaryForm, ofxDraftForm } from './ofxDraftForm.ts';

const text = z.string();

const event = eventForm([
  z.strictObject({
    type: z.literal('beneficiaries-chosen'),
    at: eventTimeMsSchema,
    beneficiaries: z.array(ofxBeneficiaryForm),
    lastSent: text.nullable().default(null),
  }),
  z.strictObject({ type: z.literal('buy-currency-chosen'), at: eventTimeMsSchema, currency: currencyForm }),
  z.strictObject({ type: z.literal('buy-typed'), at: eventTimeMsSchema, text }),
  z.strictObject({ type: z.literal('sell-total-typed'), at: eventTimeMsSchema, text }),
  z.strictObject({ type: z.literal('part-typed'), at: eventTimeMsSchema, beneficiaryId: text, text }),
  z.strictObject({ type: z.literal('side-focused'), at: eventTimeMsSchema, side: sideForm }),
  z.strictObject({
    type: z.literal('polled'),
    at: eventTimeMsSchema,
    ticket: z.number().optional(),
    stale: z.boolean().default(false),
    failure: failureForm(ofxLiveForms.path).optional(),
  }),
  ...liveQuoteEventSchemas(ofxLiveForms),
]);

export const ofxQuoteCheckForm = z.strictObject({
  partner: z.string().optional(),
  state: z.strictObject({ draft: ofxDraftForm, live: liveQuoteSchema(ofxLiveForms) }).nullish(),
  events: eventsInOrderSchema(event),
  earlierBookingOpen: z.boolean().default(false),
  expect: z.strictObject({ bookDeal: z.boolean() }).nullish(),
});

type OfxQuoteCheck = z.infer<typeof ofxQuoteCheckForm>;
export type OfxQuoteCheckEvent = OfxQuoteCheck['events'][number];
