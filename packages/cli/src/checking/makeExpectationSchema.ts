import * as z from 'zod';

/** What a check is expected to come to: one thing at least, and nothing that the check does not know. */
export const makeExpectationSchema = <T extends z.ZodRawShape>(shape: T) =>
  z
    .strictObject(shape)
    .refine((given) => Object.keys(given).length > 0, `says nothing: ${Object.keys(shape).join(', ')}`)
    .nullish();
