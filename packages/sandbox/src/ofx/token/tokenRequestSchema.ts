import { z } from 'zod';
import { nonEmptyTextSchemaOf } from '../../wire/textSchemaOf.ts';

/** The body of the accounts service's token call: how a token is come by, and what it is for (S-92, S-93). */
export const tokenRequestSchema = z.discriminatedUnion(
  'grantType',
  [
    z.strictObject({
      grantType: z.literal('authorization_code'),
      scope: z.literal('payments'),
      code: nonEmptyTextSchemaOf(200),
      redirectUri: nonEmptyTextSchemaOf(2_000),
      codeVerifier: nonEmptyTextSchemaOf(128),
    }),
    z.strictObject({ grantType: z.literal('refresh_token'), scope: z.literal('payments') }),
    z.strictObject({ grantType: z.literal('client_credentials'), scope: z.literal('ofxrates') }),
  ],
  { error: 'This is not a known way to a token.' },
);
