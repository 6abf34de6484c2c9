import { z } from 'zod';

const textUpTo = (most: number) =>
  z
    .string({ error: 'Required field.' })
    .min(1, 'Required field.')
    .max(most, `Max length is ${most}`)
    // As OAuth writes codes and addresses (RFC 6749, appendix A).
    .regex(/^[\x20-\x7e]*$/, 'Invalid format.');

/** The body of the token call: how a token is come by, and what it is for (S-92, S-93). */
export const tokenRequestSchema = z.discriminatedUnion(
  'grantType',
  [
    z.strictObject({
      grantType: z.literal('authorization_code'),
      scope: z.literal('payments'),
      code: textUpTo(2_000),
      redirectUri: textUpTo(2_000),
      codeVerifier: textUpTo(128),
    }),
    z.strictObject({ grantType: z.literal('refresh_token'), scope: z.literal('payments') }),
    z.strictObject({ grantType: z.literal('client_credentials'), scope: z.literal('ofxrates') }),
  ],
  { error: 'This is not a known way to a token.' },
);

export type TokenRequest = z.infer<typeof tokenRequestSchema>;
