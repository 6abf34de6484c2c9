import { seededPassword, type Sandbox } from '@fx-gateway/sandbox';
import { get, put } from 'aws-amplify/api';
import {
  createAWSCredentialsAndIdentityIdProvider,
  createUserPoolsTokenProvider,
} from 'aws-amplify/adapter-core';
import { fetchAuthSession, fetchUserAttributes, signIn, signOut } from 'aws-amplify/auth';
import { createAmplifyContext } from 'aws-amplify';
import { ConsoleLogger } from 'aws-amplify/utils';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startSandbox } from '../harness/startSandbox.ts';

ConsoleLogger.LOG_LEVEL = 'ERROR';

const configuration = z.object({
  region: z.string(),
  identity: z.object({
    userPoolId: z.string(),
    userPoolClientId: z.string(),
    identityPoolId: z.string(),
    userPoolEndpoint: z.string(),
    identityPoolEndpoint: z.string(),
  }),
  apis: z.object({ accounts: z.string(), corpay: z.string() }),
});

let sandbox: Sandbox;
let url: string;
let config: z.infer<typeof configuration>;

beforeAll(async () => {
  ({ sandbox, url } = await startSandbox());
  config = configuration.parse(await (await fetch(`${url}/config.json`)).json());
});

afterAll(async () => {
  await sandbox.close();
});

beforeEach(async () => {
  await fetch(`${url}/sandbox/reset`, { method: 'POST' });
});

const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: async (key: string) => items.get(key) ?? null,
    setItem: async (key: string, value: string) => void items.set(key, value),
    removeItem: async (key: string) => void items.delete(key),
    clear: async () => items.clear(),
  };
};

