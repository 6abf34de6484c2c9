import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDatabase } from '../../prepareDatabase.ts';
import type { OpenDatabase } from '../../server/database/openDatabase.ts';
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
