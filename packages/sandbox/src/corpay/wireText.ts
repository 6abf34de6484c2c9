import { z } from 'zod';

/** A text of at most so many characters, none of which is a control character: a database keeps no NUL. */
export const wireText = (most: number) =>
  z
    .string({ error: 'This must be a text.' })
    .max(most, { error: `Max length is ${most}` })
    .regex(/^\P{Cc}*$/u, { error: 'Invalid format.' });

/** The same, and not empty. */
export const filledText = (most: number) => wireText(most).min(1, { error: 'Required field.' });
