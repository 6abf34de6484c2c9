import * as z from 'zod';
import { dryRunOutputSchema, moneyOutputSchema, textOutputSchema } from './commonOutputSchemas.ts';

/** What `fxg conformance` writes with `--json`. */
export const conformanceOutput = z.union([
  z.strictObject({
    environment: z.strictObject({ name: textOutputSchema, kind: z.enum(['sandbox', 'production']) }),
    partner: textOutputSchema,
    writes: z.boolean().describe('Whether what changes and books was tried.'),
    conclusion: z.enum(['kept', 'broken']).describe('"kept" where every promise that was tried is.'),
    promises: z.array(
      z.strictObject({
        id: textOutputSchema.describe('Stays as it is.'),
        service: textOutputSchema,
        words: textOutputSchema,
        verdict: z.enum(['kept', 'broken', 'not-tried']),
        seen: textOutputSchema.nullable().describe('What was answered, where it is broken.'),
        expected: textOutputSchema.nullable(),
        why: textOutputSchema.nullable().describe('Why it was not tried.'),
        requestId: textOutputSchema.nullable(),
      }),
    ),
    left: z.array(textOutputSchema).describe('What stands at the environment after the run.'),
  }),
  dryRunOutputSchema(
    z.strictObject({
      changes: z.array(textOutputSchema),
      settles: z.array(moneyOutputSchema).describe('Of each deal, without fees.'),
    }),
  ),
]);
