import * as z from 'zod';
import {
  amountOutputSchema,
  beneficiaryIdSchema,
  moneyOutputSchema,
  optionalMoneySchema,
  rateOutputSchema,
  textOutputSchema,
} from './commonOutputSchemas.ts';

/** What became of a quote: where the partner says when it ends, and where it names only whether it holds. */
export const shownQuoteOutputSchema = z.union([
  z.strictObject({
    quoteId: textOutputSchema,
    status: z.enum(['open', 'ended', 'booked', 'booking-unknown']),
    secondsLeft: z.number().nullable(),
    terms: z
      .strictObject({
        rate: rateOutputSchema,
        settlement: moneyOutputSchema,
        payment: moneyOutputSchema,
        lock: z.enum(['payment', 'settlement']),
        beneficiary: beneficiaryIdSchema,
        name: textOutputSchema,
      })
      .nullable(),
    orderNumber: textOutputSchema.nullable(),
  }),
  z.strictObject({
    quoteId: textOutputSchema,
    status: z.enum(['open', 'ended', 'booking-unknown', 'booked']),
    dealId: textOutputSchema
      .nullable()
      .describe('The deal that it became, where it was booked on this machine lately.'),
    reference: textOutputSchema.nullable().describe('As dealId; null also where it is not known.'),
    terms: z
      .strictObject({
        rate: rateOutputSchema,
        settlement: moneyOutputSchema,
        payment: moneyOutputSchema,
        fee: moneyOutputSchema.optional(),
        total: optionalMoneySchema,
        beneficiaries: z.array(
          z.strictObject({ beneficiary: beneficiaryIdSchema, amount: amountOutputSchema }),
        ),
      })
      .nullable()
      .describe('As they were sent from here; null where no booking was.'),
  }),
]);
