import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '@fx-gateway/services/database/database.ts';
import { prepareDatabase } from './prepareDatabase.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const rows = async (db: Database, statement: string) =>
  (await sql.raw<Record<string, unknown>>(statement).execute(db)).rows;

/** Everything that a database holds but the times: how its tables are made, what stands in them, what comes next. */
const contentOf = async (db: Database) => {
  const tables = await rows(db, `select tablename from pg_tables where schemaname = 'public' order by 1`);
  const content = tables.map(async ({ tablename }) => {
    const entries = rows(
      db,
      `select to_jsonb(t) - 'timestamp' as row from "${String(tablename)}" t order by 1`,
    );
    return { table: tablename, entries: await entries };
  });
  return {
    rows: await Promise.all(content),
    columns: await rows(
      db,
      `select table_name, column_name, data_type, column_default, is_nullable, identity_start
       from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`,
    ),
    constraints: await rows(
      db,
      `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as rule
       from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    ),
    indexes: await rows(db, `select indexdef from pg_indexes where schemaname = 'public' order by 1`),
    sequences: await rows(
      db,
      `select sequencename, start_value, last_value from pg_sequences where schemaname = 'public' order by 1`,
    ),
  };
};

/**
 * Prepares a database whose snapshots are in the folder of the test; says what is in it, whether it began with one or
 * files of before, and whether its tables came with the snapshot.
 */
const prepared = async (dataFolder = 'memory') => {
  const database = await prepareDatabase({ dataFolder, snapshotFolder: join(folder, 'snapshots') });
  const content = await contentOf(database.db);
  await database.close();
  return { content, isMade: database.newFiles !== undefined, isMigrated: database.isMigrated };
};

it('a database that begins with a snapshot is the one that was made from nothing, in memory and in a folder', async () => {
  const first = await prepared();
  expect(first).toMatchObject({ isMade: true, isMigrated: false });
  const filled = first.content.rows.filter(({ entries }) => entries.length > 0).map(({ table }) => table);
  expect(filled, 'a snapshot holds nobody and no key').toEqual(['kysely_migration', 'kysely_migration_lock']);
  expect(first.content.rows.length).toBeGreaterThan(15);

  const same = { content: first.content, isMade: false };
  expect(await prepared()).toEqual({ ...same, isMigrated: true });
  const inFolder = () => prepared(join(folder, 'data'));
  expect(await inFolder()).toEqual({ ...same, isMigrated: true });
  expect(await inFolder(), 'opened again, perhaps by a later version').toEqual({
    ...same,
    isMigrated: false,
  });
}, 120_000);
