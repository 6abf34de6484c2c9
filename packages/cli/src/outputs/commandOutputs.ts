import * as z from 'zod';
import { integrationMembers } from './administrationOutputs.ts';
import { conformanceOutput } from './conformanceOutput.ts';
import { paymentRunOutputs } from './paymentRunOutputs.ts';
import { readOnlyCommandOutputs } from './readOnlyCommandOutputs.ts';
import {
  amountOutputSchema,
  beneficiaryIdSchema,
  bookedAtSchema,
  moneyOutputSchema,
  optionalMoneySchema,
  dryRunOutputSchema,
  problemsOutputSchema,
  rateOutputSchema,
  requestIdSchema,
  textOutputSchema,
} from './commonOutputSchemas.ts';

const quoteTerms = {
  quoteId: textOutputSchema,
  rate: rateOutputSchema,
  settlement: moneyOutputSchema,
  payment: moneyOutputSchema,
};
const part = z.strictObject({ beneficiary: beneficiaryIdSchema, amount: amountOutputSchema });
const market = z
  .strictObject({ difference: moneyOutputSchema, percent: rateOutputSchema, ageSeconds: z.number() })
  .nullable()
  .describe('What it costs against the market; null where that cannot be told.');
const ending = { secondsLeft: z.number().nullable(), expiresAt: z.iso.datetime().nullable() };
const deal = {
  ...quoteTerms,
  fee: moneyOutputSchema,
  total: optionalMoneySchema,
  beneficiaries: z.array(part),
};
const renewal = {
  event: z.enum(['quote', 'renewal', 'booked']),
  before: z.strictObject({ settlement: moneyOutputSchema, payment: moneyOutputSchema }).optional(),
  worse: z.boolean().optional(),
  asked: moneyOutputSchema.optional(),
};

const booked = z.strictObject({
  orderNumber: textOutputSchema,
  quoteId: textOutputSchema,
  settlement: moneyOutputSchema,
  payment: moneyOutputSchema,
  beneficiary: beneficiaryIdSchema,
  requestId: requestIdSchema,
  settled: z.literal(true).optional(),
  repeated: z.literal(true).optional(),
  bookedAt: bookedAtSchema.optional(),
});
const bookedDeal = z.strictObject({
  ...deal,
  dealId: textOutputSchema,
  reference: textOutputSchema,
  requestId: requestIdSchema,
});
const earlierDeal = bookedDeal.extend({
  fee: moneyOutputSchema.optional(),
  settled: z.literal(true),
  bookedAt: bookedAtSchema,
});

const changedAccount = { accountId: textOutputSchema, email: textOutputSchema };
const changes = {
  changed: z.boolean().optional(),
  message: textOutputSchema.optional(),
  requestId: requestIdSchema,
};
const change = <Facts extends z.ZodRawShape>(facts: Facts) =>
  z.union([z.strictObject({ ...facts, ...changes }), dryRunOutputSchema(z.strictObject(facts))]);
const saved = z.strictObject({
  beneficiary: beneficiaryIdSchema,
  saved: z.boolean(),
  requestId: requestIdSchema,
  alreadySaved: z.literal(true).optional(),
});
const differences = z.array(z.looseObject({ label: textOutputSchema }));
const record = z.looseObject({});

/**
 * What every command writes with `--json`, by its words: what a script may rely on. A member is added without notice;
 * none is taken away, renamed or given another meaning within a major version. A text says what is no JSON.
 */
