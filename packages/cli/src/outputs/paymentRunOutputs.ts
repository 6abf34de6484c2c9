import * as z from 'zod';
import {
  beneficiaryIdSchema,
  dryRunOutputSchema,
  moneyOutputSchema,
  optionalMoneySchema,
  rateOutputSchema,
  requestIdSchema,
  textOutputSchema,
} from './commonOutputSchemas.ts';

const rowNumber = z.number().describe('The row of the file, as a spreadsheet shows it.');
const rowNumbers = z.array(rowNumber);

const plannedDeal = z.strictObject({
  settlementCurrency: textOutputSchema,
  settlementAccount: textOutputSchema.nullable(),
  payment: moneyOutputSchema,
  rows: rowNumbers,
});

/** A file of payments as it was judged. */
const judged = z.strictObject({
  rows: z.array(
    z.strictObject({
      row: rowNumber,
      payee: z
        .strictObject({ id: beneficiaryIdSchema, name: textOutputSchema })
        .nullable()
        .describe('Null while it is not clear who is meant.'),
      amount: optionalMoneySchema.describe(
        'What the payee is to receive, also where something else is wrong; null while amount or currency is not clear.',
      ),
      problems: z
        .array(
          z.strictObject({
            kind: textOutputSchema,
            field: textOutputSchema,
            message: textOutputSchema,
            choices: z.array(z.strictObject({ text: textOutputSchema, label: textOutputSchema })),
          }),
        )
        .describe('Why the row cannot go.'),
      questions: z
        .array(z.strictObject({ kind: textOutputSchema, message: textOutputSchema, tick: textOutputSchema }))
        .describe('What a user has to say yes to before it goes.'),
    }),
  ),
  asks: z
    .array(
      z.strictObject({
        code: textOutputSchema.describe('The error code of a run that nobody answers.'),
        option: textOutputSchema.describe('Answers it where nobody sits at a terminal.'),
        message: textOutputSchema,
        rows: rowNumbers.describe('Empty where it is asked about all of them.'),
      }),
    )
    .describe('What a run of this file asks before it pays, and this call does not answer.'),
  columnsNotRead: z
    .array(textOutputSchema)
    .describe('The columns of the file that are not read, since it is not known what they are.'),
  deals: z.array(plannedDeal),
  purposesNeeded: z.array(
    z.strictObject({
      country: textOutputSchema,
      method: textOutputSchema,
      rows: rowNumbers,
      choices: z.array(z.strictObject({ id: textOutputSchema, text: textOutputSchema })),
    }),
  ),
});

const dealState = z.enum([
  'waiting',
  'refused',
  'unknown',
  'not-instructed',
  'instructed',
  'instructed-otherwise',
  'booked',
  'left-out',
]);

/** What became of a run. */
const report = z
  .strictObject({
    key: textOutputSchema,
    totals: z
      .array(z.strictObject({ received: moneyOutputSchema, sent: moneyOutputSchema }))
      .describe(
        'For each currency and settlement currency: what payees receive of what is paid, and what you send for all that is booked, without fees.',
      ),
    deals: z.array(
      z.strictObject({
        deal: textOutputSchema,
        state: dealState.describe(
          'A deal of a partner that wants an instruction ends as instructed, any other as booked; with unknown nobody knows what became of its last call.',
        ),
        order: textOutputSchema.nullable(),
        payment: moneyOutputSchema,
        settlement: optionalMoneySchema.describe(
          'What you send for it, without a fee; null before it is booked.',
        ),
        fee: optionalMoneySchema.describe(
          'What all of it costs; null where the partner names no fee, not for all of its payments, or could not be asked.',
        ),
        total: optionalMoneySchema.describe(
          'Settlement and fee; null where the fee is not known, or in another currency.',
        ),
        rows: rowNumbers,
      }),
    ),
    rows: z.array(
      z.strictObject({
        row: rowNumber,
        ownId: textOutputSchema,
        payee: textOutputSchema,
        accountEnding: textOutputSchema
          .nullable()
          .describe('The last four characters of the account that is paid; null where it is not known.'),
        amount: optionalMoneySchema,
        written: textOutputSchema
          .nullable()
          .describe('Amount and currency as the row has them, where it has no amount that could be paid.'),
        asPasted: textOutputSchema
          .nullable()
          .describe(
            'What the sheet had said of payee, amount or currency; null where nothing of these was changed, as by no command.',
          ),
        deal: textOutputSchema.nullable().describe('Which deal of the run pays it.'),
        order: textOutputSchema.nullable(),
        reference: textOutputSchema,
        settledFrom: textOutputSchema
          .nullable()
          .describe(
            'The account that its deal is settled from, as you know it; null where no deal pays the row.',
          ),
        orderBeside: textOutputSchema
          .nullable()
          .describe(
            'The order or deal beside the run that pays the same, of a row that the run does not pay; null where none is known.',
          ),
        rate: rateOutputSchema.nullable(),
        rateWords: textOutputSchema
          .nullable()
          .describe(
            'Which way the rate goes: 1 of the settlement currency, and what the payee receives for it.',
          ),
        fee: optionalMoneySchema.describe(
          'Of the payment; null where the partner names none for it, as for a deal of several payments, or could not be asked.',
        ),
        settlement: optionalMoneySchema.describe(
          'What you send for the payment, without a fee; null where its deal pays others too, or nothing was booked.',
        ),
        state: z.enum([...dealState.options, 'not-sent']),
        requestId: requestIdSchema,
        reason: textOutputSchema.nullable(),
      }),
    ),
  })
  .describe(
    'What became of a run. The command that pays ends with 0 only where every row of the file is paid or was left out, and with 7 where a row was not sent.',
  );

const key = textOutputSchema;
const limits = z.array(moneyOutputSchema);

const resumedDryRun = dryRunOutputSchema(
  z.strictObject({
    key,
    deals: z.array(z.strictObject({ deal: textOutputSchema, state: dealState })),
    limits,
  }),
);

/** What the commands of payment runs write with `--json`. */
export const paymentRunOutputs = {
  'payments template': 'A table as CSV; never JSON.',
  'payments check': judged,
  'payments run': z.union([
    report,
    judged,
    resumedDryRun,
    dryRunOutputSchema(z.strictObject({ key, deals: z.array(plannedDeal), limits })),
  ]),
  'payments resume': z.union([report, resumedDryRun]),
  'payments report': report,
};
