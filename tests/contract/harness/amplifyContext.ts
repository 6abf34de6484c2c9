import { createAmplifyContext } from 'aws-amplify';
import {
  createAWSCredentialsAndIdentityIdProvider,
  createUserPoolsTokenProvider,
} from 'aws-amplify/adapter-core';
import { ConsoleLogger } from 'aws-amplify/utils';
import { z } from 'zod';

const configuration = z.object({
  region: z.string(),
  identity: z.object({
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    identityPoolId: z.string(),
    userPoolEndpoint: z.string(),
    identityPoolEndpoint: z.string(),
  }),
  apis: z.object({ accounts: z.string() }),
});

const storageInMemory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: async (key: string) => kept.get(key) ?? null,
    setItem: async (key: string, value: string) => void kept.set(key, value),
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
};

/** The client library of the product before a sandbox, with a memory of its own as a browser or a terminal has one. */
export const amplifyContext = async (url: string) => {
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const { region, identity, apis } = configuration.parse(await (await fetch(`${url}/config.json`)).json());
  const auth = { Cognito: identity };
  const storage = storageInMemory();
  return createAmplifyContext(
    { Auth: auth, API: { REST: { accounts: { endpoint: apis.accounts, region } } } },
    {
      Auth: {
        tokenProvider: createUserPoolsTokenProvider(auth, storage),
        credentialsProvider: createAWSCredentialsAndIdentityIdProvider(auth, storage),
      },
    },
  );
};
