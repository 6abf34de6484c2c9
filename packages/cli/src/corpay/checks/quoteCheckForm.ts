import * as z from 'zod';
import { currencyForm } from '../../amounts/moneyForm.ts';
import { eventForm } from '../../checking/eventForm.ts';
import { failureForm } from '../../checking/failureForm.ts';
import { at, inOrder, liveEvents } from '../../checking/liveEvents.ts';
import { liveForm } from '../../checking/liveForm.ts';
import { lockSideForm } from '../quotes/requestForm.ts';
import { beneficiaryForm, draftForm } from './draftForm.ts';
import { corpayLiveForms } from './liveForms.ts';

const event = eventForm([
  z.strictObject({ type: z.literal('beneficiary-chosen'), at, beneficiary: beneficiaryForm.nullable() }),
  z.strictObject({ type: z.literal('settlement-currency-chosen'), at, currency: currencyForm }),
  z.strictObject({ type: z.literal('amount-typed'), at, side: lockSideForm, text: z.string() }),
  z.strictObject({ type: z.literal('side-locked'), at, side: lockSideForm }),
  z.strictObject({
    type: z.literal('polled'),
    at,
    ticket: z.number().optional(),
    seconds: z.number().nullable().optional(),
    failure: failureForm(corpayLiveForms.path).optional(),
  }),
  ...liveEvents(corpayLiveForms),
]);

export const quoteCheckForm = z.strictObject({
  partner: z.string().optional(),
  state: z.strictObject({ draft: draftForm, live: liveForm(corpayLiveForms) }).nullish(),
  events: inOrder(event),
  earlierBookingOpen: z.boolean().default(false),
  expect: z.strictObject({ bookDeal: z.boolean() }).nullish(),
});

type QuoteCheck = z.infer<typeof quoteCheckForm>;
export type QuoteCheckEvent = QuoteCheck['events'][number];
