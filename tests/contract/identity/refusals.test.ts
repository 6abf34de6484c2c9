import { readFile } from 'node:fs/promises';
import { fileStore, loadConfiguration } from '@fx-gateway/adapters/node';
import { changePassword } from '@fx-gateway/domain/identity/recoverPassword.ts';
import { confirmRegistration } from '@fx-gateway/domain/identity/registerUser.ts';
import { signIn } from '@fx-gateway/domain/identity/signIn.ts';
import { seededPassword } from '@fx-gateway/sandbox';
import { signUp } from 'aws-amplify/auth';
import { createAmplifyContext } from 'aws-amplify';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../harness/outcomes.ts';
import { productWithSandbox } from '../harness/productWithSandbox.ts';

const email = 'corpay@sandbox.test';

// Tokens this short are renewed before every call, here with another refresh token each time.
const product = productWithSandbox({ sessionSeconds: 4, strict: true });

/** The service gives this answer to its operation, as often as said. */
const answerWith = (operation: string, status: number, body: unknown, times = 1): Promise<void> =>
  product.control.faults({ service: 'cognito', operation, fault: 'status', status, body, times });

const operations = async (): Promise<readonly (string | undefined)[]> =>
  (await product.control.journal({ service: 'cognito' })).map(({ operation }) => operation);

const keptOnDisk = async (): Promise<unknown> =>
  JSON.parse(await readFile(product.client.pathOf('tokens.json'), 'utf8'));

describe('a sign-in whose answer is out of the ordinary', () => {
  it('says that tokens are missing, and nobody is signed in (ERR-14)', async () => {
    const services = await product.client.connect();
    await answerWith('RespondToAuthChallenge', 200, { AuthenticationResult: {} });
    expect(await signIn(services.identity, email, seededPassword, null)).toMatchObject({
      type: 'login-failed',
      message: 'Invalid tokens',
    });
    expect(await services.identity.currentUser()).toEqual({ ok: true, value: null });
  });

  it('says that a passkey cannot be had here (ERR-15)', async () => {
    const services = await product.client.connect();
    await answerWith('RespondToAuthChallenge', 200, {
      ChallengeName: 'WEB_AUTHN',
      Session: 'a-session-of-twenty-letters',
      ChallengeParameters: {},
    });
    expect(await signIn(services.identity, email, seededPassword, null)).toMatchObject({
      type: 'login-failed',
      message: 'Invalid passkey authentication options.',
    });
  });

  it('forgets a device that the service does not know, and is tried once more (ERR-16)', async () => {
    const services = await product.client.connect();
    const store = fileStore(product.client.pathOf('tokens.json'));
    await services.identity.signIn(email, seededPassword);
    const current = await services.identity.currentUser();
    const sub = current.ok ? current.value?.sub : undefined;
    const configuration = (await (await fetch(`${product.url}/config.json`)).json()) as {
      readonly identity: { readonly userPoolClientId: string };
    };
    await services.identity.signOut();
    const kept = ['deviceKey', 'deviceGroupKey', 'randomPasswordKey'].map(
      (name) => `CognitoIdentityServiceProvider.${configuration.identity.userPoolClientId}.${sub}.${name}`,
    );
    for (const key of kept) await store.write(key, 'of a device that is gone');
    const before = (await operations()).length;
    await answerWith('RespondToAuthChallenge', 400, {
      __type: 'ResourceNotFoundException',
      message: 'Device does not exist.',
    });
    expect(await services.identity.signIn(email, seededPassword)).toEqual({ ok: true, value: 'DONE' });
    const sent = (await operations()).slice(before);
    expect(sent.filter((operation) => operation === 'RespondToAuthChallenge')).toHaveLength(2);
    expect(await Promise.all(kept.map((key) => store.read(key)))).toEqual([null, null, null]);

    await answerWith(
      'RespondToAuthChallenge',
      400,
      { __type: 'ResourceNotFoundException', message: 'Device does not exist.' },
      2,
    );
    await services.identity.signOut();
    expect(await signIn(services.identity, email, seededPassword, null)).toMatchObject({
      type: 'login-failed',
      message: 'Device does not exist.',
    });
  });
});

describe('a session that the service does not renew', () => {
  it('says so where the password is changed (ERR-13)', async () => {
    const services = await product.client.connect();
    await services.identity.signIn(email, seededPassword);
    await answerWith('GetTokensFromRefreshToken', 400, {
      __type: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    });
    expect(await services.passwords.change(seededPassword, 'A long walk home')).toMatchObject({
      ok: false,
      failure: { message: 'User needs to be authenticated to call this API.' },
    });
    expect(await changePassword(services, email, seededPassword, 'A long walk home')).toEqual([
      { type: 'session-over' },
    ]);
    // The library forgets the session behind its answer.
    await expect.poll(keptOnDisk).toEqual({});
  });
});

describe('a session whose refresh token is exchanged at every renewal', () => {
  it('goes on in processes that renew it at once, and in those that come later', async () => {
    const here = await product.client.signIn();
    const there = await product.client.connect();
    const looks = [here, there, here, there].map((services) => services.identity.currentUser());
    expect((await Promise.all(looks)).map((look) => valueOf(look)?.email)).toEqual(Array(4).fill(email));
    const later = await product.client.connect();
    expect(valueOf(await later.identity.currentUser())?.email).toBe(email);
    const renewals = (await operations()).filter((operation) => operation === 'GetTokensFromRefreshToken');
    expect(renewals.length).toBeGreaterThan(2);
  });
});

describe('a registration that was begun with the wish to be signed in by itself', () => {
  it('is confirmed and ends at the ordinary sign-in (AUTHSTEP-31)', async () => {
    const services = await product.client.connect();
    const configuration = valueOf(await loadConfiguration(`${product.url}/config.json`));
    const { userPoolId, userPoolClientId, userPoolEndpoint = '' } = configuration.identity;
    const username = 'ada@example.test';
    await signUp(
      createAmplifyContext({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } }),
      {
        username,
        password: 'A long walk home',
        options: { userAttributes: { email: username }, autoSignIn: true },
      },
    );
    const code = await product.control.newestCode(username);
    const steps: unknown[] = [];
    const registration = {
      ...services.registration,
      confirm: async (...given: Parameters<typeof services.registration.confirm>) => {
        const step = await services.registration.confirm(...given);
        steps.push(step);
        return step;
      },
    };
    const events = await confirmRegistration({ ...services, registration }, username, code);
    expect(steps).toEqual([{ ok: true, value: 'COMPLETE_AUTO_SIGN_IN' }]);
    expect(events).toEqual([
      { type: 'register-succeeded' },
      { type: 'register-confirm-succeeded', email: username },
    ]);
    expect(await services.identity.signIn(username, 'A long walk home')).toEqual({ ok: true, value: 'DONE' });
  });
});
