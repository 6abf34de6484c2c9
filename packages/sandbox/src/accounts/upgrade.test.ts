import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { prepareDatabase } from '../prepareDatabase.ts';
import { StartRefusal } from '@fx-gateway/services/settings/startRefusal.ts';

let dataFolder: string;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'upgrade-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const run = async (...statements: readonly string[]): Promise<readonly unknown[]> => {
  const { db, close } = await prepareDatabase({ dataFolder });
  const rows: unknown[] = [];
  for (const statement of statements) rows.push(...(await sql.raw(statement).execute(db)).rows);
  await close();
  return rows;
};

const start = async (): Promise<void> => (await createSandbox({ dataFolder })).close();

/** What the migrations of administration did, undone: a data folder as it was before there were administrators. */
const undone = [
  `alter table accounts drop column integration_id, drop column email, drop column origin,
     drop column fx_partner`,
  `drop table integrations, account_changes`,
  `delete from corpay_integrations where client_code = '410280'`,
  `alter table corpay_integrations add constraint corpay_integrations_client_code_key unique (client_code)`,
  `delete from accounts where roles @> '["admin"]'`,
  `delete from identity_users where email = 'admin@sandbox.test'`,
  `delete from kysely_migration
     where name in ('2026-11-22-accounts-administration', '2026-11-22-sandbox-administrator',
       '2026-11-23-corpay-shared-client-codes', '2026-11-30-integrations-change-mark', '2026-11-30-accounts-users',
       '2026-11-30-sandbox-accounts-users')`,
];

/** A person who registered, with an account, and a person of the stories who changed password and organization. */
const entered = [
  `insert into identity_users
     select '11111111-2222-4333-8444-555555555555', 'dana@harbor.test', preferred_username, fx_partner, origin,
       email_verified, salt, 'own', created_at, status from identity_users where email = 'corpay@sandbox.test'`,
  `insert into accounts (sub, account_id, roles, settings, created_at)
     values ('11111111-2222-4333-8444-555555555555', gen_random_uuid(), '[]', '{"orgName": "Harbor"}', now())`,
  `update identity_users set verifier = 'changed' where email = 'empty@sandbox.test'`,
  `update accounts set settings = '{"orgName": "Renamed"}'
     where sub = (select sub from identity_users where email = 'empty@sandbox.test')`,
];
const peopleAndAccounts = `select sub, identity_users.email, verifier, account_id, settings from identity_users join accounts using (sub)
  where identity_users.email <> 'admin@sandbox.test' order by sub`;
const unknownUsers = `select u.email from identity_users u join accounts a using (sub)
  where (a.email, a.origin, a.fx_partner) is distinct from (u.email, u.origin, u.fx_partner)`;

it('a data folder from before gets its administrator, and keeps what its customers did at their partner', async () => {
  const orders = `select ord_num, sub, token from corpay_orders order by 1`;
  await start();
  await run(...entered);
  const people = await run(peopleAndAccounts);
  const before = await run(`update corpay_orders set rate = 0.5 where ord_num % 2 = 0`, orders);
  expect(before.length).toBeGreaterThan(0);
  await run(...undone);
  await start();
  expect(await run(orders)).toEqual(before);
  expect(await run(peopleAndAccounts), 'what people entered').toEqual(people);
  expect(await run(unknownUsers), 'accounts whose users cannot be found by e-mail').toEqual([]);
  expect(
    await run(`
      select u.email, roles, client_id, client_code, a.email = u.email as known from identity_users u
        join accounts a using (sub) join integrations using (integration_id)
        join corpay_integrations c on c.sub = u.sub::text
        where u.email in ('admin@sandbox.test', 'corpay@sandbox.test') order by u.email`),
  ).toEqual([
    {
      email: 'admin@sandbox.test',
      roles: ['admin'],
      client_id: '10280API_USER',
      client_code: '410280',
      known: true,
    },
    {
      email: 'corpay@sandbox.test',
      roles: [],
      client_id: '10233API_USER',
      client_code: '410233',
      known: true,
    },
  ]);
}, 120_000);

it('a data folder that was made by another version is refused in one sentence', async () => {
  await run(`insert into kysely_migration values ('2030-01-01-later', '2030-01-01T00:00:00.000Z')`);
  await expect(start()).rejects.toThrow(
    new StartRefusal(
      `The database in ${dataFolder} does not fit this version of the sandbox (corrupted migrations: previously executed migration 2030-01-01-later is missing): set SANDBOX_DATA to another folder, or delete this one to begin anew.`,
    ),
  );
}, 120_000);

it('a data folder of another engine is refused in one sentence', async () => {
  await run();
  await writeFile(join(dataFolder, 'database', 'PG_VERSION'), '14\n');
  const refusal: unknown = await start().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect(String(refusal)).toMatch(/^StartRefusal: The database in .* cannot be opened \(.+\): [^\n]+\.$/);
}, 120_000);
