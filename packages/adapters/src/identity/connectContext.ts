import { createAmplifyContext, type AmplifyContext } from 'aws-amplify';
import {
  createAWSCredentialsAndIdentityIdProvider,
  createUserPoolsTokenProvider,
} from 'aws-amplify/adapter-core';
import { ConsoleLogger, type KeyValueStorageInterface } from 'aws-amplify/utils';
import type { Configuration } from '../configuration/configuration.ts';
import { sharedWork } from './sharedWork.ts';

const authResources = ({ identity }: Configuration) => ({
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

/**
 * The identity library for one person: user pool, identity pool and the signed APIs, by name. Contexts do not share
 * anything, so two people can be signed in within one process.
 */
export const connectContext = (
  configuration: Configuration,
  apis: Readonly<Record<string, string>>,
  storage: KeyValueStorageInterface,
): AmplifyContext => {
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const auth = authResources(configuration);
  const rest = Object.fromEntries(
    Object.entries(apis).map(([name, endpoint]) => [name, { endpoint, region: configuration.region }]),
  );
  return createAmplifyContext(
    { Auth: auth, API: { REST: rest } },
    {
      Auth: {
        tokenProvider: tokenProvider(auth, storage),
        credentialsProvider: credentialsProvider(auth, storage),
      },
    },
  );
};
