import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../../prepareDatabase.ts';
import type { OpenDatabase } from '@fx-gateway/services/database/openDatabase.ts';
import { defaultSettings } from '../../server/settings/sandboxSettings.ts';
import { issueAuthorizationCode } from '../authorize/issueAuthorizationCode.ts';
import { connectCustomer } from '../onboarding/connectCustomer.ts';
import { ofxTables } from '../records/ofxTables.ts';
import { issueToken } from './issueToken.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await prepareDatabase({ dataFolder: 'memory' });
}, 60_000);
afterAll(() => database.close());

const noon = Date.UTC(2026, 10, 22, 12);
const days = (count: number) => count * 86_400_000;
const redirectUri = 'http://127.0.0.1:4400/secure/fxgateway/dashboard';
const codeVerifier = 'a'.repeat(64);

const ask = async (sub: string, at: number, body: object) => {
  const answer = await issueToken({ db: database.db, now: () => at, settings: defaultSettings }, sub, body);
  return [answer.status, answer.body];
};

const renewAt = (at: number) => ask('ann', at, { grantType: 'refresh_token', scope: 'payments' });

it('an authorization lasts for 90 days, and as long again when it is given again', async () => {
  const { db } = database;
  await connectCustomer({ db, now: () => noon, isTaken: async () => false }, 'ann');
  const authorizeAt = async (at: number) => {
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const asked = { redirectUri, state: 'x', challenge };
    const code = await issueAuthorizationCode(ofxTables(db), { sub: 'ann', at }, asked);
    const given = { grantType: 'authorization_code', scope: 'payments', code, redirectUri, codeVerifier };
    expect((await ask('ann', at, given))[0]).toBe(200);
  };
  const required = [400, expect.objectContaining({ code: 'AUTHORIZATION_REQUIRED' })];

  expect(await renewAt(noon)).toEqual(required);
  await authorizeAt(noon);
  expect((await renewAt(noon + days(90) - 1))[0]).toBe(200);
  expect(await renewAt(noon + days(90))).toEqual(required);
  await authorizeAt(noon + days(80));
  expect((await renewAt(noon + days(169)))[0]).toBe(200);
});

const authorizedBy = async (sub: string, at: number) => {
  const { db } = database;
  await connectCustomer({ db, now: () => noon, isTaken: async () => false }, sub);
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const code = await issueAuthorizationCode(
    ofxTables(db),
    { sub, at },
    { redirectUri, state: 'x', challenge },
  );
  return { grantType: 'authorization_code', scope: 'payments', code, redirectUri, codeVerifier };
};
const tokensOf = async (sub: string): Promise<readonly string[]> => {
  const found = await ofxTables(database.db)
    .selectFrom('ofx_tokens')
    .select('scope')
    .where('sub', '=', sub)
    .execute();
  return found.map(({ scope }) => scope);
};

describe('an authorization code that is brought a second time', () => {
  const refused = [400, expect.objectContaining({ code: 'INVALID_GRANT' })];
  const required = [400, expect.objectContaining({ code: 'AUTHORIZATION_REQUIRED' })];
  const renewal = { grantType: 'refresh_token', scope: 'payments' };

  it('revokes every token that was given for it, also a renewed one, and gives no more', async () => {
    const given = await authorizedBy('bob', noon);
    expect((await ask('bob', noon, given))[0]).toBe(200);
    expect((await ask('bob', noon, renewal))[0]).toBe(200);
    expect((await ask('bob', noon, { grantType: 'client_credentials', scope: 'ofxrates' }))[0]).toBe(200);
    // A day later: long after an unused code has expired.
    expect(await ask('bob', noon + days(1), given)).toEqual(refused);
    expect(await tokensOf('bob')).toEqual(['ofxrates']);
    expect(await ask('bob', noon + days(1), renewal)).toEqual(required);
  });

  it('leaves what the customer allowed by another code', async () => {
    const first = await authorizedBy('cat', noon);
    expect((await ask('cat', noon, first))[0]).toBe(200);
    expect((await ask('cat', noon, await authorizedBy('cat', noon)))[0]).toBe(200);
    expect(await ask('cat', noon, first)).toEqual(refused);
    expect(await tokensOf('cat')).toEqual(['payments']);
    expect((await ask('cat', noon, renewal))[0]).toBe(200);
  });

  it('also where another customer brings it', async () => {
    const given = await authorizedBy('dan', noon);
    await authorizedBy('eve', noon);
    expect((await ask('dan', noon, given))[0]).toBe(200);
    expect(await ask('eve', noon, given)).toEqual(refused);
    expect(await tokensOf('dan')).toEqual([]);
  });

  it('brought twice at once gives no token that lives on', async () => {
    const given = await authorizedBy('fay', noon);
    const statuses = (await Promise.all([ask('fay', noon, given), ask('fay', noon, given)])).map(([s]) => s);
    expect(statuses.toSorted()).toEqual([200, 400]);
    expect(await tokensOf('fay')).toEqual([]);
  });
});
