import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrationTables } from '../administration/administrationTables.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import { createApp } from '../http/createApp.ts';
import { prepareServicesDatabase } from '../prepareServicesDatabase.ts';
import { integrationRoute } from './integrationRoute.ts';

let database: OpenDatabase;
const connected = '5f1d0c52-6a0b-4f6e-9b1c-0000000000d1';
const waiting = '5f1d0c52-6a0b-4f6e-9b1c-0000000000d2';
const app = createApp({ reportFailure: () => undefined });

beforeAll(async () => {
  database = await prepareServicesDatabase({ dataFolder: 'memory' });
  const tables = administrationTables(database.db);
  await tables
    .insertInto('integrations')
    .values({
      integration_id: 'one',
      client_id: '10233API_USER',
      parent_id: '',
      kind: 'novaClient',
      sealed_key: '',
      key_start: '',
      updated_at: new Date(0),
    })
    .execute();
  for (const [sub, integration_id] of [
    [connected, 'one'],
    [waiting, null],
  ] as const)
    await tables
      .insertInto('accounts')
      .values({
        sub,
        account_id: sub,
        roles: '[]',
        settings: null,
        integration_id,
        created_at: new Date(0),
        email: `${sub}@harbor.test`,
        origin: '',
        fx_partner: 'nova',
      })
      .execute();
  integrationRoute(app, {
    db: database.db,
    isFromGateway: ({ headers }) => headers['user-agent'] === 'the gateway',
  });
}, 120_000);
afterAll(() => database.close());

const ask = async (partner: string, sub: string, headers: Record<string, string> = {}) => {
  const url = `/partners/${partner}/customers/${sub}/integration`;
  const answer = await app.inject({ url, headers: { 'user-agent': 'the gateway', ...headers } });
  const body: unknown = answer.json();
  return [answer.statusCode, body];
};
const forbidden = [403, { message: 'Missing Authentication Token' }];
const none = [404, { message: 'This customer has no integration.' }];

it('a partner’s gateway learns which integration a customer has, and no key', async () => {
  expect(await ask('nova', connected)).toEqual([200, { clientId: '10233API_USER', kind: 'novaClient' }]);
});

it.each([
  ['nova', waiting],
  ['nova', '5f1d0c52-6a0b-4f6e-9b1c-0000000000d3'],
  ['other', connected],
  ['nova', 'nobody'],
])('of %s the customer %s has none', async (partner, sub) => {
  expect(await ask(partner, sub)).toEqual(none);
});

it('nobody learns it who is no gateway, or asks for a user', async () => {
  expect(await ask('nova', connected, { 'user-agent': 'somebody' })).toEqual(forbidden);
  expect(await ask('nova', connected, { 'x-fxg-sub': connected })).toEqual(forbidden);
  expect(await ask('nova', connected, { 'X-Fxg-Email': 'a@b.test' })).toEqual(forbidden);
});
