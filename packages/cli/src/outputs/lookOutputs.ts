import * as z from 'zod';
import { administrationOutputs } from './administrationOutputs.ts';
import { doctorOutput } from './doctorOutput.ts';
import { shownQuote } from './shownQuote.ts';
import {
  accountEnding,
  amount,
  beneficiary,
  bookedAt,
  bookingRequestId,
  money,
  optionalMoney,
  rate,
  text,
  timeline,
  uninstructed,
} from './words.ts';

const dealRow = {
  dealId: text,
  reference: text,
  status: text,
  dealState: text,
  bookedAt,
  valueDate: text,
  settlement: money,
  payment: money,
  rate,
  fee: optionalMoney,
  beneficiaries: z.number(),
};

const duplicates = z.array(
  z.strictObject({
    name: text.describe('Who is paid.'),
    payment: money,
    booked: z.array(
      z.strictObject({ number: text.describe('The order or the deal.'), reference: text, bookedAt }),
    ),
  }),
);

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

/** What every command that only looks writes with `--json`, and what checks write, by its words. */
export const lookOutputs = {
  profiles: z.union([
    z.array(
      z.strictObject({
        name: text,
        /** Whose sign-in is kept; null where none is. Whether it still holds, only the service knows. */
        email: text.nullable(),
        /** The client code that the partner gave to this sign-in; null where no token of it is kept. */
        clientCode: text.nullable(),
        /** It may look and change nothing. */
        readOnly: z.boolean(),
        /** Where the configuration of its environment is; null where it remembers none. */
        configuration: text.nullable(),
        /** False where a file of it cannot be read. */
        usable: z.boolean(),
        current: z.boolean(),
      }),
    ),
    z.strictObject({ profile: text, removed: z.literal(true) }).describe('After profiles remove NAME.'),
  ]),
  whoami: z.strictObject({
    email: text,
    name: text,
    sub: text,
    verified: z.boolean(),
    partner: text,
    accountId: text,
    roles: z.array(text),
    organization: text.nullable(),
    environment: z.strictObject({ name: text, kind: z.enum(['sandbox', 'production']) }),
    readOnly: z.boolean().describe('The profile may only look.'),
    clientCode: text.nullable().describe('Null where the partner has none, or does not answer.'),
    open: z
      .array(text)
      .describe('What was sent from this machine and has no answer yet, or none that was told.'),
  }),
  doctor: doctorOutput,
  rates: z.strictObject({ base: text, asOf: z.iso.datetime(), rates: z.record(z.string(), rate.nullable()) }),
  api: z.strictObject({
    service: text,
    status: z.number().nullable().describe('Null where nothing was answered.'),
    requestId: text.nullable(),
    body: z.unknown().describe('As the service wrote it, but for secrets; null where it is no JSON.'),
  }),
  open: z.strictObject({
    address: text,
    opened: z.boolean().describe('False where it was only printed, or no browser is there.'),
  }),
  replay: z.strictObject({
    product: z.strictObject({ version: text, commit: text }),
    client: z.enum(['web', 'cli']),
    partner: text,
    savedAt: z.iso.datetime(),
    states: z.array(replayedState),
    wizards: z.array(z.strictObject({ states: z.array(replayedForm) })),
    calls: z.array(replayedCall),
  }),
  'beneficiaries list': z.array(
    z.union([
      z.strictObject({ beneficiary, name: text, currency: text, bankCountry: text, methods: z.array(text) }),
      z.strictObject({
        beneficiary,
        name: text,
        currency: text,
        classification: text,
        accountEnding: text
          .nullable()
          .describe('The last characters of the account; null where there is none.'),
        paymentReason: text,
        reference: text.nullable().describe('As the partner keeps it; null where there is none.'),
      }),
    ]),
  ),
  'beneficiaries show': z
    .looseObject({})
    .describe('The record, in the form that `beneficiaries edit --file` takes.'),
  'beneficiaries rules': z.looseObject({}).describe("What the partner asks for, in the partner's words."),
  'beneficiaries banks': z.strictObject({ rows: z.array(z.looseObject({})), total: z.number() }),
  'quotes show': shownQuote,
  'orders list': z.array(
    z.strictObject({
      orderNumber: text,
      status: z
        .enum(['awaits-instruction', 'instruction-unknown', 'instructed'])
        .describe('"instruction-unknown" while an instruction that left this machine has no answer.'),
      bookedAt,
      payees: z
        .array(text)
        .nullable()
        .describe('Who is paid; null where the list does not name them: --details does.'),
      references: z
        .array(text)
        .nullable()
        .describe('Of its payments, with --details; null without it, and where it could not be read.'),
      rate: rate.nullable().describe('As references.'),
      fees: z.array(money).nullable().describe('As references.'),
      settlement: optionalMoney.describe('What is sent; null where it is not known.'),
      payment: money,
      uninstructed,
      beneficiaries: z.number(),
    }),
  ),
  'orders show': z.strictObject({
    orderNumber: text,
    bookedAt,
    settlement: money,
    payment: money,
    uninstructed,
    instructedAt: z.iso
      .datetime()
      .nullable()
      .describe('When this machine sent its instruction; null where it did not.'),
    instructionRequestId: text
      .nullable()
      .describe('The id of the answer to that, for support; null where this machine does not know it.'),
    bookingRequestId,
    rate,
    fees: z.array(money),
    payments: z.array(
      z.strictObject({
        name: text,
        bank: text
          .nullable()
          .describe(
            'As it is recorded now; null where it is not known to be that of the account that was paid.',
          ),
        accountEnding,
        availableDate: text,
        reference: text,
        purpose: text
          .nullable()
          .describe(
            'In the words of the partner, or its id where they cannot be read; null where it is not known.',
          ),
        amount,
        currency: text,
        fee: money,
      }),
    ),
    settlements: z.array(
      z.strictObject({ amount, currency: text, isFee: z.boolean(), accountDetails: text }),
    ),
    timeline,
  }),
  'orders duplicates': duplicates.describe('Each payment that may have been made twice, the newest first.'),
  'orders purposes': z.array(z.strictObject({ id: text, text })),
  'orders accounts': z.array(
    z.strictObject({ id: text, text, currency: text, bankName: text, method: text, preferred: z.boolean() }),
  ),
  'deals list': z.array(
    z.strictObject({
      ...dealRow,
      payees: z.array(text).describe('Those that the list of beneficiaries still names.'),
    }),
  ),
  'deals show': z.strictObject({
    ...dealRow,
    payments: z.array(z.strictObject({ beneficiary, name: text, accountEnding, amount, currency: text })),
    bookingRequestId,
    timeline,
  }),
  'deals duplicates': duplicates.describe('As orders duplicates; "number" is the "dealId".'),
  ...administrationOutputs,
  'check split': z.strictObject({ parts: z.array(amount) }),
  'check fees': z.looseObject({ holds: z.boolean() }),
  'check quote': z.looseObject({ bookDeal: z.looseObject({ on: z.boolean() }) }),
  'check wizard': z.looseObject({ holds: z.boolean(), step: text, steps: z.array(z.looseObject({})) }),
  'check error': z.looseObject({
    words: text.nullable(),
    nothingHappened: z.boolean().nullable(),
    holds: z.boolean(),
  }),
  'check beneficiary': z.looseObject({ holds: z.boolean(), reasons: z.array(z.looseObject({})) }),
  'check deal': z.strictObject({ badge: text, colour: text, holds: z.boolean() }),
};
