import { Migrator, type Migration } from 'kysely';
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

/** Brings the tables of every service up to date. */
export const migrate = async (db: Database, migrations: Migrations): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // A partner that joins later may bring an older date.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
