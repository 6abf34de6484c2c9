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
import { ofxLiveQuoteSchemas, ofxSideSchema } from './ofxLiveQuoteSchemas.ts';
import { ofxBeneficiaryInputSchema, ofxDraftSchema } from './ofxDraftSchema.ts';

const text = z.string();

const event = eventUnionSchema([
  z.strictObject({
    type: z.literal('beneficiaries-chosen'),
    at: eventTimeMsSchema,
    beneficiaries: z.array(ofxBeneficiaryInputSchema),
    lastSent: text.nullable().default(null),
  }),
  z.strictObject({ type: z.literal('buy-currency-chosen'), at: eventTimeMsSchema, currency: currencySchema }),
  z.strictObject({ type: z.literal('buy-typed'), at: eventTimeMsSchema, text }),
  z.strictObject({ type: z.literal('sell-total-typed'), at: eventTimeMsSchema, text }),
  z.strictObject({ type: z.literal('part-typed'), at: eventTimeMsSchema, beneficiaryId: text, text }),
  z.strictObject({ type: z.literal('side-focused'), at: eventTimeMsSchema, side: ofxSideSchema }),
  z.strictObject({
    type: z.literal('polled'),
    at: eventTimeMsSchema,
    ticket: z.number().optional(),
    stale: z.boolean().default(false),
    failure: callFailureSchema(ofxLiveQuoteSchemas.path).optional(),
  }),
  ...liveQuoteEventSchemas(ofxLiveQuoteSchemas),
]);

export const ofxQuoteCheckInputSchema = z.strictObject({
  partner: z.string().optional(),
  state: z.strictObject({ draft: ofxDraftSchema, live: liveQuoteSchema(ofxLiveQuoteSchemas) }).nullish(),
  events: eventsInOrderSchema(event),
  earlierBookingOpen: z.boolean().default(false),
  expect: z.strictObject({ bookDeal: z.boolean() }).nullish(),
});

type OfxQuoteCheck = z.infer<typeof ofxQuoteCheckInputSchema>;
export type OfxQuoteReplayEvent = OfxQuoteCheck['events'][number];
