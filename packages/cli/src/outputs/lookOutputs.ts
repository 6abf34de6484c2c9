import * as z from 'zod';
import { administrationOutputs } from './administrationOutputs.ts';
import { doctorOutput } from './doctorOutput.ts';
import { replayed } from './replayed.ts';
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
    name: text.describe('Who is paid; empty where it is about whole orders or deals.'),
    payment: money,
    booked: z.array(
      z.strictObject({ number: text.describe('The order or the deal.'), reference: text, bookedAt }),
    ),
    nobodyPaidBy: z.array(text).describe('Those of them, by number, by which nobody is paid yet.'),
  }),
);

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
  replay: replayed,
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
