import { sql, type Migration } from 'kysely';
import type { Database } from '../database/database.ts';
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

/** Gives every service its stories that has none yet; a start that broke off half-way begins again. */
export const seedWhereEmpty = async (
  plugins: readonly SandboxPlugin[],
  services: SandboxServices,
): Promise<void> => {
  const rows = await seededTable(services.db).selectFrom('sandbox_seeded').select('service').execute();
  const seeded = new Set(rows.map((row) => row.service));
  await reseed(
    plugins.filter((plugin) => !seeded.has(plugin.name)),
    services,
  );
};

/** Puts services back to their stories, later ones cleared first because they lean on earlier ones. */
export const reseed = async (plugins: readonly SandboxPlugin[], services: SandboxServices): Promise<void> => {
  for (const plugin of plugins.toReversed()) {
    await seededTable(services.db).deleteFrom('sandbox_seeded').where('service', '=', plugin.name).execute();
    await plugin.clear(services);
  }
  for (const plugin of plugins) {
    await plugin.seed(services);
    await seededTable(services.db).insertInto('sandbox_seeded').values({ service: plugin.name }).execute();
  }
};
