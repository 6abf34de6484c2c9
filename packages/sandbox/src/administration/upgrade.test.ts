import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { prepareDatabase } from '../prepareDatabase.ts';

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
  `alter table accounts drop column integration_id`,
  `drop table integrations, account_changes`,
  `delete from corpay_integrations where client_code = '410280'`,
  `alter table corpay_integrations add constraint corpay_integrations_client_code_key unique (client_code)`,
  `delete from identity_users where email = 'admin@sandbox.test'`,
  `delete from kysely_migration
     where name in ('2026-11-22-accounts-administration', '2026-11-23-corpay-shared-client-codes')`,
];

it('a data folder from before gets its administrator, and keeps what its customers did at their partner', async () => {
  const orders = `select ord_num, sub, token from corpay_orders order by 1`;
  await start();
  const before = await run(`update corpay_orders set rate = 0.5 where ord_num % 2 = 0`, orders);
  expect(before.length).toBeGreaterThan(0);
  await run(...undone);
  await start();
  expect(await run(orders)).toEqual(before);
  expect(
    await run(`
      select email, roles, client_id, client_code from identity_users u
        join accounts using (sub) join integrations using (integration_id)
        join corpay_integrations c on c.sub = u.sub::text
        where email in ('admin@sandbox.test', 'corpay@sandbox.test') order by email`),
  ).toEqual([
    { email: 'admin@sandbox.test', roles: ['admin'], client_id: '10280API_USER', client_code: '410280' },
    { email: 'corpay@sandbox.test', roles: [], client_id: '10233API_USER', client_code: '410233' },
  ]);
}, 120_000);
