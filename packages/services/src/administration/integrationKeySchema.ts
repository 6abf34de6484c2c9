import { z } from 'zod';

/** What was copied from the wrong line is no key. */
const clientId = /^\d{5}API_USER$/i;
const integrationId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A key without the blanks around it. */
export const integrationKeySchema = z
  .string('Required field.')
  .trim()
  .min(1, { error: 'Required field.', abort: true })
  .min(8, 'Min length is 8')
  .max(500, 'Max length is 500')
  .regex(/^[\x20-\x7e]*$/, 'Invalid format.')
  .refine((key) => !clientId.test(key), 'This is a client id, not a key.')
  .refine((key) => !integrationId.test(key), 'This is an integration id, not a key.');