/** A client of its own, as a browser or a terminal has one. */
const client = () => {
  const storage = memory();
  const { region, identity, apis } = config;
  const auth = { Cognito: identity };
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

const signedIn = async (email = 'corpay@sandbox.test') => {
  const context = client();
  await signIn(context, { username: email, password: seededPassword });
  return context;
};

const account = async (context: ReturnType<typeof client>) => {
  const { body } = await get(context, { apiName: 'accounts', path: '/account' }).response;
  return await body.json();
};

const journal = async (service: string) => {
  const entries = z.array(
    z.object({ operation: z.string().optional(), path: z.string(), status: z.number() }),
  );
  return entries.parse(await (await fetch(`${url}/sandbox/requests?service=${service}`)).json());
};

/** Signs in with the plain password, which is quick. */
const guess = (password: string) =>
  signIn(client(), {
    username: 'empty@sandbox.test',
    password,
    options: { authFlowType: 'USER_PASSWORD_AUTH' },
  });

describe('the identity service as the client library sees it', () => {
  it('signs a person in with the password proof alone', async () => {
    const result = await signIn(client(), { username: 'Corpay@Sandbox.test', password: seededPassword });

    expect(result).toMatchObject({ isSignedIn: true, nextStep: { signInStep: 'DONE' } });
    const operations = (await journal('cognito')).map(({ operation }) => operation);
    expect(operations.slice(0, 2)).toEqual(['InitiateAuth', 'RespondToAuthChallenge']);
    expect(JSON.stringify(await (await fetch(`${url}/sandbox/requests`)).json())).not.toContain(
      seededPassword,
    );
  });

  it('signs a person in with the plain password when the client chooses so', async () => {
    const result = await signIn(client(), {
      username: 'empty@sandbox.test',
      password: seededPassword,
      options: { authFlowType: 'USER_PASSWORD_AUTH' },
    });

    expect(result.isSignedIn).toBe(true);
  });

  it('gives tokens that the published key set verifies', async () => {
    const { tokens } = await fetchAuthSession(await signedIn());
    const keys = createRemoteJWKSet(new URL(`${String(tokens?.idToken?.payload.iss)}/.well-known/jwks.json`));

    const access = await jwtVerify(tokens?.accessToken.toString() ?? '', keys, { algorithms: ['RS256'] });
    const id = await jwtVerify(tokens?.idToken?.toString() ?? '', keys, {
      audience: config.identity.userPoolClientId,
    });

    expect(access.payload).toMatchObject({ token_use: 'access', username: access.payload.sub });
    expect(access.payload['origin_jti']).toBe(id.payload['origin_jti']);
    expect(id.payload).toMatchObject({
      email: 'corpay@sandbox.test',
      email_verified: true,
      'custom:fxpartner': 'corpay',
    });
  });

  it('tells who is signed in', async () => {
    expect(await fetchUserAttributes(await signedIn())).toMatchObject({
      email: 'corpay@sandbox.test',
      email_verified: 'true',
      preferred_username: 'corpay',
      'custom:fxpartner': 'corpay',
      'custom:so': 'steamchain',
    });
  });

  it.each(['corpay@sandbox.test', 'nobody@sandbox.test'])(
    'refuses a wrong password for %s in the same words',
    async (username) => {
      await expect(signIn(client(), { username, password: 'Sandbox-2025' })).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
    },
  );

  it('locks a name after five wrong passwords in a row, the right one included', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await guess(`wrong-${attempt}`).catch(() => {});

    await expect(guess(seededPassword)).rejects.toMatchObject({
      name: 'TooManyRequestsException',
      message: 'Too many attempts. Please try again later.',
    });
  });

  it('gives fresh tokens for a refresh token', async () => {
    const context = await signedIn();
    const before = await fetchAuthSession(context);
    const after = await fetchAuthSession(context, { forceRefresh: true });

    expect(after.tokens?.accessToken.toString()).not.toBe(before.tokens?.accessToken.toString());
    expect(after.userSub).toBe(before.userSub);
    expect((await journal('cognito')).map(({ operation }) => operation)).toContain(
      'GetTokensFromRefreshToken',
    );
  });

  it('answers a repeated attempt of one call with the first answer', async () => {
    await fetch(`${url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ operation: 'RespondToAuthChallenge', fault: 'reset-after', times: 1 }]),
    });

    const result = await signIn(client(), { username: 'corpay@sandbox.test', password: seededPassword });

    expect(result.isSignedIn).toBe(true);
    const proofs = (await journal('cognito')).filter(
      ({ operation }) => operation === 'RespondToAuthChallenge',
    );
    expect(proofs.map(({ status }) => status)).toEqual([0, 200]);
  });
});

describe('signed requests as the client library sends them', () => {
  it('answers the account of the person whose credentials signed', async () => {
    expect(await account(await signedIn())).toMatchObject({
      userRoles: [],
      settings: { orgName: 'Harbor Lane Imports' },
      partners: [],
      exchanges: [],
    });
    expect(await account(await signedIn('empty@sandbox.test'))).toMatchObject({
      settings: { orgName: 'Blank Page Trading' },
    });
  });

  it('keeps the settings that a signed PUT brings, members that nobody knows included', async () => {
    const context = await signedIn();
    const settings = {
      firstName: 'Zoë',
      lastName: 'Łaska',
      orgName: "O'Neil & Sons (1 + 1 = 2)",
      email: 'zoe@example.test',
      phone: '1',
      address: 'a',
      city: 'b',
      state: 'c',
      zip: '01234',
      favourite: { colour: ['blue'] },
    };

    await put(context, { apiName: 'accounts', path: '/account', options: { body: settings } }).response;

    expect(await account(context)).toMatchObject({ settings });
  });

  it('signs a query with every awkward character', async () => {
    const context = await signedIn();
    const queryParams = { b: "a b+c/d?e=f&g'h(i)*j!~", a: 'é' };

    const { statusCode } = await get(context, {
      apiName: 'accounts',
      path: '/account',
      options: { queryParams },
    }).response;

    expect(statusCode).toBe(200);
  });

  it('refuses the credentials of a session that was signed out elsewhere', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    await account(here);

    await signOut(there, { global: true });

    await expect(account(here)).rejects.toMatchObject({ response: { statusCode: 403 } });
    const { tokens } = await fetchAuthSession(here, { forceRefresh: true });
    expect(tokens).toBeUndefined();
  });

  it('ends one session alone on a plain sign-out', async () => {
    const [here, there] = [await signedIn(), await signedIn()];

    await signOut(there);

    expect((await journal('cognito')).map(({ operation }) => operation)).toContain('RevokeToken');
    expect(await account(here)).toMatchObject({ settings: { orgName: 'Harbor Lane Imports' } });
    await expect(account(there)).rejects.toMatchObject({ response: { statusCode: 403 } });
  });

  it('refuses a request without a signature', async () => {
    const answer = await fetch(`${url}/services/accounts/account`);

    expect(answer.status).toBe(403);
    expect(answer.headers.get('x-amzn-errortype')).toBe('MissingAuthenticationTokenException');
    expect(await answer.json()).toEqual({ message: 'Missing Authentication Token' });
  });
});
