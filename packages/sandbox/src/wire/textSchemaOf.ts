import { z } from 'zod';

/** A text of at most so many characters, none of which is a control character or half a character: no database keeps them. */
export const textSchemaOf = (most: number) =>
  z
    .string({ error: 'This must be a text.' })
    .max(most, { error: `Max length is ${most}` })
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Invalid format.' });

/** The same, and not empty. */
export const nonEmptyTextSchemaOf = (most: number) => textSchemaOf(most).min(1, { error: 'Required field.' });
