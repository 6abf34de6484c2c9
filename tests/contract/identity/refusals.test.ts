import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectServices, fileStore, loadConfiguration, type Services } from '@fx-gateway/adapters/node';
import { changePassword, confirmRegistration, signIn } from '@fx-gateway/domain/identity';
import type { KeyValueStore } from '@fx-gateway/domain/ports';
import { seededPassword } from '@fx-gateway/sandbox';
import { signUp } from 'aws-amplify/auth';
import { createAmplifyContext } from 'aws-amplify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeFolder } from '../harness/removeFolder.ts';
import { startSandbox, type StartedSandbox } from '../harness/startSandbox.ts';

const email = 'corpay@sandbox.test';

let folder: string;
let running: StartedSandbox;

type Visit = { readonly services: Services; readonly store: KeyValueStore };

const visit = async (): Promise<Visit> => {
  const configuration = await loadConfiguration(`${running.url}/config.json`);
  if (!configuration.ok) throw new Error(configuration.failure.message);
  const store = fileStore(join(folder, 'tokens.json'));
  return { services: await connectServices(configuration.value, { store }), store };
};

/** The service gives this answer to its operation, as often as said. */
const answerWith = async (operation: string, status: number, body: unknown, times = 1): Promise<void> => {
  const answer = await fetch(`${running.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ service: 'cognito', operation, fault: 'status', status, body, times }]),
  });
  expect(answer.ok).toBe(true);
};

const operations = async (): Promise<readonly string[]> => {
  const answer = await fetch(`${running.url}/sandbox/requests?service=cognito`);
  const entries: readonly { readonly operation: string }[] = await answer.json();
  return entries.map(({ operation }) => operation);
};

const keptOnDisk = async (): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, 'tokens.json'), 'utf8'));

beforeAll(async () => {
  // Tokens this short are renewed before every call.
  running = await startSandbox({ sessionSeconds: 4 });
});
afterAll(() => running.sandbox.close());
beforeEach(async () => {
  await running.sandbox.reset();
  folder = await mkdtemp(join(tmpdir(), 'refusals-'));
});
afterEach(() => removeFolder(folder));

describe('a sign-in whose answer is out of the ordinary', () => {
  it('says that tokens are missing, and nobody is signed in (ERR-14)', async () => {
    const { services } = await visit();
    await answerWith('RespondToAuthChallenge', 200, { AuthenticationResult: {} });
    expect(await signIn(services.identity, email, seededPassword)).toMatchObject({
      type: 'login-failed',
      message: 'Invalid tokens',
    });
    expect(await services.identity.currentUser()).toEqual({ ok: true, value: null });
  });

  it('says that a passkey cannot be had here (ERR-15)', async () => {
    const { services } = await visit();
    await answerWith('RespondToAuthChallenge', 200, {
      ChallengeName: 'WEB_AUTHN',
      Session: 'a-session-of-twenty-letters',
      ChallengeParameters: {},
    });
    expect(await signIn(services.identity, email, seededPassword)).toMatchObject({
      type: 'login-failed',
      message: 'Invalid passkey authentication options.',
    });
  });

  it('forgets a device that the service does not know, and is tried once more (ERR-16)', async () => {
    const { services, store } = await visit();
    await services.identity.signIn(email, seededPassword);
    const current = await services.identity.currentUser();
    const sub = current.ok ? current.value?.sub : undefined;
    const configuration = (await (await fetch(`${running.url}/config.json`)).json()) as {
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
    expect(await signIn(services.identity, email, seededPassword)).toMatchObject({
      type: 'login-failed',
      message: 'Device does not exist.',
    });
  });
});

describe('a session that the service does not renew', () => {
  it('says so where the password is changed (ERR-13)', async () => {
    const { services } = await visit();
    await services.identity.signIn(email, seededPassword);
    await answerWith('GetTokensFromRefreshToken', 400, {
      __type: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    });
    expect(await changePassword(services.passwords, seededPassword, 'A long walk home')).toMatchObject({
      type: 'step-failed',
      message: 'User needs to be authenticated to call this API.',
    });
    // The library forgets the session behind its answer.
    await expect.poll(keptOnDisk).toEqual({});
  });
});

describe('a registration that was begun with the wish to be signed in by itself', () => {
  it('is confirmed and ends at the ordinary sign-in (AUTHSTEP-31)', async () => {
    const { services } = await visit();
    const configuration = await loadConfiguration(`${running.url}/config.json`);
    if (!configuration.ok) throw new Error(configuration.failure.message);
    const { userPoolId, userPoolClientId, userPoolEndpoint = '' } = configuration.value.identity;
    const username = 'ada@example.test';
    await signUp(
      createAmplifyContext({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } }),
      {
        username,
        password: 'A long walk home',
        options: { userAttributes: { email: username }, autoSignIn: true },
      },
    );
    const mails: readonly { readonly code: string }[] = await (
      await fetch(`${running.url}/sandbox/mail?to=${username}`)
    ).json();
    const code = mails[0]?.code ?? '';
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
    expect(events).toEqual([{ type: 'register-confirm-succeeded' }]);
    expect(await services.identity.signIn(username, 'A long walk home')).toEqual({ ok: true, value: 'DONE' });
  });
});
