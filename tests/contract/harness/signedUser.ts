import { createAmplifyContext } from 'aws-amplify';
import {
  createAWSCredentialsAndIdentityIdProvider,
  createUserPoolsTokenProvider,
} from 'aws-amplify/adapter-core';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { z } from 'zod';
import { signRequest } from './signRequest.ts';

export type Sent = {
  readonly body?: unknown;
  /** Sent as it is instead of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Received = {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
};

/** A user who is signed in to a sandbox and signs every request. */
export type SignedUser = {
  /** Sends a request to a path below the services' address, e.g. `/services/corpay/token`. */
  send(method: string, path: string, sent?: Sent): Promise<Received>;
};

const pools = z.object({
  region: z.string(),
  identity: z.object({
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    identityPoolId: z.string(),
    userPoolEndpoint: z.string(),
    identityPoolEndpoint: z.string(),
  }),
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

/** Signs a seeded user in through the identity protocols of the sandbox. */
export const signedUser = async (
  url: string,
  email: string,
  password = 'Sandbox-2026',
): Promise<SignedUser> => {
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const { region, identity } = pools.parse(await (await fetch(`${url}/config.json`)).json());
  const auth = { Cognito: identity };
  const storage = storageInMemory();
  const context = createAmplifyContext(
    { Auth: auth },
    {
      Auth: {
        tokenProvider: createUserPoolsTokenProvider(auth, storage),
        credentialsProvider: createAWSCredentialsAndIdentityIdProvider(auth, storage),
      },
    },
  );
  await signIn(context, { username: email, password });
  const { credentials } = await fetchAuthSession(context);
  if (credentials?.sessionToken === undefined) throw new Error(`${email} has no credentials.`);
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  return {
    send: async (method, path, { body, text, headers = {} } = {}) => {
      const target = new URL(path, url);
      const payload = text ?? (body === undefined ? '' : JSON.stringify(body));
      const signed = signRequest(
        {
          method,
          url: target,
          headers: payload === '' ? headers : { 'content-type': 'application/json', ...headers },
          body: payload,
          region,
        },
        { accessKeyId, secretAccessKey, sessionToken },
      );
      const { host: _host, ...sent } = signed;
      const response = await fetch(target, {
        method,
        headers: sent,
        ...(payload === '' ? {} : { body: payload }),
      });
      const answer = await response.text();
      return {
        status: response.status,
        body: answer === '' ? null : JSON.parse(answer),
        headers: response.headers,
      };
    },
  };
};
