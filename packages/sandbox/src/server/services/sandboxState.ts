import { sql, type Migration } from 'kysely';
import type { Database } from '@fx-gateway/services/database/database.ts';
import type { SandboxPlugin, SandboxServices } from './sandboxPlugin.ts';

type StateTables = { sandbox_seeded: { service: string } };

export const stateMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-01-sandbox-seeded': {
    up: async (db) => {
      await sql`create table sandbox_seeded (service text primary key)`.execute(db);
    },
  },
};

const seededTable = (db: Database) => db.withTables<StateTables>();

/**
 * Gives every service its stories that has none yet, or new ones; a start that broke off half-way begins again. What
 * people entered stays.
 */
export const seedWhereEmpty = (plugins: readonly SandboxPlugin[], services: SandboxServices): Promise<void> =>
  services.db.transaction().execute(async (db) => {
    const rows = await seededTable(db).selectFrom('sandbox_seeded').select('service').execute();
    const seeded = new Set(rows.map((row) => row.service));
    await seed(
      plugins.filter((plugin) => !seeded.has(plugin.name)),
      { ...services, db },
    );
  });

/** Puts services back to their stories as one change, later ones cleared first because they lean on earlier ones. */
export const resetToSeeds = (plugins: readonly SandboxPlugin[], services: SandboxServices): Promise<void> =>
  services.db.transaction().execute(async (db) => {
    const within = { ...services, db };
    for (const plugin of plugins.toReversed()) await plugin.clear(within);
    await seededTable(db).deleteFrom('sandbox_seeded').execute();
    await seed(plugins, within);
  });

const seed = async (plugins: readonly SandboxPlugin[], within: SandboxServices): Promise<void> => {
  for (const plugin of plugins) {
    await plugin.seed(within);
    await seededTable(within.db).insertInto('sandbox_seeded').values({ service: plugin.name }).execute();
  }
};
