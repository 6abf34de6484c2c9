import { Migrator, sql, type Migration } from 'kysely';
import type { Database } from './database.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** The migrations of all of them, by name. */
export const migrationsOf = (all: readonly { readonly migrations: Migrations }[]): Migrations => {
  const migrations: Record<string, Migration> = {};
  for (const own of all) {
    for (const [name, migration] of Object.entries(own.migrations)) {
      if (name in migrations) throw new Error(`Two services bring a migration named ${name}.`);
      migrations[name] = migration;
    }
  }
  return migrations;
};

/** Brings the tables of every service up to date, in the schema that the connections are set to. */
export const migrate = async (db: Database, migrations: Migrations): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const migrator = new Migrator({
    // Without it the tables of another schema would be taken for these.
    migrationTableSchema: rows[0]?.schema ?? 'public',
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // A partner that joins later may bring an older date.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The tables could not be brought up to date.', { cause: error });
};
