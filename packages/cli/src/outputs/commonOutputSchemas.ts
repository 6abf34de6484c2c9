import * as z from 'zod';

/** The words that mean the same in the output of every command. */
export const textOutputSchema = z.string();

export const amountOutputSchema = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .describe('A decimal with exactly the digits of its currency.');

export const moneyOutputSchema = z.strictObject({ amount: amountOutputSchema, currency: z.string() });

export const optionalMoneySchema = moneyOutputSchema.nullable();

export const uninstructedMoneySchema = optionalMoneySchema.describe(
  'What of payment nobody is instructed to receive, 0 where all of it is; null where that is not known.',
);

export const rateOutputSchema = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .describe('A decimal, as the partner gave it.');

export const beneficiaryIdSchema = z.string().describe('The id of a beneficiary, for --beneficiary.');

export const accountEndingSchema = z
  .string()
  .nullable()
  .describe(
    'The last characters of the account that was paid; null where neither the partner nor this machine knows it.',
  );

export const bookedAtSchema = z
  .string()
  .describe('When, with its zone; a day alone where the partner says no more.');

export const timelineOutputSchema = z
  .array(
    z.strictObject({
      at: z
        .union([z.iso.datetime(), z.iso.date()])
        .describe('A moment in UTC; a day alone where no zone is known.'),
      what: textOutputSchema,
      from: z.enum(['partner', 'this-machine']),
      requestId: z
        .string()
        .optional()
        .describe('By which id the partner knows its answer to that, where this machine knows it.'),
    }),
  )
  .describe('Oldest first. What is known with no moment and no day is not in it.');

export const bookingRequestIdSchema = z
  .string()
  .nullable()
  .describe(
    'By which id the partner knows its answer to the booking; null where this profile does not know it.',
  );

export const requestIdSchema = z
  .string()
  .nullable()
  .describe(
    'By which id the partner knows its answer, for its support; null where this call sent nothing, or it came without one.',
  );

/** What `--dry-run` writes instead. */
export const dryRunOutputSchema = <T extends z.ZodType>(would: T) =>
  z.strictObject({ dryRun: z.literal(true), would });

/** Everything that is wrong with what was given, with exit 2. */
export const problemsOutputSchema = z.strictObject({
  problems: z.array(z.looseObject({ message: z.string() })),
});
