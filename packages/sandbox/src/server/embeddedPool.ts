import { PGlite } from '@electric-sql/pglite';
import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely';
import { Turns } from './turns.ts';

const int8 = 20;

/**
 * The embedded PostgreSQL in the shape of a connection pool. It has a single session, so whoever
 * connects keeps it until release and the others wait in line.
 * @param folder a folder of its own; without one nothing outlives the process
 */
export const openEmbeddedPool = async (folder?: string): Promise<PostgresPool> => {
  const engine = await PGlite.create({ ...(folder ? { dataDir: folder } : {}), parsers: { [int8]: BigInt } });
  const turns = new Turns();
  return {
    connect: async () => {
      const release = await turns.take();
      return new EmbeddedSession(engine, release);
    },
    end: () => engine.close(),
  };
};

class EmbeddedSession {
  readonly #engine: PGlite;
  readonly release: () => void;

  constructor(engine: PGlite, release: () => void) {
    this.#engine = engine;
    this.release = release;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('The embedded database has no cursors.');
    return this.#answer<R>(sql, parameters);
  }

  async #answer<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const { rows, affectedRows } = await this.#engine.query<R>(sql, [...parameters]);
    return { command: commandOf(sql), rowCount: affectedRows ?? rows.length, rows };
  }
}

const commandOf = (sql: string): PostgresQueryResult<unknown>['command'] => {
  const first = /^\s*(?:with\b[^]*?\)\s*)?(insert|update|delete|merge)\b/i.exec(sql)?.[1]?.toUpperCase();
  return first === 'INSERT' || first === 'UPDATE' || first === 'DELETE' || first === 'MERGE'
    ? first
    : 'SELECT';
};
