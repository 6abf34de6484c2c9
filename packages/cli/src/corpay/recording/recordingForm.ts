import * as z from 'zod';
import { plainEvents, recordingVersion, type Recording } from '@fx-gateway/domain/corpay/recording';
import { readDecimal } from '@fx-gateway/domain/money';
import { currencyForm } from '../../amounts/moneyForm.ts';
import { failureKinds } from '../check/failureForm.ts';
import { lockSideForm } from '../quotes/requestForm.ts';

const amount = z.string().regex(/^\d{1,15}(?:\.\d{1,4})?$/, 'is no amount');
const moment = z.number();
const count = z.number().int().min(0);

const money = z
  .strictObject({ amount, currency: currencyForm })
  .refine((given) => readDecimal(given.amount, given.currency) !== null, 'is no amount of its currency');

const draft = z.strictObject({
  beneficiaryChosen: z.boolean(),
  settlementCurrency: currencyForm,
  paymentCurrency: currencyForm.nullable(),
  lockSide: lockSideForm,
  settlementAmount: amount.or(z.literal('')),
  paymentAmount: amount.or(z.literal('')),
});

const request = z.strictObject({
  settlementCurrency: currencyForm,
  paymentCurrency: currencyForm,
  lockSide: lockSideForm,
  amount,
});

const quote = z.strictObject({
  quote: z.string().regex(/^quote-\d{1,4}$/, 'is no stand-in such as quote-1'),
  rate: z.number(),
  settlement: money,
  payment: money,
  secondsLeft: z.number().nullable(),
});

const failure = z.strictObject({ kind: z.enum(failureKinds), status: count.max(999).nullable() });

const offer = z.strictObject({ request, quote, expiresAt: moment.nullable() });

const live = z.strictObject({
  status: z.enum(['unitialized', 'loading', 'success', 'error']),
  stale: z.boolean(),
  request: request.nullable(),
  offer: offer.nullable(),
  renewed: offer.nullable(),
  failure: failure.nullable(),
  dueAt: moment.nullable(),
  pollAt: moment.nullable(),
  restsUntil: moment.nullable(),
  asking: z.strictObject({ ticket: count, request, sentAt: moment }).nullable(),
  polling: z.strictObject({ ticket: count, sentAt: moment }).nullable(),
  nextTicket: count,
  byItself: z.boolean(),
  askedAt: moment.nullable(),
  lookedAt: moment.nullable(),
  misses: count,
  held: z.strictObject({ press: z.boolean(), booking: z.boolean(), hidden: z.boolean() }),
});

const inTheWay = z.enum(['journal-unread', 'earlier-booking-open', 'beside-earlier']).nullable();

const booking = z.discriminatedUnion('became', [
  z.strictObject({
    became: z.literal('booked'),
    order: z.string().regex(/^order-\d{1,4}$/, 'is no stand-in such as order-1'),
  }),
  z.strictObject({ became: z.literal('refused'), failure }),
  z.strictObject({ became: z.enum(['unknown', 'earlier-open', 'not-kept']) }),
]);

const at = moment;
const ticket = count;

const event = z.union([
  z.strictObject({ at, type: z.enum(plainEvents) }),
  z.strictObject({ at, type: z.literal('entered'), draft }),
  z.strictObject({ at, type: z.literal('answered'), ticket, quote }),
  z.strictObject({ at, type: z.literal('polled'), ticket, secondsLeft: z.number().nullable() }),
  z.strictObject({ at, type: z.enum(['answered', 'polled']), ticket, failure }),
  z.strictObject({ at, type: z.literal('earlier-bookings'), inTheWay }),
  z.strictObject({ at, type: z.literal('booking-answered'), booking }),
]);

/** Every member that a recording may have: amounts, currencies, rates, moments, kinds and versions (REC-2). */
export const recordingForm: z.ZodType<Recording> = z.strictObject({
  format: z.literal('fx-gateway-recording'),
  version: z.literal(recordingVersion),
  product: z.strictObject({
    version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/, 'is no version'),
    commit: z.string().regex(/^(?:[0-9a-f]{7,40}|unknown)$/, 'is no commit'),
  }),
  client: z.enum(['web', 'cli']),
  partner: z.literal('corpay'),
  savedAt: z.iso.datetime(),
  from: z.strictObject({ running: z.boolean(), draft, live, inTheWay }),
  events: z
    .array(event)
    .min(1)
    .max(1_000)
    .superRefine((events, context) => {
      const back = events.findIndex((next, index) => next.at < (events[index - 1]?.at ?? next.at));
      if (back !== -1)
        context.addIssue({ code: 'custom', path: [back, 'at'], message: 'is before the event before it' });
    }),
});
