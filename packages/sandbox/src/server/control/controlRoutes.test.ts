import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../createSandbox.ts';
import type { Sandbox } from '../sandbox.ts';
import { seededPassword } from '../../users/seededUsers.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox();
}, 60_000);

afterAll(() => sandbox.close());

beforeEach(() => sandbox.reset());

const signIn = (password = seededPassword) =>
  sandbox.inject({
    method: 'POST',
    url: '/services/cognito/',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      authorization: 'Bearer secret-one',
      'cmg-accesstoken': 'secret-two',
    },
    payload: {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: '4sandboxfxgatewayclient01',
      AuthParameters: { USERNAME: 'corpay@sandbox.test', PASSWORD: password },
    },
  });

const journal = async (query = '') =>
  (await sandbox.inject(`/sandbox/requests${query}`)).json<Record<string, unknown>[]>();

describe('the journal', () => {
  it('tells every request to a service with the id of its answer, and no secret', async () => {
    const { headers } = await signIn();
    await sandbox.inject('/services/accounts/account?access_key=secret-three&page=1&page=2');

    const entries = await journal();
    expect(entries).toMatchObject([
      {
        service: 'cognito',
        operation: 'InitiateAuth',
        method: 'POST',
        path: '/',
        query: {},
        body: {
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: 'corpay@sandbox.test', PASSWORD: '***' },
        },
        status: 200,
        requestId: headers['x-amzn-requestid'],
      },
      {
        service: 'accounts',
        method: 'GET',
        path: '/account',
        query: { access_key: '***', page: ['1', '2'] },
        body: null,
        status: 403,
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`secret-|${seededPassword}`));
  });

  it('is read by service and by the beginning of a path', async () => {
    await signIn();
    await sandbox.inject('/services/accounts/account');

    expect(await journal('?service=accounts')).toHaveLength(1);
    expect(await journal('?path=/acc')).toHaveLength(1);
    expect(await journal('?service=cognito&path=/account')).toEqual([]);
  });

  it('keeps the last thousand', async () => {
    for (let call = 0; call < 1_005; call += 1)
      await sandbox.inject(`/services/accounts/account?call=${call}`);

    const entries = await journal();
    expect(entries).toHaveLength(1_000);
    expect(entries[0]).toMatchObject({ query: { call: '5' } });
  }, 30_000);
});

describe('the switches', () => {
  it('answer that all is well', async () => {
    expect((await sandbox.inject('/sandbox/health')).json()).toEqual({ status: 'ok' });
    expect((await sandbox.inject('/sandbox/mail?to=corpay@sandbox.test')).json()).toEqual([]);
    expect((await sandbox.inject('/sandbox/nothing')).statusCode).toBe(404);
  });

  it.each([
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy' },
    { host: 'sandbox.example.test:4400' },
    { origin: 'http://example.test' },
  ])('refuse a request with %o', async (headers) => {
    const answer = await sandbox.inject({ method: 'POST', url: '/sandbox/reset', headers });
    expect(answer.statusCode).toBe(403);
  });

  it('refuse a request from another address', async () => {
    expect((await sandbox.inject({ url: '/sandbox/health', remoteAddress: '192.0.2.7' })).statusCode).toBe(
      403,
    );
  });

  it.each([
    [{}, 'faults: Invalid input: expected array, received object'],
    [[{ fault: 'status', status: 42 }], 'faults[0].status: Too small: expected number to be >=200'],
    [
      [{ fault: 'delay' }, { fault: 'delay', path: 'account' }],
      'faults[1].path: Invalid string: must start with "/"',
    ],
    [[{ fault: 'delay', often: 1 }], 'faults[0]: Unrecognized key: "often"'],
  ])('refuse the faults %j and name the field', async (payload, message) => {
    const answer = await sandbox.inject({ method: 'POST', url: '/sandbox/faults', payload });
    expect([answer.statusCode, answer.json()]).toEqual([400, { message }]);
  });

  it.each([
    ['/sandbox/mail?to=a&to=b', 'query.to: must be given once'],
    ['/sandbox/mail?to=%00', 'query.to: must not hold a zero'],
    ['/sandbox/requests?service=a&service=b', 'query.service: must be given once'],
    ['/sandbox/requests?path=/a&path=/b', 'query.path: must be given once'],
  ])('refuse the query of %s and name its key', async (url, message) => {
    const answer = await sandbox.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([400, { message }]);
  });

  it('and the services refuse what is nested too deeply, before it is written down or kept as a fault', async () => {
    const payload = `[{"fault":"status","body":${'['.repeat(5_000)}${']'.repeat(5_000)}}]`;
    const headers = { 'content-type': 'application/json' };
    for (const url of ['/sandbox/faults', '/services/accounts/account', '/services/cognito'])
      expect([url, (await sandbox.inject({ method: 'POST', url, headers, payload })).statusCode]).toEqual([
        url,
        400,
      ]);
    expect((await sandbox.inject('/sandbox/faults')).json()).toEqual([]);
    expect((await journal()).map(({ body }) => body)).toEqual([null, null]);
  });

  it('go back to the seeded stories: faults, journal and guesses are forgotten', async () => {
    for (let guess = 0; guess < 6; guess += 1) await signIn('wrong');
    await sandbox.inject({
      method: 'POST',
      url: '/sandbox/faults',
      payload: [{ fault: 'status', status: 503 }],
    });
    expect((await signIn()).statusCode).toBe(503);

    await sandbox.inject({ method: 'POST', url: '/sandbox/reset' });

    expect(await journal()).toEqual([]);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('have a page that names every account and keeps its code in files of its own', async () => {
    const page = await sandbox.inject('/sandbox');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('nopartner@sandbox.test');
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on[a-z]+=/);
    expect((await sandbox.inject('/sandbox/sandbox.js')).headers['content-type']).toMatch('text/javascript');
    expect((await sandbox.inject('/sandbox/sandbox.css')).headers['content-type']).toMatch('text/css');
  });
});
