import * as z from 'zod';
import { textOutputSchema } from './commonOutputSchemas.ts';

/** What `fxg doctor` writes with `--json`. */
export const doctorOutput = z.strictObject({
  environment: z.strictObject({ name: textOutputSchema, kind: z.enum(['sandbox', 'production']) }),
  conclusion: z.enum(['as-expected', 'differs', 'refused', 'unanswered']).describe('The worst finding.'),
  unjudged: z
    .array(textOutputSchema)
    .describe(
      'What only a sign-in could show, where nobody signed in; a service that the user has not authorized.',
    ),
  causes: z
    .array(
      z.strictObject({
        symptom: textOutputSchema.describe(
          'What tells the cause apart, such as no-such-host; see docs/support.md.',
        ),
        settings: z
          .array(textOutputSchema)
          .describe(
            'What is wrong, by its names: fields of config.json where they are, such as apis.accounts.',
          ),
        cause: textOutputSchema,
        change: textOutputSchema,
      }),
    )
    .describe('What the findings come from, the most likely first.'),
  findings: z.array(
    z.strictObject({
      look: z.enum(['setting', 'cross-origin', 'unsigned', 'answer', 'page']),
      service: textOutputSchema,
      call: textOutputSchema,
      verdict: z
        .enum(['as-expected', 'differs', 'refused', 'unanswered', 'unjudged', 'not-tried'])
        .describe('"unjudged" where no look can tell.'),
      field: textOutputSchema.nullable().describe('What differs: a member, a header or a setting.'),
      why: textOutputSchema.nullable().describe('Why it was not tried, such as moves-money.'),
      note: textOutputSchema.nullable(),
      requestId: textOutputSchema.nullable(),
    }),
  ),
});
