import * as z from 'zod';
import { textOutputSchema } from './commonOutputSchemas.ts';

/** The last line on stderr of every command that does not end with 0. */
export const errorOutput = z.strictObject({
  error: z.strictObject({
    code: textOutputSchema.describe(
      'Short, lower case and stable, or the code of the partner, such as QUOTE_EXPIRED.',
    ),
    message: textOutputSchema,
    hint: textOutputSchema
      .nullable()
      .describe('What to do next, perhaps in several lines; null where there is nothing.'),
    requestId: textOutputSchema
      .nullable()
      .describe('The id of the answer, for support; null where nothing was answered.'),
  }),
});
