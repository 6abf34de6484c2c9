import type { KeyValueStore } from '@fx-gateway/domain/ports/keyValueStore.ts';

/** A token of the user who signed in last, as the identity library keeps it; null where nobody is signed in. */
export const readStoredToken = async (
  store: Pick<KeyValueStore, 'read'>,
  userPoolClientId: string,
  kind: 'accessToken' | 'refreshToken' = 'accessToken',
): Promise<string | null> => {
  const prefix = `CognitoIdentityServiceProvider.${userPoolClientId}`;
  const user = await store.read(`${prefix}.LastAuthUser`);
  return user === null ? null : store.read(`${prefix}.${user}.${kind}`);
};
