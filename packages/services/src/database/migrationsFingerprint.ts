import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type LogEvent,
} from 'kysely';
import type { Migrations } from './migrate.ts';

/**
 * What migrations say to an empty database, as one short text: it changes whenever a statement does, and is
 * the same for the sources and for what is built from them.
 */
export const migrationsFingerprint = async (migrations: Migrations): Promise<string> => {
  const said = createHash('sha256');
  const log = ({ query }: LogEvent) => {
    said.update(JSON.stringify([query.sql, query.parameters]));
  };
  const noDatabase = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log,
  });
  for (const name of Object.keys(migrations).toSorted()) {
    said.update(JSON.stringify(name));
    await migrations[name]?.up(noDatabase);
  }
  return said.digest('hex').slice(0, 16);
};
