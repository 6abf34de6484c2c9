import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '@fx-gateway/services/http/createApp.ts';
import type { OpenDatabase } from '@fx-gateway/services/database/openDatabase.ts';
import { prepareDatabase } from '../../prepareDatabase.ts';
import { defaultSettings } from '../../server/settings/sandboxSettings.ts';
import { application } from '../application/application.ts';
import { issueAuthorizationCode } from '../authorize/issueAuthorizationCode.ts';
import { connectCustomer } from '../onboarding/connectCustomer.ts';
import { ofxTables } from '../records/ofxTables.ts';
import { oauthTokenRoute } from './oauthTokenRoute.ts';

let database: OpenDatabase;
let at = Date.UTC(2026, 10, 22, 12);
const app = createApp({ reportFailure: () => undefined });

beforeAll(async () => {
  database = await prepareDatabase({ dataFolder: 'memory' });
  const { db } = database;
  await connectCustomer({ db, now: () => at, isTaken: async () => false }, 'ann');
  oauthTokenRoute(app, { db, now: () => at, settings: defaultSettings });
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await ofxTables(database.db).deleteFrom('ofx_refresh_tokens').execute();
  await ofxTables(database.db).deleteFrom('ofx_tokens').execute();
});

const proof = { client_id: application.clientId, client_secret: application.clientSecret };
const redirect_uri = 'http://127.0.0.1:4400/secure/fxgateway/dashboard';
const code_verifier = 'a'.repeat(64);

const post = async (form: string | Record<string, string>) => {
  const payload = typeof form === 'string' ? form : new URLSearchParams(form).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.inject({ method: 'POST', url: '/oauth/token', headers, payload });
  expect(answer.headers['cache-control']).toBe('no-store');
  const body: Record<string, string> = answer.json();
  return { status: answer.statusCode, body };
};

const codeOfAnn = async () => {
  const challenge = createHash('sha256').update(code_verifier).digest('base64url');
  const asked = { redirectUri: redirect_uri, state: 'x', challenge };
  const code = await issueAuthorizationCode(ofxTables(database.db), { sub: 'ann', at }, asked);
  return { ...proof, grant_type: 'authorization_code', code: code ?? '', redirect_uri, code_verifier };
};
const renewing = (refresh_token = '') => ({ ...proof, grant_type: 'refresh_token', refresh_token });
const forRates = { ...proof, grant_type: 'client_credentials', scope: 'ofxrates' };
const refused = (error: string, status = 400) => ({ status, body: { error } });

describe('the partner gives a token', () => {
  it('for a code and its verifier, with the refresh token for the next one', async () => {
    const given = await post(await codeOfAnn());
    expect(given).toMatchObject({ status: 200, body: { token_type: 'Bearer', scope: 'payments' } });
    const next = await post(renewing(given.body['refresh_token']));
    expect(next.status).toBe(200);
    expect(next.body['refresh_token']).not.toBe(given.body['refresh_token']);
  });

  it('for rates to the application itself', async () => {
    const { status, body } = await post(forRates);
    expect([status, body['scope'], body['refresh_token']]).toEqual([200, 'ofxrates', undefined]);
  });

  it('to nobody who does not know the secret, and the code is still good', async () => {
    const form = await codeOfAnn();
    for (const wrong of [{ client_secret: 'guessed' }, { client_secret: '' }, { client_id: 'somebody' }])
      expect(await post({ ...form, ...wrong })).toEqual(refused('invalid_client', 401));
    expect(await post(form)).toMatchObject({ status: 200 });
  });

  it.each([
    ['grant_type=password', 'unsupported_grant_type'],
    ['', 'invalid_request'],
    ['grant_type=refresh_token', 'invalid_request'],
    ['grant_type=client_credentials&scope=payments', 'invalid_scope'],
    ['grant_type=client_credentials&scope=ofxrates&scope=payments', 'invalid_request'],
  ])('for no question that it cannot read: %s', async (form, error) => {
    expect(await post(`${new URLSearchParams(proof).toString()}&${form}`)).toEqual(refused(error));
  });
});

describe('a refresh token', () => {
  it('is good once: brought again it ends everything that was given after it', async () => {
    const first = await post(await codeOfAnn());
    const second = await post(renewing(first.body['refresh_token']));
    expect(await post(renewing(first.body['refresh_token']))).toEqual(refused('invalid_grant'));
    expect(await post(renewing(second.body['refresh_token']))).toEqual(refused('invalid_grant'));
    const alive = await ofxTables(database.db)
      .selectFrom('ofx_tokens')
      .select('scope')
      .where('sub', '=', 'ann')
      .execute();
    expect(alive).toEqual([]);
  });

  it('ends 90 days after the customer authorized, however often it was renewed', async () => {
    const begun = at;
    let token = (await post(await codeOfAnn())).body['refresh_token'];
    at = begun + 89 * 86_400_000;
    token = (await post(renewing(token))).body['refresh_token'];
    at = begun + 90 * 86_400_000;
    expect(await post(renewing(token))).toEqual(refused('invalid_grant'));
  });
});
