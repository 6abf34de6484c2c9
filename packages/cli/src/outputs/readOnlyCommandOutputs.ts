import * as z from 'zod';
import { administrationOutputs } from './administrationOutputs.ts';
import { doctorOutput } from './doctorOutput.ts';
import { replayOutputSchema } from './replayOutputSchema.ts';
import { shownQuoteOutputSchema } from './shownQuoteOutputSchema.ts';
import {
  accountEndingSchema,
  amountOutputSchema,
  beneficiaryIdSchema,
  bookedAtSchema,
  bookingRequestIdSchema,
  moneyOutputSchema,
  optionalMoneySchema,
  rateOutputSchema,
  textOutputSchema,
  timelineOutputSchema,
  uninstructedMoneySchema,
} from './commonOutputSchemas.ts';

const dealRow = {
  dealId: textOutputSchema,
  reference: textOutputSchema,
  status: textOutputSchema,
  dealState: textOutputSchema,
  bookedAt: bookedAtSchema,
  valueDate: textOutputSchema,
  settlement: moneyOutputSchema,
  payment: moneyOutputSchema,
  rate: rateOutputSchema,
  fee: optionalMoneySchema,
  beneficiaries: z.number(),
};

const duplicates = z.array(
  z.strictObject({
    name: textOutputSchema.describe('Who is paid; empty where it is about whole orders or deals.'),
    payment: moneyOutputSchema,
    booked: z.array(
      z.strictObject({
        number: textOutputSchema.describe('The order or the deal.'),
        reference: textOutputSchema,
        bookedAt: bookedAtSchema,
      }),
    ),
    nobodyPaidBy: z
      .array(textOutputSchema)
      .describe('Those of them, by number, by which nobody is paid yet.'),
  }),
);

const rateOfDay = z.strictObject({ day: z.iso.date(), rate: rateOutputSchema });

