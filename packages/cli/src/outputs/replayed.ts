import * as z from 'zod';
import { bookedAt, money, optionalMoney, rate, text } from './words.ts';

const wallClock = z.iso.datetime().describe('By the clock of whoever recorded it.');

const replayedState = z.strictObject({
  after: z.number().describe('Milliseconds since the first event.'),
  time: wallClock,
  event: text,
  quote: text.nullable().describe('A stand-in such as quote-1; null where no quote stood there.'),
  rate: rate.nullable(),
  lock: z.enum(['payment', 'settlement']),
  settlement: optionalMoney,
  payment: optionalMoney,
  parts: z.array(optionalMoney).describe('What each of several beneficiaries receives.'),
  fee: optionalMoney,
  total: optionalMoney.describe('With the fee; null without one, or where it is in another currency.'),
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
  renewal: text.nullable().describe('What the last renewal made of the amount that is not locked.'),
  connection: text.nullable().describe('What was said of a connection that was lost.'),
  failure: text.nullable(),
  bookDeal: z.strictObject({ on: z.boolean(), why: text.nullable(), words: text.nullable() }),
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
      order: text.nullable().describe('A stand-in such as order-1.'),
      deal: text.nullable().describe('A stand-in such as deal-1, at OFX.'),
      failure: text.nullable(),
      settlement: optionalMoney,
      payment: optionalMoney,
    })
    .nullable(),
});

const replayedForm = z.strictObject({
  after: z.number().describe('Milliseconds since the first event.'),
  time: wallClock,
  event: text,
  field: text.nullable().describe('The field that the event was about.'),
  step: text,
  fields: z.array(
    z.strictObject({
      field: text,
      length: z.number().describe('How many characters stood in it; what they were is not recorded.'),
      filled: z.boolean(),
      verdict: z.enum(['right', 'wrong', 'not-judged']),
      message: text
        .nullable()
        .describe('What stood beneath the field; "Refused by the partner." where those were its words.'),
    }),
  ),
  cannotSave: text.nullable(),
  save: text.nullable(),
});

const replayedCall = z.strictObject({
  time: wallClock,
  call: text.describe('As "GET /deal/order/{orderNumber}": without the ids.'),
  became: z
    .enum(['answered', 'lost', 'repeated'])
    .describe('"lost" where no answer came, "repeated" where the same call had been sent before.'),
  status: z.number().nullable(),
  requestId: text.nullable(),
});

const match = z.strictObject({
  booking: text
    .nullable()
    .describe('A stand-in such as order-1; null where no answer said that it was booked.'),
  pressedAt: wallClock,
  settlement: optionalMoney,
  payment: optionalMoney,
  requestIds: z.array(text).describe('Of the calls that booked it.'),
  found: z
    .array(
      z.strictObject({
        number: text.describe('The order or the deal.'),
        bookedAt,
        settlement: optionalMoney.describe('What is sent; null where it is not known.'),
        payment: money,
        why: z.array(text).describe('What it has in common with the booking.'),
      }),
    )
    .describe('What it may have become, the likeliest first.'),
});

/** What a recording tells. */
export const replayed = z.strictObject({
  product: z.strictObject({ version: text, commit: text }),
  client: z.enum(['web', 'cli']),
  partner: text,
  savedAt: z.iso.datetime(),
  states: z.array(replayedState),
  wizards: z.array(z.strictObject({ states: z.array(replayedForm) })),
  calls: z.array(replayedCall),
  matches: z.array(match).nullable().describe('Each booking that left, with --match; null without it.'),
});
