import * as z from 'zod';
import {
  bookedAtSchema,
  moneyOutputSchema,
  optionalMoneySchema,
  rateOutputSchema,
  textOutputSchema,
} from './commonOutputSchemas.ts';

const wallClock = z.iso.datetime().describe('By the clock of whoever recorded it.');

const replayedState = z.strictObject({
  after: z.number().describe('Milliseconds since the first event.'),
  time: wallClock,
  event: textOutputSchema,
  quote: textOutputSchema.nullable().describe('A stand-in such as quote-1; null where no quote stood there.'),
  rate: rateOutputSchema.nullable(),
  lock: z.enum(['payment', 'settlement']),
  settlement: optionalMoneySchema,
  payment: optionalMoneySchema,
  parts: z.array(optionalMoneySchema).describe('What each of several beneficiaries receives.'),
  fee: optionalMoneySchema,
  total: optionalMoneySchema.describe('With the fee; null without one, or where it is in another currency.'),
  secondsLeft: z
    .number()
    .nullable()
    .describe('The countdown to the renewal; null while it counts to the end.'),
  endsIn: z
    .number()
    .nullable()
    .describe(
      'Seconds until the end of the quote, as a terminal counts them, and a screen where nothing answers.',
    ),
  renewal: textOutputSchema
    .nullable()
    .describe('How the last renewal changed the amount that is not locked.'),
  connection: textOutputSchema.nullable().describe('What was said of a connection that was lost.'),
  failure: textOutputSchema.nullable(),
  bookDeal: z.strictObject({
    on: z.boolean(),
    why: textOutputSchema.nullable(),
    words: textOutputSchema.nullable(),
  }),
  booking: z
    .strictObject({
      became: z.enum([
        'booked',
        'refused',
        'unknown',
        'earlier-open',
        'same-booked',
        'details-unchecked',
        'details-unread',
        'not-kept',
      ]),
      order: textOutputSchema.nullable().describe('A stand-in such as order-1.'),
      deal: textOutputSchema.nullable().describe('A stand-in such as deal-1, at OFX.'),
      failure: textOutputSchema.nullable(),
      settlement: optionalMoneySchema,
      payment: optionalMoneySchema,
    })
    .nullable(),
});

const replayedForm = z.strictObject({
  after: z.number().describe('Milliseconds since the first event.'),
  time: wallClock,
  event: textOutputSchema,
  field: textOutputSchema.nullable().describe('The field that the event was about.'),
  step: textOutputSchema,
  fields: z.array(
    z.strictObject({
      field: textOutputSchema,
      length: z.number().describe('How many characters stood in it; what they were is not recorded.'),
      filled: z.boolean(),
      verdict: z.enum(['right', 'wrong', 'not-judged']),
      message: textOutputSchema
        .nullable()
        .describe('What stood beneath the field; "Refused by the partner." where those were its words.'),
    }),
  ),
  cannotSave: textOutputSchema.nullable(),
  save: textOutputSchema.nullable(),
});

const replayedCall = z.strictObject({
  time: wallClock,
  call: textOutputSchema.describe('As "GET /deal/order/{orderNumber}": without the ids.'),
  became: z
    .enum(['answered', 'lost', 'repeated'])
    .describe('"lost" where no answer came, "repeated" where the same call had been sent before.'),
  status: z.number().nullable(),
  requestId: textOutputSchema.nullable(),
});

const match = z.strictObject({
  booking: textOutputSchema
    .nullable()
    .describe('A stand-in such as order-1; null where no answer said that it was booked.'),
  pressedAt: wallClock,
  settlement: optionalMoneySchema,
  payment: optionalMoneySchema,
  requestIds: z.array(textOutputSchema).describe('Of the calls that booked it.'),
  found: z
    .array(
      z.strictObject({
        number: textOutputSchema.describe('The order or the deal.'),
        bookedAt: bookedAtSchema,
        settlement: optionalMoneySchema.describe('What is sent; null where it is not known.'),
        payment: moneyOutputSchema,
        why: z.array(textOutputSchema).describe('What it has in common with the booking.'),
      }),
    )
    .describe('What it may have become, the likeliest first.'),
});

/** What a recording tells. */
export const replayOutputSchema = z.strictObject({
  product: z.strictObject({ version: textOutputSchema, commit: textOutputSchema }),
  client: z.enum(['web', 'cli']),
  partner: textOutputSchema,
  savedAt: z.iso.datetime(),
  states: z.array(replayedState),
  wizards: z.array(z.strictObject({ states: z.array(replayedForm) })),
  calls: z.array(replayedCall),
  matches: z.array(match).nullable().describe('Each booking that left, with --match; null without it.'),
});
