import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../createSandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Fault } from './fault.ts';
import { seededPassword } from '../../users/seededUsers.ts';

let sandbox: Sandbox;
let url: string;

beforeAll(async () => {
  sandbox = await createSandbox();
  ({ url } = await sandbox.listen());
}, 60_000);

afterAll(() => sandbox.close());

beforeEach(() => sandbox.reset());

const given = async (...faults: readonly Fault[]) => {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/sandbox/faults`, { method: 'POST', headers, body: JSON.stringify(faults) });
};

const keySet = () => fetch(`${url}/services/cognito/us-west-2_Sandbox01/.well-known/jwks.json`);

const signIn = (password = seededPassword) =>
  fetch(`${url}/services/cognito`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: '4sandboxfxgatewayclient01',
      AuthParameters: { USERNAME: 'corpay@sandbox.test', PASSWORD: password },
    }),
  });

const journal = async () => {
  const entries: { status: number }[] = await (await fetch(`${url}/sandbox/requests`)).json();
  return entries.map(({ status }) => status);
};

describe('a fault', () => {
  it('answers with the status and body that were asked for, as often as was asked', async () => {
    await given({ fault: 'status', status: 429, body: { message: 'Slow down.' }, times: 2 });

    const answers = [await keySet(), await keySet(), await keySet()];

    expect(answers.map(({ status }) => status)).toEqual([429, 429, 200]);
    expect(await answers[0]?.json()).toEqual({ message: 'Slow down.' });
    expect(answers[0]?.headers.get('x-amzn-requestid')).toBeTruthy();
  });

  it('strikes only what it names, the oldest first', async () => {
    await given(
      { fault: 'status', status: 500, service: 'accounts' },
      { fault: 'status', status: 501, operation: 'GetUser' },
      { fault: 'status', status: 502, method: 'POST', path: '/us-west-2' },
      { fault: 'status', status: 503, path: '/us-west-2_', times: 1 },
      { fault: 'status', status: 504 },
    );

    expect([(await keySet()).status, (await keySet()).status]).toEqual([503, 504]);
    expect((await fetch(`${url}/services/accounts/account`)).status).toBe(500);

    await fetch(`${url}/sandbox/faults`, { method: 'DELETE' });
    expect((await keySet()).status).toBe(200);
  });

  it('waits before the call is handled', async () => {
    await given({ fault: 'delay', delayMs: 200 });

    const began = performance.now();
    expect((await keySet()).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(195);
  });

  it('lets go of the calls that it delays when the faults are cleared', async () => {
    await given({ fault: 'delay', delayMs: 600_000, times: 1 });

    const delayed = keySet();
    await expect.poll(async () => (await fetch(`${url}/sandbox/faults`)).json()).toEqual([]);
    await fetch(`${url}/sandbox/faults`, { method: 'DELETE' });
    expect((await delayed).status).toBe(200);
  });

  it('cuts the connection before anything is done: five lost guesses lock nobody out', async () => {
    await given({ fault: 'reset-before', times: 5 });
    for (let guess = 0; guess < 5; guess += 1) await expect(signIn('wrong')).rejects.toThrow();

    expect((await signIn()).status).toBe(200);
    expect(await journal()).toEqual([0, 0, 0, 0, 0, 200]);
  });

  it('cuts the connection after everything is done: five guesses without an answer count', async () => {
    await given({ fault: 'reset-after', times: 5 });
    for (let guess = 0; guess < 5; guess += 1) await expect(signIn('wrong')).rejects.toThrow();

    const locked = await signIn();
    expect([locked.status, (await locked.json()).message]).toEqual([
      400,
      'Too many attempts. Please try again later.',
    ]);
    expect(await journal()).toEqual([0, 0, 0, 0, 0, 400]);
  });

  it('cuts the body in half', async () => {
    await given({ fault: 'truncate', times: 1 });

    await expect(keySet().then((answer) => answer.text())).rejects.toThrow();
  });

  it('leaves the body out, exchanges types, doubles lists, or trickles', async () => {
    const body: { keys: [{ kid: string }] } = await (await keySet()).json();

    await given({ fault: 'empty', times: 1 });
    expect(await (await keySet()).text()).toBe('');

    await given({ fault: 'wrong-type', times: 1 });
    expect(await (await keySet()).json()).toMatchObject({ keys: { 0: { kid: 36 } } });

    await given({ fault: 'duplicate', times: 1 });
    expect(await (await keySet()).json()).toEqual({ keys: [body.keys[0], body.keys[0]] });

    await given({ fault: 'slow', delayMs: 100, times: 1 });
    expect(await (await keySet()).json()).toEqual(body);
  });
});
