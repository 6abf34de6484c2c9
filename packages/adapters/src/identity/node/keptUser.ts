import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { keptToken } from './keptToken.ts';

/** The text of a token is never shown; what cannot be read names nobody. */
const subIn = (token: string): string | null => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'sub' in claims ? String(claims.sub) : null;
  } catch {
    return null;
  }
};

/**
 * The sub of the user whose sign-in a store keeps: renewed tokens, and another sign-in of the same user, have the same.
 * Null where nobody is signed in.
 */
export const keptUser = async (
  store: Pick<KeyValueStore, 'read'>,
  userPoolClientId: string,
): Promise<string | null> => {
  const token = await keptToken(store, userPoolClientId);
  return token === null ? null : subIn(token);
};
