import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';
import * as z from 'zod/mini';
import { readStoredToken } from './readStoredToken.ts';

const claims = z.object({ sub: z.string() });

/** The text of a token is never shown; what cannot be read names nobody. */
const subIn = (token: string): string | null => {
  try {
    const said = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return claims.parse(JSON.parse(said)).sub;
  } catch {
    return null;
  }
};

/**
 * The sub of the user whose sign-in a store keeps: renewed tokens, and another sign-in of the same user, have the same.
 * Null where nobody is signed in.
 */
export const readStoredUserSub = async (
  store: Pick<KeyValueStore, 'read'>,
  userPoolClientId: string,
): Promise<string | null> => subIn((await readStoredToken(store, userPoolClientId)) ?? '');
