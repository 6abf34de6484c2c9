import { DefaultTokenStore } from 'aws-amplify/auth/cognito';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';

type AuthConfiguration = Parameters<DefaultTokenStore['setAuthConfig']>[0];

/** The library's own keeper of tokens, over a storage. */
export const createTokenStore = (
  auth: AuthConfiguration,
  storage: KeyValueStorageInterface,
): DefaultTokenStore => {
  const store = new DefaultTokenStore();
  store.setAuthConfig(auth);
  store.setKeyValueStorage(storage);
  return store;
};
