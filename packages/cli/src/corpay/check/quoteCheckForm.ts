import * as z from 'zod';
import { currencyForm } from '../../amounts/moneyForm.ts';
import { lockSideForm } from '../quotes/requestForm.ts';
import { beneficiaryForm, draftForm } from './draftForm.ts';
import { failureForm } from './failureForm.ts';
import { liveForm, quoteForm } from './liveForm.ts';

const at = z.number();

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('beneficiary-chosen'), at, beneficiary: beneficiaryForm.nullable() }),
  z.object({ type: z.literal('settlement-currency-chosen'), at, currency: currencyForm }),
  z.object({ type: z.literal('amount-typed'), at, side: lockSideForm, text: z.string() }),
  z.object({ type: z.literal('side-locked'), at, side: lockSideForm }),
  z.object({
    type: z.literal('answered'),
    at,
    ticket: z.number().optional(),
    quote: quoteForm.optional(),
    failure: failureForm.optional(),
  }),
  z.object({
    type: z.literal('polled'),
    at,
    ticket: z.number().optional(),
    seconds: z.number().nullable().optional(),
    failure: failureForm.optional(),
  }),
  z.object({
    type: z.enum([
      'asked-again',
      'token-came',
      'connection-came',
      'press-began',
      'press-ended',
      'booking-began',
      'booking-ended',
      'page-hidden',
      'page-shown',
      'time-passed',
    ]),
    at,
  }),
]);

export const quoteCheckForm = z.object({
  state: z.object({ draft: draftForm, live: liveForm }).nullish(),
  events: z.array(event),
  earlierBookingOpen: z.boolean().default(false),
  expect: z.object({ bookDeal: z.boolean() }).nullish(),
});

export type QuoteCheck = z.infer<typeof quoteCheckForm>;
export type QuoteCheckEvent = QuoteCheck['events'][number];
