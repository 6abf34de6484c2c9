import type { OfxAuthorizationCode } from '@fx-gateway/domain/ofx/api/ofxPorts.ts';
import type { Json } from '../http/signedApi.ts';

/** What the accounts service is sent for a token of OFX, by how the token is come by (S-92, S-93). */
export const ofxTokenBodies = {
  forCode: ({ code, redirectUri, codeVerifier }: OfxAuthorizationCode): Json & object => ({
    grantType: 'authorization_code',
    scope: 'payments',
    code,
    redirectUri,
    codeVerifier,
  }),
  renewed: { grantType: 'refresh_token', scope: 'payments' },
  forRates: { grantType: 'client_credentials', scope: 'ofxrates' },
} as const;
