import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountTable } from '../account/accountTable.ts';
import { encryptText, decryptText } from '../database/encryptText.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { prepareServicesDatabase } from '../prepareServicesDatabase.ts';
import type { TokenEvent } from '../account/tokenEvent.ts';
import type { TokenFetch } from './ofxTokenContext.ts';
import { requestOfxToken } from './requestOfxToken.ts';

let database: OpenDatabase;
const ann = '5f1d0c52-6a0b-4f6e-9b1c-0000000000a1';
const bob = '5f1d0c52-6a0b-4f6e-9b1c-0000000000b2';
const newcomer = '5f1d0c52-6a0b-4f6e-9b1c-0000000000c3';

beforeAll(async () => {
  database = await prepareServicesDatabase({ dataFolder: 'memory' });
}, 60_000);
afterAll(() => database.close());

type Sent = Readonly<Record<string, string>>;
type Heard = { readonly status: number; readonly body: unknown };

const granted = (more: object = {}): Heard => ({
  status: 200,
  body: { access_token: 'ACCESS-1', expires_in: 3599, token_type: 'Bearer', ...more },
});
const refusing = (error: string, status = 400): Heard => ({ status, body: { error } });

let sent: Sent[];
let events: TokenEvent[];
let answer: (sent: Sent, signal: AbortSignal) => Heard | Promise<Heard>;
let secret: string;

beforeEach(async () => {
  sent = [];
  events = [];
  secret = 'key of the service';
  const tables = accountTable(database.db);
  await tables.deleteFrom('accounts').execute();
  for (const sub of [ann, bob, newcomer])
    await tables
      .insertInto('accounts')
      .values({
        sub,
        account_id: sub,
        roles: '[]',
        settings: sub === newcomer ? null : '{}',
        created_at: new Date(0),
        email: `${sub}@harbor.test`,
        origin: '',
        fx_partner: 'ofx',
      })
      .execute();
});

const fetch: TokenFetch = async (address, { headers, body, redirect, signal }) => {
  expect([address, headers['content-type'], redirect]).toEqual([
    'https://ofx.test/v1/oauth/token',
    'application/x-www-form-urlencoded',
    'error',
  ]);
  const form = Object.fromEntries(new URLSearchParams(body));
  sent.push(form);
  const heard = await answer(form, signal);
  return { status: heard.status, text: async () => JSON.stringify(heard.body) };
};

const ask = async (sub: string, body: unknown, timeLimitMs = 1_000): Promise<Heard> =>
  await requestOfxToken({
    db: database.db,
    keys: {
      seal: (text) => encryptText(text, secret),
      open: (sealed) => decryptText(sealed, secret),
    },
    client: {
      tokenUrl: 'https://ofx.test/v1/oauth/token',
      clientId: 'fx-gateway',
      clientSecret: 'SECRET-OF-THE-PRODUCT',
      isRedirect: (address) => address === 'https://fx.test/dashboard',
      timeLimitMs,
    },
    fetch,
    report: (event) => void events.push(event),
  })({ sub, body, requestId: 'request-1' });

const code = {
  grantType: 'authorization_code',
  scope: 'payments',
  code: 'CODE-1',
  redirectUri: 'https://fx.test/dashboard',
  codeVerifier: 'VERIFIER-1',
};
const renewal = { grantType: 'refresh_token', scope: 'payments' };
const forRates = { grantType: 'client_credentials', scope: 'ofxrates' };
const credentials = { client_id: 'fx-gateway', client_secret: 'SECRET-OF-THE-PRODUCT' };

const refusal = (name: string) => ({ status: 400, body: { code: name, message: expect.any(String) } });
const trouble = (status: number) => ({ status, body: { message: expect.stringMatching(/^OFX .+\.$/) } });

const authorized = async (sub: string, refresh_token = 'REFRESH-1') => {
  answer = () => granted({ refresh_token });
  expect(await ask(sub, code)).toMatchObject({ status: 200 });
  sent = [];
  events = [];
};

