import {
  createAWSCredentialsAndIdentityIdProvider,
  createUserPoolsTokenProvider,
} from 'aws-amplify/adapter-core';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import { sharedWork } from './sharedWork.ts';
import { stoppableStorage } from './tokenStorage.ts';

type Auth = Parameters<typeof createUserPoolsTokenProvider>[0];

/** A provider of the library for whichever session is kept. */
type SharedProvider<P> = {
  readonly provider: P;
  /** Another session begins, or none: what earlier calls still bring is neither kept nor given to later ones. */
  startOver(): void;
};

/** One refresh at a time: the library's own provider for a context would send one for every call that waits. */
export const tokenProvider = (
  auth: Auth,
  storage: KeyValueStorageInterface,
): SharedProvider<ReturnType<typeof createUserPoolsTokenProvider>> => {
  const provider = createUserPoolsTokenProvider(auth, storage);
  const begin = () => {
    const own = stoppableStorage(storage);
    const { getTokens } = createUserPoolsTokenProvider(auth, own);
    return { getTokens, share: sharedWork<Awaited<ReturnType<typeof getTokens>>>(), stop: own.stop };
  };
  let session = begin();
  // The library finds the writer of tokens by this very object, so it is amended and not wrapped.
  provider.getTokens = (options) => {
    const { getTokens, share } = session;
    return share(String(options?.forceRefresh ?? false), () => getTokens(options));
  };
  return {
    provider,
    startOver: () => {
      session.stop();
      session = begin();
    },
  };
};

/** Temporary credentials, asked for once by all calls that wait for them. */
export const credentialsProvider = (
  auth: Auth,
  storage: KeyValueStorageInterface,
): SharedProvider<ReturnType<typeof createAWSCredentialsAndIdentityIdProvider>> => {
  type Provider = ReturnType<typeof createAWSCredentialsAndIdentityIdProvider>;
  const begin = () => {
    const own = stoppableStorage(storage);
    const inner = createAWSCredentialsAndIdentityIdProvider(auth, own);
    return {
      inner,
      share: sharedWork<Awaited<ReturnType<Provider['getCredentialsAndIdentityId']>>>(),
      stop: own.stop,
    };
  };
  let session = begin();
  return {
    provider: {
      getCredentialsAndIdentityId: (options) => {
        const { inner, share } = session;
        return share(`${options.forceRefresh ?? false} ${options.tokens?.idToken?.toString() ?? ''}`, () =>
          inner.getCredentialsAndIdentityId(options),
        );
      },
      clearCredentialsAndIdentityId: () => session.inner.clearCredentialsAndIdentityId(),
    },
    startOver: () => {
      session.stop();
      session = begin();
    },
  };
};
