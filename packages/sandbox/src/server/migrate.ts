import { Migrator, type Migration } from 'kysely';
import type { Database } from './database.ts';
import { mailMigrations } from './mails.ts';
import type { SandboxPlugin } from './sandboxPlugin.ts';
import { stateMigrations } from './sandboxState.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** The migrations of the frame and of every service, by name. */
export const migrationsOf = (services: readonly Pick<SandboxPlugin, 'migrations'>[]): Migrations => {
  const migrations: Record<string, Migration> = { ...stateMigrations, ...mailMigrations };
  for (const service of services) {
    for (const [name, migration] of Object.entries(service.migrations)) {
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
