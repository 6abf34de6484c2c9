import type { OfxAuthorizationCode } from '../api/ofxPorts.ts';
import type { PendingAuthorization } from './authorizationRequest.ts';

/** The query with which the customer came to the dashboard (OFX-AUTH-6); null for what it does not name. */
export type ReturnQuery = {
  readonly code: string | null;
  readonly error: string | null;
  readonly state: string | null;
};

/** What a return means. `none` is an ordinary visit. */
export type AuthorizationReturn =
  | { readonly kind: 'none' }
  | { readonly kind: 'code'; readonly code: OfxAuthorizationCode }
  /** The customer, or the partner, has refused; `error` is the partner's own word. */
  | { readonly kind: 'refused'; readonly error: string }
  /** It answers no authorization that was asked for here: its code is not used. */
  | { readonly kind: 'forged' };

/**
 * Reads a return. `pending` is what was kept when the customer left; it is used up by this return, whatever it says.
 * A code or an error without our own state is not believed (S-97).
 */
export const readAuthorizationReturn = (
  { code, error, state }: ReturnQuery,
  pending: PendingAuthorization | null,
): AuthorizationReturn => {
  if (code === null && error === null) return { kind: 'none' };
  if (pending === null || state !== pending.state) return { kind: 'forged' };
  if (error !== null || code === null) return { kind: 'refused', error: error ?? '' };
  const { redirectUri, codeVerifier } = pending;
  return { kind: 'code', code: { code, redirectUri, codeVerifier } };
};
