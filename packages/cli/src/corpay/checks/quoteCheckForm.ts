import { plainLiveEvents } from '@fx-gateway/domain/quoting/plainLiveEvents.ts';
import * as z from 'zod';
import { eventForm } from '../../checking/eventForm.ts';
import { currencyForm } from '../../amounts/moneyForm.ts';
import { lockSideForm } from '../quotes/requestForm.ts';
import { beneficiaryForm, draftForm } from './draftForm.ts';
import { failureForm } from './failureForm.ts';
import { liveForm, quoteForm } from './liveForm.ts';

const at = z.number();

const event = eventForm([
  z.strictObject({ type: z.literal('beneficiary-chosen'), at, beneficiary: beneficiaryForm.nullable() }),
  z.strictObject({ type: z.literal('settlement-currency-chosen'), at, currency: currencyForm }),
  z.strictObject({ type: z.literal('amount-typed'), at, side: lockSideForm, text: z.string() }),
  z.strictObject({ type: z.literal('side-locked'), at, side: lockSideForm }),
  z.strictObject({
    type: z.literal('answered'),
    at,
    ticket: z.number().optional(),
    quote: quoteForm.optional(),
    failure: failureForm.optional(),
  }),
  z.strictObject({
    type: z.literal('polled'),
    at,
    ticket: z.number().optional(),
    seconds: z.number().nullable().optional(),
    failure: failureForm.optional(),
  }),
  z.strictObject({
    type: z.enum(plainLiveEvents),
    at,
  }),
]);

export const quoteCheckForm = z.strictObject({
  partner: z.string().optional(),
  state: z.strictObject({ draft: draftForm, live: liveForm }).nullish(),
  events: z.array(event).superRefine((events, context) => {
    const back = events.findIndex(({ at: moment }, index) => moment < (events[index - 1]?.at ?? moment));
    if (back !== -1)
      context.addIssue({ code: 'custom', path: [back, 'at'], message: 'is before the event before it' });
  }),
  earlierBookingOpen: z.boolean().default(false),
  expect: z.strictObject({ bookDeal: z.boolean() }).nullish(),
});

type QuoteCheck = z.infer<typeof quoteCheckForm>;
export type QuoteCheckEvent = QuoteCheck['events'][number];
