import { createAmplifyContext } from 'aws-amplify';
import {
  createAWSCredentialsAndIdentityIdProvider,
  createUserPoolsTokenProvider,
} from 'aws-amplify/adapter-core';
import { DefaultTokenStore } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, type KeyValueStorageInterface } from 'aws-amplify/utils';
import type { SharedConfiguration } from '../configuration/configuration.ts';
import type { IdentityLibrary } from './identityLibrary.ts';
import { sharedWork } from './sharedWork.ts';
import { settlingStorage } from './tokenStorage.ts';

const authResources = ({ identity }: Pick<SharedConfiguration, 'identity'>) => ({
  Cognito: {
    userPoolId: identity.userPoolId,
    userPoolClientId: identity.userPoolClientId,
    identityPoolId: identity.identityPoolId,
    ...(identity.userPoolEndpoint === undefined ? {} : { userPoolEndpoint: identity.userPoolEndpoint }),
    ...(identity.identityPoolEndpoint === undefined
      ? {}
      : { identityPoolEndpoint: identity.identityPoolEndpoint }),
  },
});

/** One refresh at a time: the library's own providers for a context would send one for every call that waits. */
const tokenProvider = (auth: ReturnType<typeof authResources>, storage: KeyValueStorageInterface) => {
  const provider = createUserPoolsTokenProvider(auth, storage);
  const getTokens = provider.getTokens.bind(provider);
  const share = sharedWork<Awaited<ReturnType<typeof getTokens>>>();
  // The library finds the writer of tokens by this very object, so it is amended and not wrapped.
  provider.getTokens = (options) => share(String(options?.forceRefresh ?? false), () => getTokens(options));
  return provider;
};

const credentialsProvider = (auth: ReturnType<typeof authResources>, storage: KeyValueStorageInterface) => {
  const provider = createAWSCredentialsAndIdentityIdProvider(auth, storage);
  const getCredentials = provider.getCredentialsAndIdentityId.bind(provider);
  const share = sharedWork<Awaited<ReturnType<typeof getCredentials>>>();
  provider.getCredentialsAndIdentityId = (options) =>
    share(`${options.forceRefresh ?? false} ${options.tokens?.idToken?.toString() ?? ''}`, () =>
      getCredentials(options),
    );
  return provider;
};

const tokenStore = (auth: ReturnType<typeof authResources>, storage: KeyValueStorageInterface) => {
  const store = new DefaultTokenStore();
  store.setAuthConfig(auth);
  store.setKeyValueStorage(storage);
  return store;
};

/**
 * Sets the library up with user pool, identity pool and the signed APIs, by name. Nothing is shared between two of
 * these, so two people can be signed in within one process.
 */
export const connectLibrary = (
  configuration: Pick<SharedConfiguration, 'identity' | 'region'>,
  apis: Readonly<Record<string, string>>,
  keptIn: KeyValueStorageInterface,
): IdentityLibrary => {
  // Failures are answers here; the library's own words for the console could name what nobody else may read.
  ConsoleLogger.LOG_LEVEL = 'NONE';
  const storage = settlingStorage(keptIn);
  const auth = authResources(configuration);
  const rest = Object.fromEntries(
    Object.entries(apis).map(([name, endpoint]) => [name, { endpoint, region: configuration.region }]),
  );
  const tokens = tokenProvider(auth, storage);
  const context = createAmplifyContext(
    { Auth: auth, API: { REST: rest } },
    { Auth: { tokenProvider: tokens, credentialsProvider: credentialsProvider(auth, storage) } },
  );
  return {
    context,
    userPool: createAmplifyContext({ Auth: auth }, { Auth: { tokenProvider: tokens } }),
    forget: async () => {
      await tokenStore(auth, storage).clearTokens();
      await context.clearCredentials();
      await storage.settled();
    },
  };
};
