import { z } from 'zod';

/** What no database keeps and nobody types. */
const plain = /^[^\p{Cc}\p{Cs}]*$/u;

/** A text that has to be there and may be empty, which means nothing. */
export const emptyableTextSchema = z
  .string('Required field.')
  .trim()
  .max(200, 'Max length is 200')
  .regex(plain, 'Invalid format.')
  .transform((text) => (text === '' ? null : text));

/** A text that may be left out or empty, which means the same. */
export const optionalTextSchema = z
  .string('This must be a text.')
  .trim()
  .max(200, 'Max length is 200')
  .regex(plain, 'Invalid format.')
  .optional()
  .transform((text) => (text === undefined || text === '' ? null : text));

/** A moment that may be left out. */
export const optionalMomentSchema = z.iso
  .datetime({ offset: true, error: 'This must be a moment, such as 2026-11-22T12:00:00Z.' })
  .optional()
  .transform((text) => (text === undefined ? null : new Date(text)));

/** An account by its id or by the e-mail of its user. */
export const accountTargetSchemas = { accountId: optionalTextSchema, email: optionalTextSchema };

export type AccountTarget = { readonly accountId: string | null; readonly email: string | null };