/** What every command that only looks writes with `--json`, and what checks write, by its words. */
export const readOnlyCommandOutputs = {
  profiles: z.union([
    z.array(
      z.strictObject({
        name: textOutputSchema,
        /** Whose sign-in is kept; null where none is. Whether it still holds, only the service knows. */
        email: textOutputSchema.nullable(),
        /** The client code that the partner gave to this sign-in; null where no token of it is kept. */
        clientCode: textOutputSchema.nullable(),
        /** It may look and change nothing. */
        readOnly: z.boolean(),
        /** Where the configuration of its environment is; null where it remembers none. */
        configuration: textOutputSchema.nullable(),
        /** False where a file of it cannot be read. */
        usable: z.boolean(),
        current: z.boolean(),
      }),
    ),
    z
      .strictObject({ profile: textOutputSchema, removed: z.literal(true) })
      .describe('After profiles remove NAME.'),
  ]),
  whoami: z.strictObject({
    email: textOutputSchema,
    name: textOutputSchema,
    sub: textOutputSchema,
    verified: z.boolean(),
    partner: textOutputSchema,
    accountId: textOutputSchema,
    roles: z.array(textOutputSchema),
    organization: textOutputSchema.nullable(),
    environment: z.strictObject({ name: textOutputSchema, kind: z.enum(['sandbox', 'production']) }),
    readOnly: z.boolean().describe('The profile may only look.'),
    clientCode: textOutputSchema.nullable().describe('Null where the partner has none, or does not answer.'),
    open: z
      .array(textOutputSchema)
      .describe('What was sent from this machine and has no answer yet, or none that was told.'),
  }),
  doctor: doctorOutput,
  rates: z.union([
    z.strictObject({
      base: textOutputSchema,
      asOf: z.iso.datetime(),
      rates: z.record(z.string(), rateOutputSchema.nullable()),
    }),
    z
      .strictObject({
        base: textOutputSchema,
        quote: textOutputSchema,
        businessDaysWithoutRate: z.array(textOutputSchema),
        high: rateOfDay,
        low: rateOfDay,
        rates: z.array(rateOfDay).describe('The oldest first.'),
      })
      .describe('With --pair: one rate a day.'),
  ]),
  api: z.strictObject({
    service: textOutputSchema,
    status: z.number().nullable().describe('Null where nothing was answered.'),
    requestId: textOutputSchema.nullable(),
    body: z.unknown().describe('As the service wrote it, but for secrets; null where it is no JSON.'),
  }),
  open: z.strictObject({
    address: textOutputSchema,
    opened: z.boolean().describe('False where it was only printed, or no browser is there.'),
  }),
  replay: replayOutputSchema,
  'beneficiaries list': z.array(
    z.union([
      z.strictObject({
        beneficiary: beneficiaryIdSchema,
        name: textOutputSchema,
        currency: textOutputSchema,
        bankCountry: textOutputSchema,
        methods: z.array(textOutputSchema),
      }),
      z.strictObject({
        beneficiary: beneficiaryIdSchema,
        name: textOutputSchema,
        currency: textOutputSchema,
        classification: textOutputSchema,
        accountEnding: textOutputSchema
          .nullable()
          .describe('The last characters of the account; null where there is none.'),
        paymentReason: textOutputSchema,
        reference: textOutputSchema.nullable().describe('As the partner keeps it; null where there is none.'),
      }),
    ]),
  ),
  'beneficiaries show': z
    .looseObject({})
    .describe('The record, in the form that `beneficiaries edit --file` takes.'),
  'beneficiaries rules': z.looseObject({}).describe("What the partner asks for, in the partner's words."),
  'beneficiaries banks': z.strictObject({ rows: z.array(z.looseObject({})), total: z.number() }),
  'quotes show': shownQuoteOutputSchema,
  'orders list': z.array(
    z.strictObject({
      orderNumber: textOutputSchema,
      status: z
        .enum(['awaits-instruction', 'instruction-unknown', 'instructed'])
        .describe('"instruction-unknown" while an instruction that left this machine has no answer.'),
      bookedAt: bookedAtSchema,
      payees: z
        .array(textOutputSchema)
        .nullable()
        .describe('Who is paid; null where the list does not name them: --details does.'),
      references: z
        .array(textOutputSchema)
        .nullable()
        .describe('Of its payments, with --details; null without it, and where it could not be read.'),
      rate: rateOutputSchema.nullable().describe('As references.'),
      fees: z.array(moneyOutputSchema).nullable().describe('As references.'),
      settlement: optionalMoneySchema.describe('What is sent; null where it is not known.'),
      payment: moneyOutputSchema,
      uninstructed: uninstructedMoneySchema,
      beneficiaries: z.number(),
    }),
  ),
  'orders show': z.strictObject({
    orderNumber: textOutputSchema,
    bookedAt: bookedAtSchema,
    settlement: moneyOutputSchema,
    payment: moneyOutputSchema,
    uninstructed: uninstructedMoneySchema,
    instructedAt: z.iso
      .datetime()
      .nullable()
      .describe('When this machine sent its instruction; null where it did not.'),
    instructionRequestId: textOutputSchema
      .nullable()
      .describe('The id of the answer to that, for support; null where this machine does not know it.'),
    bookingRequestId: bookingRequestIdSchema,
    rate: rateOutputSchema,
    fees: z.array(moneyOutputSchema),
    payments: z.array(
      z.strictObject({
        name: textOutputSchema,
        bank: textOutputSchema
          .nullable()
          .describe(
            'As it is recorded now; null where it is not known to be that of the account that was paid.',
          ),
        accountEnding: accountEndingSchema,
        availableDate: textOutputSchema,
        reference: textOutputSchema,
        purpose: textOutputSchema
          .nullable()
          .describe(
            'In the words of the partner, or its id where they cannot be read; null where it is not known.',
          ),
        amount: amountOutputSchema,
        currency: textOutputSchema,
        fee: moneyOutputSchema,
      }),
    ),
    settlements: z.array(
      z.strictObject({
        amount: amountOutputSchema,
        currency: textOutputSchema,
        isFee: z.boolean(),
        accountDetails: textOutputSchema,
      }),
    ),
    timeline: timelineOutputSchema,
  }),
  'orders duplicates': duplicates.describe('Each payment that may have been made twice, the newest first.'),
  'orders purposes': z.array(z.strictObject({ id: textOutputSchema, text: textOutputSchema })),
  'orders accounts': z.array(
    z.strictObject({
      id: textOutputSchema,
      text: textOutputSchema,
      currency: textOutputSchema,
      bankName: textOutputSchema,
      method: textOutputSchema,
      preferred: z.boolean(),
    }),
  ),
  'deals list': z.array(
    z.strictObject({
      ...dealRow,
      payees: z.array(textOutputSchema).describe('Those that the list of beneficiaries still names.'),
    }),
  ),
  'deals show': z.strictObject({
    ...dealRow,
    payments: z.array(
      z.strictObject({
        beneficiary: beneficiaryIdSchema,
        name: textOutputSchema,
        accountEnding: accountEndingSchema,
        amount: amountOutputSchema,
        currency: textOutputSchema,
      }),
    ),
    bookingRequestId: bookingRequestIdSchema,
    timeline: timelineOutputSchema,
  }),
  'deals duplicates': duplicates.describe('As orders duplicates; "number" is the "dealId".'),
  ...administrationOutputs,
  'check split': z.strictObject({ parts: z.array(amountOutputSchema) }),
  'check fees': z.looseObject({ holds: z.boolean() }),
  'check quote': z.looseObject({ bookDeal: z.looseObject({ on: z.boolean() }) }),
  'check wizard': z.looseObject({
    holds: z.boolean(),
    step: textOutputSchema,
    steps: z.array(z.looseObject({})),
  }),
  'check error': z.looseObject({
    words: textOutputSchema.nullable(),
    nothingHappened: z.boolean().nullable(),
    holds: z.boolean(),
  }),
  'check beneficiary': z.looseObject({ holds: z.boolean(), reasons: z.array(z.looseObject({})) }),
  'check deal': z.strictObject({ badge: textOutputSchema, colour: textOutputSchema, holds: z.boolean() }),
};
