import type { Identifiers } from '../../ports/identifiers.ts';

/** Where the customer authorizes this product with the partner, by the configuration. */
export type AuthorizationPageSettings = {
  readonly authorizeUrl: string;
  readonly clientId: string;
  /** Where the partner sends the customer back: one of its registered addresses. */
  readonly redirectUri: string;
};

/** What must be known when the customer comes back, and is kept until then and no longer. */
export type PendingAuthorization = {
  /** Tells our own return from a forged one (S-97). */
  readonly state: string;
  /** Proves that who brings the code is who asked for it (S-92). */
  readonly codeVerifier: string;
  readonly redirectUri: string;
};

/** The SHA-256 of a text, base64url without padding. */
export type Sha256 = (text: string) => Promise<string>;

/** Where to send the customer, and what to keep meanwhile. */
export type AuthorizationRequest = {
  readonly link: string;
  readonly pending: PendingAuthorization;
};

/** 122 random bits each; two of them make a verifier of 64 characters (RFC 7636 asks for 43 to 128). */
const secret = (identifiers: Identifiers): string =>
  `${identifiers.uuid()}${identifiers.uuid()}`.replaceAll('-', '');

/** Prepares one authorization: a new state, a new verifier and the link to the partner's page (OFX-AUTH-7). */
export const buildAuthorizationRequest = async (
  { authorizeUrl, clientId, redirectUri }: AuthorizationPageSettings,
  identifiers: Identifiers,
  sha256: Sha256,
): Promise<AuthorizationRequest> => {
  const pending = { state: secret(identifiers), codeVerifier: secret(identifiers), redirectUri };
  const query = {
    response_type: 'code',
    client_id: clientId,
    scope: 'payments',
    redirect_uri: redirectUri,
    state: pending.state,
    code_challenge: await sha256(pending.codeVerifier),
    code_challenge_method: 'S256',
  };
  const written = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return { link: `${authorizeUrl}?${written.join('&')}`, pending };
};
