import { z } from 'zod';
import { nonEmptyTextSchemaOf } from '../../wire/textSchemaOf.ts';

/** The body of POST payments/deals (OFX-DEAL-3, OFX-DEAL-4). */
export const dealRequestSchema = z.strictObject({
  quoteId: nonEmptyTextSchemaOf(64),
  beneficiaries: z
    .array(
      z.strictObject({
        beneficiaryId: nonEmptyTextSchemaOf(64),
        amount: z.number({ error: 'This must be a number.' }).positive({ error: 'This must be above 0.' }),
      }),
    )
    .min(1, { error: 'There must be a beneficiary.' })
    .max(100, { error: 'There must not be more than 100 beneficiaries.' }),
  fundingSource: z.literal('Direct Debit', { error: 'This must be Direct Debit.' }),
});

export type DealRequest = z.infer<typeof dealRequestSchema>;