describe('a code that a customer brought back', () => {
  it('is exchanged with address, verifier and secret, and the customer is given the token alone', async () => {
    answer = () => granted({ refresh_token: 'REFRESH-1', scope: 'payments' });
    expect(await ask(ann, code)).toEqual({
      status: 200,
      body: { access_token: 'ACCESS-1', expires_in: 3599, token_type: 'Bearer', scope: 'payments' },
    });
    expect(sent).toEqual([
      {
        grant_type: 'authorization_code',
        code: 'CODE-1',
        redirect_uri: 'https://fx.test/dashboard',
        code_verifier: 'VERIFIER-1',
        ...credentials,
      },
    ]);
  });

  it('never goes to OFX with an address that is not this product’s', async () => {
    expect(await ask(ann, { ...code, redirectUri: 'https://evil.test/dashboard' })).toEqual(
      refusal('INVALID_GRANT'),
    );
    expect(sent).toEqual([]);
  });

  it('that OFX refuses is told so, and the earlier authorization holds', async () => {
    await authorized(ann);
    answer = () => refusing('invalid_grant');
    expect(await ask(ann, code)).toEqual(refusal('INVALID_GRANT'));
    answer = () => granted();
    expect(await ask(ann, renewal)).toMatchObject({ status: 200 });
  });
});

describe('an authorization', () => {
  it('renews tokens for its own customer alone', async () => {
    await authorized(ann);
    answer = () => granted();
    expect(await ask(ann, renewal)).toMatchObject({ status: 200 });
    expect(sent).toEqual([
      { grant_type: 'refresh_token', refresh_token: 'REFRESH-1', scope: 'payments', ...credentials },
    ]);
    expect(await ask(bob, renewal)).toEqual(refusal('AUTHORIZATION_REQUIRED'));
    expect(sent).toHaveLength(1);
  });

  it('goes on with the newest token where OFX gives a new one each time', async () => {
    await authorized(ann);
    answer = ({ refresh_token }) => granted({ refresh_token: `${refresh_token}+` });
    for (let times = 0; times < 3; times += 1) await ask(ann, renewal);
    expect(sent.map(({ refresh_token }) => refresh_token)).toEqual([
      'REFRESH-1',
      'REFRESH-1+',
      'REFRESH-1++',
    ]);
  });

  it('is renewed by one call after the other: none sends a token that another has used up', async () => {
    await authorized(ann);
    let running = 0;
    answer = async ({ refresh_token }) => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((done) => {
        setTimeout(done, 20);
      });
      running -= 1;
      return granted({ refresh_token: `${refresh_token}+` });
    };
    const answers = await Promise.all([1, 2, 3].map(() => ask(ann, renewal)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(sent.map(({ refresh_token }) => refresh_token)).size).toBe(3);
  });

  it('is forgotten when OFX says that it has ended, and not asked for again', async () => {
    await authorized(ann);
    await authorized(bob);
    answer = () => refusing('invalid_grant');
    expect(await ask(ann, renewal)).toEqual(refusal('AUTHORIZATION_REQUIRED'));
    expect(await ask(ann, renewal)).toEqual(refusal('AUTHORIZATION_REQUIRED'));
    expect(sent).toHaveLength(1);
    answer = () => granted();
    expect(await ask(bob, renewal)).toMatchObject({ status: 200 });
  });

  it('that was given anew in the meantime stays, whatever becomes of the renewal of the one before', async () => {
    await authorized(ann, 'REFRESH-OLD');
    answer = async ({ grant_type }) => {
      if (grant_type === 'authorization_code') return granted({ refresh_token: 'REFRESH-NEW' });
      await ask(ann, code);
      return refusing('invalid_grant');
    };
    await ask(ann, renewal);
    answer = () => granted();
    expect(await ask(ann, renewal)).toMatchObject({ status: 200 });
    expect(sent.at(-1)).toMatchObject({ refresh_token: 'REFRESH-NEW' });
  });

  it('is kept sealed, and asked for again where its key is gone', async () => {
    await authorized(ann);
    const { rows } = await database.db.executeQuery<{ sealed_token: string }>(
      accountTable(database.db)
        .withTables<{ accounts_ofx_authorizations: { sealed_token: string } }>()
        .selectFrom('accounts_ofx_authorizations')
        .select('sealed_token')
        .compile(),
    );
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]?.sealed_token ?? '', 'base64').toString('latin1')).not.toContain('REFRESH');
    const kept = secret;
    secret = 'another key';
    expect(await ask(ann, renewal)).toEqual(refusal('AUTHORIZATION_REQUIRED'));
    secret = kept;
    answer = () => granted();
    expect(await ask(ann, renewal)).toMatchObject({ status: 200 });
  });
});

