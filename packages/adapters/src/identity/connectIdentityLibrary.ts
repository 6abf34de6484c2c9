import { createAmplifyContext } from 'aws-amplify';
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core';
import { ConsoleLogger, type KeyValueStorageInterface } from 'aws-amplify/utils';
import type { PartnerIndependentConfiguration } from '../configuration/configuration.ts';
import { runWithoutLock, type SignInLock } from './signInLock.ts';
import type { IdentityLibrary } from './identityLibrary.ts';
import { createSharedCredentialsProvider, createSharedTokenProvider } from './sharedProviders.ts';
import { createTokenStore } from './createTokenStore.ts';
import { createMemorySessionStorage, createMemoryStorage, trackStorageWrites } from './tokenStorage.ts';

const authResources = ({ identity }: Pick<PartnerIndependentConfiguration, 'identity'>) => ({
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

const userPoolContext = (auth: ReturnType<typeof authResources>, storage: KeyValueStorageInterface) =>
  createAmplifyContext(
    { Auth: auth },
    { Auth: { tokenProvider: createUserPoolsTokenProvider(auth, storage) } },
  );

/**
 * Sets the library up with user pool, identity pool and the signed APIs, by name. Nothing is shared between two of
 * these, so two people can be signed in within one process. `identityIds` remembers the identity of the pool;
 * `alone` keeps other tabs and processes from renewing the same sign-in meanwhile.
 */
export const connectIdentityLibrary = (
  configuration: Pick<PartnerIndependentConfiguration, 'identity' | 'region'>,
  apis: Readonly<Record<string, string>>,
  keptIn: KeyValueStorageInterface,
  identityIds: KeyValueStorageInterface = createMemoryStorage(),
  alone: SignInLock = runWithoutLock,
): IdentityLibrary => {
  // Failures are answers here; the library's own words for the console could name what only the user may read.
  ConsoleLogger.LOG_LEVEL = 'NONE';
  const storage = trackStorageWrites(keptIn);
  const auth = authResources(configuration);
  const rest = Object.fromEntries(
    Object.entries(apis).map(([name, endpoint]) => [name, { endpoint, region: configuration.region }]),
  );
  const tokens = createSharedTokenProvider(auth, storage, alone);
  const credentials = createSharedCredentialsProvider(configuration.identity.identityPoolId, identityIds);
  const context = createAmplifyContext(
    { Auth: auth, API: { REST: rest } },
    { Auth: { tokenProvider: tokens.provider, credentialsProvider: credentials.provider } },
  );
  const kept = createTokenStore(auth, storage);
  const startOver = async (clear: () => Promise<void>): Promise<void> => {
    tokens.startOver();
    credentials.startOver();
    await clear();
    await context.clearCredentials();
    await storage.settled();
  };
  const forget = (): Promise<void> => startOver(() => kept.clearTokens());
  /** The session of these tokens, in memory alone. */
  const apart = async (session: Awaited<ReturnType<typeof kept.loadTokens>>) => {
    if (session === null) return null;
    const own = createMemorySessionStorage(storage);
    await createTokenStore(auth, own).storeTokens(session);
    return userPoolContext(auth, own);
  };
  return {
    context,
    userPool: createAmplifyContext({ Auth: auth }, { Auth: { tokenProvider: tokens.provider } }),
    attempt: () => {
      const own = createMemorySessionStorage(storage);
      return {
        context: userPoolContext(auth, own),
        adopt: async () => {
          const fresh = await createTokenStore(auth, own).loadTokens();
          const replaced = await kept.loadTokens();
          if (fresh === null) return null;
          // Those of the same user are overwritten: a tab that looks meanwhile never sees that nobody is signed in.
          await (replaced?.username === fresh.username ? startOver(async () => undefined) : forget());
          await kept.storeTokens(fresh);
          return apart(replaced);
        },
      };
    },
    leaving: async () => apart(await kept.loadTokens()),
    kept: async () => (await kept.loadTokens())?.accessToken.toString() ?? null,
    alone,
    forget,
  };
};