export const commandOutputs = {
  ...readOnlyCommandOutputs,
  ...paymentRunOutputs,
  login: z.strictObject({ email: textOutputSchema, name: textOutputSchema, partner: textOutputSchema }),
  logout: z.strictObject({ signedOut: z.boolean().describe('False where nobody was signed in.') }),
  completion: 'A script for the shell; never JSON.',
  conformance: conformanceOutput,
  'beneficiaries add': z.union([
    saved,
    dryRunOutputSchema(record),
    z.strictObject({
      rows: z.array(
        z.strictObject({
          row: z.number(),
          beneficiary: beneficiaryIdSchema
            .nullable()
            .describe('Its id; null where the partner gives one, and it was not saved.'),
          name: textOutputSchema,
          status: z.enum(['saved', 'already-saved', 'refused', 'unknown', 'not-tried']),
          message: textOutputSchema.nullable(),
          requestId: textOutputSchema.nullable(),
        }),
      ),
    }),
    z.strictObject({
      dryRun: z.literal(true),
      would: z.array(record),
      alreadySaved: z.array(
        z.strictObject({
          row: z.number(),
          beneficiary: beneficiaryIdSchema
            .nullable()
            .describe(
              'Its id; null where the partner gives one, for a row that says what one before it says.',
            ),
        }),
      ),
    }),
    problemsOutputSchema,
  ]),
  'beneficiaries edit': z.union([
    saved,
    dryRunOutputSchema(z.strictObject({ beneficiary: beneficiaryIdSchema, changes: differences })),
    problemsOutputSchema,
  ]),
  'beneficiaries delete': z.union([
    z.strictObject({
      beneficiary: beneficiaryIdSchema,
      deleted: z.literal(true),
      requestId: requestIdSchema,
    }),
    dryRunOutputSchema(z.strictObject({ delete: beneficiaryIdSchema })),
  ]),
  'quotes request': z.union([
    z.strictObject({ ...quoteTerms, ...ending, market }),
    z.strictObject({ ...deal, market }),
  ]),
  'quotes watch': z
    .union([
      z.strictObject({ ...quoteTerms, ...ending, ...renewal }),
      z.strictObject({ ...deal, ...renewal }),
      z.strictObject({ event: z.literal('booking'), quoteId: textOutputSchema }),
      booked.extend({ event: z.literal('booked') }),
      bookedDeal.extend({ event: z.literal('booked') }),
      earlierDeal.extend({ event: z.literal('booked') }),
    ])
    .describe('One such object a line.'),
  'quotes book': z.union([
    booked,
    bookedDeal,
    earlierDeal,
    dryRunOutputSchema(
      booked.omit({ orderNumber: true, requestId: true, settled: true, repeated: true, bookedAt: true }),
    ),
    dryRunOutputSchema(z.strictObject(deal)),
    dryRunOutputSchema(z.strictObject({ quoteId: textOutputSchema, repeat: z.literal(true) })),
  ]),
  'quotes settle': z.array(
    z.strictObject({
      became: z.enum([
        'booked',
        'not-booked',
        'instructed',
        'not-instructed',
        'instructed-differently',
        'instructed-already',
        'settled-elsewhere',
      ]),
      quoteId: textOutputSchema.nullable(),
      orderNumber: textOutputSchema.nullable().optional(),
      dealId: textOutputSchema.nullable().optional(),
      reference: textOutputSchema.optional().describe('By what else its customer knows the deal.'),
      sentAt: z.iso.datetime(),
    }),
  ),
  'orders instruct': z.union([
    z.strictObject({
      orderNumber: textOutputSchema,
      instructed: z.literal(true),
      requestId: requestIdSchema,
      settled: z.literal(true).optional(),
      sentAt: z.iso.datetime().optional(),
    }),
    dryRunOutputSchema(
      z.strictObject({
        orderNumber: textOutputSchema,
        payment: z.strictObject({
          beneficiary: beneficiaryIdSchema,
          amount: amountOutputSchema,
          currency: textOutputSchema,
          method: textOutputSchema,
          purpose: textOutputSchema,
          reference: textOutputSchema,
        }),
        settlement: z.strictObject({
          account: textOutputSchema,
          method: textOutputSchema,
          currency: textOutputSchema,
        }),
        fee: z.strictObject({ account: textOutputSchema, method: textOutputSchema }),
      }),
    ),
  ]),
  'partner authorize': z.strictObject({ authorized: z.literal(true) }),
  'admin assign-role': change({ ...changedAccount, role: textOutputSchema, value: z.boolean() }),
  'admin assign-integration': change({ ...changedAccount, integrationId: textOutputSchema.nullable() }),
  'admin update-integration': change({ ...integrationMembers, integrationId: textOutputSchema.nullable() }),
  'sandbox reset': z.union([
    z.strictObject({ reset: z.literal(true) }),
    z.strictObject({ dryRun: z.literal(true) }),
  ]),
  'sandbox mail': z.array(
    z.strictObject({
      to: textOutputSchema,
      subject: textOutputSchema,
      code: textOutputSchema.nullable(),
      at: bookedAtSchema,
    }),
  ),
  'sandbox faults': z.union([z.array(record), z.strictObject({ dryRun: z.literal(true) })]),
  'sandbox start': 'The words of the sandbox: its address and its accounts.',
} satisfies Readonly<Record<string, z.ZodType | string>>;

type Outputs = typeof commandOutputs;

/** The words of a command. */
export type CommandWords = keyof Outputs;

type Kept<Data> = Data extends object ? { readonly [Member in keyof Data]: Kept<Data[Member]> } : Data;

/** The data that a command may write; nothing where it is no JSON, anything where its words are not known. */
export type CommandOutput<Words extends CommandWords | null> = Words extends CommandWords
  ? Outputs[Words] extends z.ZodType
    ? Kept<z.output<Outputs[Words]>>
    : never
  : unknown;
