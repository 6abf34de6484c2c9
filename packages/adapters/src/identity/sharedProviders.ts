import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core';
import { CognitoAWSCredentialsAndIdentityIdProvider } from 'aws-amplify/auth/cognito';
import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import type { SignInLock } from './signInLock.ts';
import { identityFailure } from './identityFailure.ts';
import { createIdentityIds } from './identityIds.ts';
import { makeRenewingTokenGetter } from './makeRenewingTokenGetter.ts';
import { createInFlightWorkSharer } from './createInFlightWorkSharer.ts';
import { makeStoppableStorage } from './tokenStorage.ts';

type Auth = Parameters<typeof createUserPoolsTokenProvider>[0];
type CredentialsProvider = Pick<
  CognitoAWSCredentialsAndIdentityIdProvider,
  'getCredentialsAndIdentityId' | 'clearCredentialsAndIdentityId'
>;
type CredentialsOptions = Parameters<CredentialsProvider['getCredentialsAndIdentityId']>[0];

/** A provider of the library for whichever session is kept. */
type SharedProvider<P> = {
  readonly provider: P;
  /** Another session begins, or none: what earlier calls still bring is neither kept nor given to later ones. */
  startOver(): void;
};

/** One refresh at a time: the library's own provider for a context would send one for every call that waits. */
export const createSharedTokenProvider = (
  auth: Auth,
  storage: KeyValueStorageInterface,
  alone: SignInLock,
): SharedProvider<ReturnType<typeof createUserPoolsTokenProvider>> => {
  const provider = createUserPoolsTokenProvider(auth, storage);
  const begin = () => {
    const own = makeStoppableStorage(storage);
    const getTokens = makeRenewingTokenGetter(auth, own, alone);
    return {
      getTokens,
      share: createInFlightWorkSharer<Awaited<ReturnType<typeof getTokens>>>(),
      stop: own.stop,
    };
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

/** How the service says that a user does not have the identity that was remembered. */
const unknownIdentity = new Set(['NotAuthorizedException', 'ResourceNotFoundException']);

/**
 * Temporary credentials, asked for once by all calls that wait for them, for an identity that is remembered in
 * `identityIds`.
 */
export const createSharedCredentialsProvider = (
  identityPoolId: string,
  identityIds: KeyValueStorageInterface,
): SharedProvider<CredentialsProvider> => {
  const begin = () => {
    const own = makeStoppableStorage(identityIds);
    const openFor = (sub: string) => {
      const ids = createIdentityIds(sub, identityPoolId, own);
      return { sub, ids, inner: new CognitoAWSCredentialsAndIdentityIdProvider(ids) };
    };
    let open = openFor('');
    const clear = async (): Promise<void> => {
      const { ids } = open;
      open = openFor('');
      await ids.clearIdentityId();
    };
    const ask = async (options: CredentialsOptions) => {
      const sub = options.tokens?.idToken?.payload.sub ?? '';
      if (open.sub !== sub) open = openFor(sub);
      const { ids, inner } = open;
      const known = await ids.loadIdentityId();
      try {
        return await inner.getCredentialsAndIdentityId(options);
      } catch (error) {
        if (known === null || !unknownIdentity.has(identityFailure(error).name)) throw error;
        await ids.clearIdentityId();
        return inner.getCredentialsAndIdentityId(options);
      }
    };
    return { ask, clear, share: createInFlightWorkSharer<Awaited<ReturnType<typeof ask>>>(), stop: own.stop };
  };
  let session = begin();
  return {
    provider: {
      getCredentialsAndIdentityId: (options) => {
        const { ask, share } = session;
        return share(`${options.forceRefresh ?? false} ${options.tokens?.idToken?.toString() ?? ''}`, () =>
          ask(options),
        );
      },
      clearCredentialsAndIdentityId: () => session.clear(),
    },
    startOver: () => {
      session.stop();
      session = begin();
    },
  };
};
