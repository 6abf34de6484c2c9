import { z } from 'zod';
import { filledText } from '../../wire/wireText.ts';

/** The body of the accounts service's token call: how a token is come by, and what it is for (S-92, S-93). */
export const tokenRequest = z.discriminatedUnion(
  'grantType',
  [
    z.strictObject({
      grantType: z.literal('authorization_code'),
      scope: z.literal('payments'),
      code: filledText(200),
      redirectUri: filledText(2_000),
      codeVerifier: filledText(128),
    }),
    z.strictObject({ grantType: z.literal('refresh_token'), scope: z.literal('payments') }),
    z.strictObject({ grantType: z.literal('client_credentials'), scope: z.literal('ofxrates') }),
  ],
  { error: 'This is not a known way to a token.' },
);
