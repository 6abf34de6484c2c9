import { Migrator, type Migration } from 'kysely';
import type { Database } from './database.ts';
import type { SandboxPlugin } from './sandboxPlugin.ts';
import { mailMigrations } from './mails.ts';
import { stateMigrations } from './sandboxState.ts';

/** Brings the tables of every service up to date. */
export const migrate = async (db: Database, plugins: readonly SandboxPlugin[]): Promise<void> => {
  const migrations: Record<string, Migration> = { ...stateMigrations, ...mailMigrations };
  for (const plugin of plugins) {
    for (const [name, migration] of Object.entries(plugin.migrations)) {
      if (name in migrations) throw new Error(`Two services bring a migration named ${name}.`);
      migrations[name] = migration;
    }
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // A partner that joins later may bring an older date.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
