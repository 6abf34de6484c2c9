import { z } from 'zod';
import { nonEmptyTextSchemaOf } from '../../wire/textSchemaOf.ts';

const secret = nonEmptyTextSchemaOf(200);

/** What is sent to the token address, beside the credentials of the application (RFC 6749, 4.1.3, 4.4.2 and 6). */
export const tokenFormSchema = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: secret,
    redirect_uri: nonEmptyTextSchemaOf(2_000),
    code_verifier: nonEmptyTextSchemaOf(128),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    refresh_token: secret,
    scope: z.literal('payments').optional(),
  }),
  z.object({ grant_type: z.literal('client_credentials'), scope: z.literal('ofxrates') }),
]);
