import { Migrator, NO_MIGRATIONS, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noon, people, keyRing } from '../test/runningServices.ts';
import { accountTable } from './account/accountTable.ts';
import { accountsService } from './accountsService.ts';
import { administrationTables } from './administration/administrationTables.ts';
import type { OpenDatabase } from './database/openDatabase.ts';
import { prepareServicesDatabase } from './prepareServicesDatabase.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await prepareServicesDatabase({ dataFolder: 'memory' });
}, 60_000);
afterAll(() => database.close());

const names = Object.keys(accountsService.migrations).toSorted();
const migrator = () =>
  new Migrator({
    db: database.db,
    provider: { getMigrations: () => Promise.resolve(accountsService.migrations) },
    allowUnorderedMigrations: true,
  });
/** Throws what a migration threw. */
const migrated = async (way: Promise<{ readonly error?: unknown }>): Promise<void> => {
  const { error } = await way;
  if (error instanceof Error) throw error;
};

const tables = async () => {
  const { rows } = await sql<{ name: string; columns: string }>`
    select table_name as name, string_agg(column_name || ' ' || data_type, ', ' order by column_name) as columns
    from information_schema.columns
    where table_schema = current_schema() and table_name not like 'kysely%' group by 1 order by 1`.execute(
    database.db,
  );
  return rows;
};

/** An account with an integration, and a change of it. */
const enterRows = async () => {
  const administration = administrationTables(database.db);
  await administration
    .insertInto('integrations')
    .values({
      integration_id: 'one',
      client_id: '55501API_USER',
      parent_id: '',
      kind: 'corpayClient',
      sealed_key: keyRing.seal('key', 'one'),
      key_start: 'key',
      updated_at: new Date(noon),
    })
    .execute();
  const { sub, email, origin, fxPartner } = people.dana;
  const user = { sub, email, origin, fx_partner: fxPartner };
  await accountTable(database.db)
    .insertInto('accounts')
    .values({
      ...user,
      account_id: sub,
      roles: '["admin"]',
      settings: '{"orgName":"Harbor"}',
      created_at: new Date(noon),
      integration_id: 'one',
    })
    .execute();
  await administration
    .insertInto('account_changes')
    .values({
      changed_at: new Date(noon),
      changed_by: email,
      action: 'assign-role',
      target: email,
      before: null,
      after: null,
      request_id: 'one',
    })
    .execute();
};

it('every migration has its way back, written down', () => {
  for (const name of names) expect(accountsService.migrations[name], name).toHaveProperty('down');
});

it('tables with rows in them go back to nothing, step by step, and come up again as they were', async () => {
  const whole = await tables();
  await enterRows();
  const seen = [whole];
  while (seen.length <= names.length) {
    await migrated(migrator().migrateDown());
    seen.push(await tables());
  }
  expect(seen.at(-1)).toEqual([]);
  expect(new Set(seen.map((each) => JSON.stringify(each))).size, 'each step takes something back').toBe(
    names.length + 1,
  );
  await migrated(migrator().migrateToLatest());
  expect(await tables()).toEqual(whole);
  await enterRows();
  await migrated(migrator().migrateTo(NO_MIGRATIONS));
  expect(await tables()).toEqual([]);
  await migrated(migrator().migrateToLatest());
});

const kept = async () => {
  const { rows } = await sql`
    select accounts.sub, roles, settings, client_id, sealed_key,
      (select count(*)::int from account_changes) as changes
    from accounts join integrations using (integration_id)`.execute(database.db);
  return rows;
};

it('a step back takes its own columns and leaves what customers and administrators entered', async () => {
  await enterRows();
  const steps = names.filter((name) => name >= '2026-11-30').length;
  for (let step = 0; step < steps; step += 1) await migrated(migrator().migrateDown());
  const before = await kept();
  expect(before).toMatchObject([
    {
      sub: people.dana.sub,
      roles: ['admin'],
      settings: { orgName: 'Harbor' },
      client_id: '55501API_USER',
      changes: 1,
    },
  ]);
  await migrated(migrator().migrateToLatest());
  expect(await kept()).toEqual(before);
});
