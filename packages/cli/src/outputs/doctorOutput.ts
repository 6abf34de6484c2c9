import * as z from 'zod';
import { text } from './words.ts';

/** What `fxg doctor` writes with `--json`. */
export const doctorOutput = z.strictObject({
  environment: z.strictObject({ name: text, kind: z.enum(['sandbox', 'production']) }),
  conclusion: z.enum(['as-expected', 'differs', 'refused', 'unanswered']).describe('The worst finding.'),
  unjudged: z
    .array(text)
    .describe(
      'What only a sign-in could show, where nobody signed in; a service that the user has not authorized.',
    ),
  causes: z
    .array(
      z.strictObject({
        symptom: text.describe('What tells the cause apart, such as no-such-host; see docs/support.md.'),
        settings: z
          .array(text)
          .describe(
            'What is wrong, by its names: fields of config.json where they are, such as apis.accounts.',
          ),
        cause: text,
        change: text,
      }),
    )
    .describe('What the findings come from, the most likely first.'),
  findings: z.array(
    z.strictObject({
      look: z.enum(['setting', 'cross-origin', 'unsigned', 'answer', 'page']),
      service: text,
      call: text,
      verdict: z
        .enum(['as-expected', 'differs', 'refused', 'unanswered', 'unjudged', 'not-tried'])
        .describe('"unjudged" where no look can tell.'),
      field: text.nullable().describe('What differs: a member, a header or a setting.'),
      why: text.nullable().describe('Why it was not tried, such as moves-money.'),
      note: text.nullable(),
      requestId: text.nullable(),
    }),
  ),
});