describe('a token for rates', () => {
  it('is given to every customer of OFX, with the product’s own credentials', async () => {
    answer = () => granted();
    expect(await ask(ann, forRates)).toMatchObject({ status: 200, body: { scope: 'ofxrates' } });
    expect(sent).toEqual([{ grant_type: 'client_credentials', scope: 'ofxrates', ...credentials }]);
  });

  it('is given to nobody whose organization was not saved yet', async () => {
    expect(await ask(newcomer, forRates)).toEqual(refusal('INTEGRATION_MISSING'));
    expect(sent).toEqual([]);
  });
});

it.each([
  undefined,
  {},
  { grantType: 'password', scope: 'payments' },
  { ...renewal, scope: 'ofxrates' },
  { ...renewal, sub: bob },
  { ...code, code: '' },
])('what is no question for a token is refused before OFX is asked: %j', async (body) => {
  expect(await ask(ann, body)).toEqual(refusal('INVALID_REQUEST'));
  expect(sent).toEqual([]);
});

describe('an OFX in trouble', () => {
  const ends: readonly (readonly [string, number, () => Heard | Promise<Heard>])[] = [
    ['cannot be reached', 502, () => Promise.reject(new Error('connect SECRET-OF-THE-PRODUCT'))],
    ['answers with an error of its server', 502, () => ({ status: 503, body: { error: 'invalid_grant' } })],
    ['answers with something else than a token', 502, () => granted({ access_token: 'a b' })],
    ['does not know this product any more', 502, () => refusing('invalid_client', 401)],
  ];

  it.each(ends)('that %s is told with %i, and the authorization holds', async (_trouble, status, end) => {
    await authorized(ann);
    answer = end;
    for (const body of [renewal, forRates, code]) expect(await ask(ann, body)).toEqual(trouble(status));
    answer = () => granted();
    expect(await ask(ann, renewal)).toMatchObject({ status: 200 });
    expect(sent.at(-1)).toMatchObject({ refresh_token: 'REFRESH-1' });
  });

  it('that does not answer is waited for no longer than the limit, told with 504, and the authorization holds', async () => {
    await authorized(ann);
    answer = (_form, signal) =>
      new Promise((_done, giveUp) => {
        signal.addEventListener('abort', () => giveUp(new Error('aborted')));
      });
    expect(await ask(ann, renewal, 50)).toEqual(trouble(504));
    expect(events).toMatchObject([{ outcome: 'late', requestId: 'request-1', grantType: 'refresh_token' }]);
    answer = () => granted();
    expect(await ask(ann, renewal)).toMatchObject({ status: 200 });
  });

  it('is told to the operator with request id and reason, and without a secret', async () => {
    await authorized(ann);
    for (const [, , end] of ends) {
      answer = end;
      await ask(ann, renewal);
      await ask(ann, code);
    }
    expect(events.map(({ outcome, reason }) => `${outcome}: ${reason}`)).toEqual(
      [
        'unreachable: no connection',
        'unusable: status 503',
        'unusable: status 200',
        'refused: invalid_client',
      ].flatMap((told) => [told, told]),
    );
    expect(JSON.stringify(events)).not.toMatch(/SECRET|REFRESH|ACCESS|CODE-1|VERIFIER/);
  });
});
