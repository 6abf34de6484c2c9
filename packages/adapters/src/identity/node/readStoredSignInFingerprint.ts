import { createHash } from 'node:crypto';
import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import { readStoredToken } from './readStoredToken.ts';

/**
 * What tells the sign-in in a store from every other one: another user, another sign-in of the same, renewed tokens.
 * Null where nobody is signed in. It tells nothing of the tokens.
 */
export const readStoredSignInFingerprint = async (
  store: Pick<KeyValueStore, 'read'>,
  userPoolClientId: string,
): Promise<string | null> => {
  const token = await readStoredToken(store, userPoolClientId);
  return token === null
    ? null
    : createHash('sha256').update(`${userPoolClientId} ${token}`).digest('base64url');
};
