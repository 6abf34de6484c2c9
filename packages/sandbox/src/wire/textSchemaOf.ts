import { z } from 'zod';

/**
 * No control character and no half of one, which no database keeps, and none that cannot be seen: joiners that Arabic and
 * the scripts of India are spelled with, and the variants of a sign, are fine.
 */
const readable = /^(?:[^\p{Cc}\p{Cs}\p{DI}\p{Zl}\p{Zp}]|\p{VS}|(?<=[\u0600-\u0dff])[\u200c\u200d])*$/u;

/** A text of at most so many characters, all of which can be read. */
export const textSchemaOf = (most: number) =>
  z
    .string({ error: 'This must be a text.' })
    .max(most, { error: `Max length is ${most}` })
    .regex(readable, { error: 'Invalid format.' });

/** The same, and not empty. */
export const nonEmptyTextSchemaOf = (most: number) => textSchemaOf(most).min(1, { error: 'Required field.' });
