import type { PendingAuthorization } from '@fx-gateway/domain/ofx/authorization/authorizationRequest.ts';
import { readAuthorizationReturn } from '@fx-gateway/domain/ofx/authorization/readAuthorizationReturn.ts';
import type { ValidAuthorizationReturn } from './listenForAuthorizationReturn.ts';

const namesReturn = /(?:^|[?&#])(?:code|error)=/;

/**
 * Reads what a user brings back by hand: the whole address of the page to which the partner has led them, or its code
 * alone. An address has to bring back our state. A code alone counts only with the verifier, which no other process knows:
 * the exchange refuses one that was given to somebody else (S-97). Null for anything else.
 */
export const parseTypedAuthorization = (
  typed: string,
  pending: PendingAuthorization,
): ValidAuthorizationReturn | null => {
  const text = typed.trim();
  if (text === '') return null;
  const { redirectUri, codeVerifier } = pending;
  if (!text.includes('://') && !namesReturn.test(text))
    return { kind: 'code', code: { code: text, redirectUri, codeVerifier } };
  const query = new URLSearchParams(text.slice(text.indexOf('?') + 1));
  const returned = readAuthorizationReturn(
    { code: query.get('code'), error: query.get('error'), state: query.get('state') },
    pending,
  );
  return returned.kind === 'code' || returned.kind === 'refused' ? returned : null;
};
