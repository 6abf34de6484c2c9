import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountTable } from '@fx-gateway/services/account/accountTable.ts';
import { prepareDatabase } from '../../prepareDatabase.ts';
import type { OpenDatabase } from '@fx-gateway/services/database/openDatabase.ts';
import { defaultSettings } from '../../server/settings/sandboxSettings.ts';
import { issueAuthorizationCode } from '../authorize/issueAuthorizationCode.ts';
import { connectCustomer } from '../onboarding/connectCustomer.ts';
import { ofxTables } from '../records/ofxTables.ts';
import { makeTokenIssuer } from './makeTokenIssuer.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await prepareDatabase({ dataFolder: 'memory' });
}, 60_000);
afterAll(() => database.close());

const noon = Date.UTC(2026, 10, 22, 12);
const days = (count: number) => count * 86_400_000;
const redirectUri = 'http://127.0.0.1:4400/secure/fxgateway/dashboard';
const codeVerifier = 'a'.repeat(64);

/** Asks as the accounts service does, for a customer with an account of this number. */
const ask = async (sub: string, at: number, body: object) => {
  const issuer = makeTokenIssuer({ db: database.db, now: () => at, settings: defaultSettings });
  const answer = await issuer({ sub, body, requestId: 'request-1' });
  return [answer.status, answer.body];
};

const newCustomer = async (): Promise<string> => {
  const { db } = database;
  const sub = randomUUID();
  await connectCustomer({ db, now: () => noon, isTaken: async () => false }, sub);
  await accountTable(db)
    .insertInto('accounts')
    .values({
      sub,
      account_id: sub,
      roles: '[]',
      settings: '{}',
      created_at: new Date(noon),
      email: `${sub}@juniper.test`,
      origin: '',
      fx_partner: 'ofx',
    })
    .execute();
  return sub;
};

it('an authorization lasts for 90 days, and as long again when it is given again', async () => {
  const ann = await newCustomer();
  const renewAt = (at: number) => ask(ann, at, { grantType: 'refresh_token', scope: 'payments' });
  const authorizeAt = async (at: number) =>
    expect((await ask(ann, at, await authorizedBy(ann, at)))[0]).toBe(200);
  const required = [400, expect.objectContaining({ code: 'AUTHORIZATION_REQUIRED' })];

  expect(await renewAt(noon)).toEqual(required);
  await authorizeAt(noon);
  expect((await renewAt(noon + days(90) - 1))[0]).toBe(200);
  expect(await renewAt(noon + days(90))).toEqual(required);
  await authorizeAt(noon + days(80));
  expect((await renewAt(noon + days(169)))[0]).toBe(200);
});

const authorizedBy = async (sub: string, at: number) => {
  const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const code = await issueAuthorizationCode(
    ofxTables(database.db),
    { sub, at },
    { redirectUri, state: 'x', challenge },
  );
  return { grantType: 'authorization_code', scope: 'payments', code, redirectUri, codeVerifier };
};
const tokensOf = async (sub: string | null): Promise<readonly string[]> => {
  const found = await ofxTables(database.db)
    .selectFrom('ofx_tokens')
    .select('scope')
    .where('sub', sub === null ? 'is' : '=', sub)
    .execute();
  return found.map(({ scope }) => scope);
};

describe('an authorization code that is brought a second time', () => {
  const refused = [400, expect.objectContaining({ code: 'INVALID_GRANT' })];
  const required = [400, expect.objectContaining({ code: 'AUTHORIZATION_REQUIRED' })];
  const renewal = { grantType: 'refresh_token', scope: 'payments' };

  it('revokes every token that was given for it, also a renewed one, and gives no more', async () => {
    const bob = await newCustomer();
    const given = await authorizedBy(bob, noon);
    expect((await ask(bob, noon, given))[0]).toBe(200);
    expect((await ask(bob, noon, renewal))[0]).toBe(200);
    expect((await ask(bob, noon, { grantType: 'client_credentials', scope: 'ofxrates' }))[0]).toBe(200);
    // A day later: long after an unused code has expired.
    expect(await ask(bob, noon + days(1), given)).toEqual(refused);
    expect(await tokensOf(bob)).toEqual([]);
    expect(await tokensOf(null)).toEqual(['ofxrates']);
    expect(await ask(bob, noon + days(1), renewal)).toEqual(required);
  });

  it('leaves what the customer allowed by another code', async () => {
    const cat = await newCustomer();
    const first = await authorizedBy(cat, noon);
    expect((await ask(cat, noon, first))[0]).toBe(200);
    expect((await ask(cat, noon, await authorizedBy(cat, noon)))[0]).toBe(200);
    expect(await ask(cat, noon, first)).toEqual(refused);
    expect(await tokensOf(cat)).toEqual(['payments']);
    expect((await ask(cat, noon, renewal))[0]).toBe(200);
  });

  it('also where another customer brings it', async () => {
    const [dan, eve] = [await newCustomer(), await newCustomer()];
    const given = await authorizedBy(dan, noon);
    expect((await ask(dan, noon, given))[0]).toBe(200);
    expect(await ask(eve, noon, given)).toEqual(refused);
    expect(await tokensOf(dan)).toEqual([]);
  });

  it('brought twice at once gives no token that lives on', async () => {
    const fay = await newCustomer();
    const given = await authorizedBy(fay, noon);
    const statuses = (await Promise.all([ask(fay, noon, given), ask(fay, noon, given)])).map(([s]) => s);
    expect(statuses.toSorted()).toEqual([200, 400]);
    expect(await tokensOf(fay)).toEqual([]);
  });
});
