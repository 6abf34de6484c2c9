import { z } from 'zod';

/** A text of so many characters, not empty; a database keeps no NUL. */
export const textSchemaUpTo = (most: number) =>
  z
    .string('must be a text')
    .min(1, 'must not be empty')
    .max(most, `must not be longer than ${most}`)
    .refine((text) => !text.includes('\0'), 'must not contain NUL');

/** The name that a user goes by: the e-mail, or the sub that the service gave. */
export const usernameSchema = textSchemaUpTo(128);

/** A password before the policy has looked at it. */
export const passwordSchema = textSchemaUpTo(1_024);

export const codeSchema = textSchemaUpTo(2_048);

export const tokenSchema = textSchemaUpTo(8_192);
