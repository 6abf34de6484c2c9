import { seededPassword } from '@fx-gateway/sandbox';
import { get, put } from 'aws-amplify/api';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amplifyContext } from '../harness/amplifyContext.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';

let started: StartedSandbox;

beforeAll(async () => {
  started = await startSandbox();
});
afterAll(() => started.sandbox.close());
beforeEach(() => started.sandbox.reset());

const library = () => amplifyContext(started.url);

const signedIn = async (email = 'corpay@sandbox.test') => {
  const context = await library();
  await signIn(context, { username: email, password: seededPassword });
  return context;
};

const operations = async () =>
  (await started.control.journal({ service: 'cognito' })).map(({ operation }) => operation);

const account = async (context: Awaited<ReturnType<typeof library>>) => {
  const { body } = await get(context, { apiName: 'accounts', path: '/account' }).response;
  return await body.json();
};

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

    expect(await operations()).toContain('RevokeToken');
    expect(await account(here)).toMatchObject({ settings: { orgName: 'Harbor Lane Imports' } });
    await expect(account(there)).rejects.toMatchObject({ response: { statusCode: 403 } });
  });

  it('refuses a request without a signature', async () => {
    const answer = await fetch(`${started.url}/services/accounts/account`);

    expect(answer.status).toBe(403);
    expect(answer.headers.get('x-amzn-errortype')).toBe('MissingAuthenticationTokenException');
    expect(await answer.json()).toEqual({ message: 'Missing Authentication Token' });
  });
});
