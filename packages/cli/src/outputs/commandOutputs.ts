import * as z from 'zod';
import { integration } from './administrationOutputs.ts';
import { lookOutputs } from './lookOutputs.ts';
import {
  amount,
  beneficiary,
  bookedAt,
  money,
  optionalMoney,
  planned,
  problems,
  rate,
  requestId,
  text,
} from './words.ts';

const quoteTerms = { quoteId: text, rate, settlement: money, payment: money };
const part = z.strictObject({ beneficiary, amount });
const market = z
  .strictObject({ difference: money, percent: rate, ageSeconds: z.number() })
  .nullable()
  .describe('What it costs against the market; null where that cannot be told.');
const ending = { secondsLeft: z.number().nullable(), expiresAt: z.iso.datetime().nullable() };
const deal = { ...quoteTerms, fee: money, total: optionalMoney, beneficiaries: z.array(part) };
const renewal = {
  event: z.enum(['quote', 'renewal', 'booked']),
  before: z.strictObject({ settlement: money, payment: money }).optional(),
  worse: z.boolean().optional(),
  asked: money.optional(),
};

const booked = z.strictObject({
  orderNumber: text,
  quoteId: text,
  settlement: money,
  payment: money,
  beneficiary,
  requestId,
  settled: z.literal(true).optional(),
  repeated: z.literal(true).optional(),
  bookedAt: bookedAt.optional(),
});
const bookedDeal = z.strictObject({ ...deal, dealId: text, reference: text, requestId });
const earlierDeal = bookedDeal.extend({ fee: money.optional(), settled: z.literal(true), bookedAt });

const changedAccount = { accountId: text, email: text };
const changes = { changed: z.boolean().optional(), message: text.optional(), requestId };
const change = <Facts extends z.ZodRawShape>(facts: Facts) =>
  z.union([z.strictObject({ ...facts, ...changes }), planned(z.strictObject(facts))]);
const saved = z.strictObject({
  beneficiary,
  saved: z.boolean(),
  requestId,
  alreadySaved: z.literal(true).optional(),
});
const differences = z.array(z.looseObject({ label: text }));
const record = z.looseObject({});

/**
 * What every command writes with `--json`, by its words: what a script may rely on. A member is added without notice;
 * none is taken away, renamed or given another meaning within a major version. A text says what is no JSON.
 */
export const commandOutputs = {
  ...lookOutputs,
  login: z.strictObject({ email: text, name: text, partner: text }),
  logout: z.strictObject({ signedOut: z.boolean().describe('False where nobody was signed in.') }),
  completion: 'A script for the shell; never JSON.',
  'beneficiaries add': z.union([
    saved,
    planned(record),
    z.strictObject({
      rows: z.array(
        z.strictObject({
          row: z.number(),
          beneficiary: beneficiary
            .nullable()
            .describe('Its id; null where the partner gives one, and it was not saved.'),
          name: text,
          status: z.enum(['saved', 'already-saved', 'refused', 'unknown', 'not-tried']),
          message: text.nullable(),
          requestId: text.nullable(),
        }),
      ),
    }),
    z.strictObject({
      dryRun: z.literal(true),
      would: z.array(record),
      alreadySaved: z.array(
        z.strictObject({
          row: z.number(),
          beneficiary: beneficiary
            .nullable()
            .describe(
              'Its id; null where the partner gives one, for a row that says what one before it says.',
            ),
        }),
      ),
    }),
    problems,
  ]),
  'beneficiaries edit': z.union([
    saved,
    planned(z.strictObject({ beneficiary, changes: differences })),
    problems,
  ]),
  'beneficiaries delete': z.union([
    z.strictObject({ beneficiary, deleted: z.literal(true), requestId }),
    planned(z.strictObject({ delete: beneficiary })),
  ]),
  'quotes request': z.union([
    z.strictObject({ ...quoteTerms, ...ending, market }),
    z.strictObject({ ...deal, market }),
  ]),
  'quotes watch': z
    .union([
      z.strictObject({ ...quoteTerms, ...ending, ...renewal }),
      z.strictObject({ ...deal, ...renewal }),
      z.strictObject({ event: z.literal('booking'), quoteId: text }),
      booked.extend({ event: z.literal('booked') }),
      bookedDeal.extend({ event: z.literal('booked') }),
      earlierDeal.extend({ event: z.literal('booked') }),
    ])
    .describe('One such object a line.'),
  'quotes book': z.union([
    booked,
    bookedDeal,
    earlierDeal,
    planned(
      booked.omit({ orderNumber: true, requestId: true, settled: true, repeated: true, bookedAt: true }),
    ),
    planned(z.strictObject(deal)),
    planned(z.strictObject({ quoteId: text, repeat: z.literal(true) })),
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
      quoteId: text.nullable(),
      orderNumber: text.nullable().optional(),
      dealId: text.nullable().optional(),
      reference: text.optional().describe('By what else its customer knows the deal.'),
      sentAt: z.iso.datetime(),
    }),
  ),
  'orders instruct': z.union([
    z.strictObject({
      orderNumber: text,
      instructed: z.literal(true),
      requestId,
      settled: z.literal(true).optional(),
      sentAt: z.iso.datetime().optional(),
    }),
    planned(
      z.strictObject({
        orderNumber: text,
        payment: z.strictObject({
          beneficiary,
          amount,
          currency: text,
          method: text,
          purpose: text,
          reference: text,
        }),
        settlement: z.strictObject({ account: text, method: text, currency: text }),
        fee: z.strictObject({ account: text, method: text }),
      }),
    ),
  ]),
  'partner authorize': z.strictObject({ authorized: z.literal(true) }),
  'admin assign-role': change({ ...changedAccount, role: text, value: z.boolean() }),
  'admin assign-integration': change({ ...changedAccount, integrationId: text.nullable() }),
  'admin update-integration': change({ ...integration, integrationId: text.nullable() }),
  'sandbox reset': z.union([
    z.strictObject({ reset: z.literal(true) }),
    z.strictObject({ dryRun: z.literal(true) }),
  ]),
  'sandbox mail': z.array(z.strictObject({ to: text, subject: text, code: text.nullable(), at: bookedAt })),
  'sandbox faults': z.union([z.array(record), z.strictObject({ dryRun: z.literal(true) })]),
  'sandbox start': 'The words of the sandbox: its address and its accounts.',
} satisfies Readonly<Record<string, z.ZodType | string>>;

type Outputs = typeof commandOutputs;

/** The words of a command. */
export type Command = keyof Outputs;

type Kept<Data> = Data extends object ? { readonly [Member in keyof Data]: Kept<Data[Member]> } : Data;

/** The data that a command may write; nothing where it is no JSON, anything where its words are not known. */
export type CommandOutput<Words extends Command | null> = Words extends Command
  ? Outputs[Words] extends z.ZodType
    ? Kept<z.output<Outputs[Words]>>
    : never
  : unknown;
