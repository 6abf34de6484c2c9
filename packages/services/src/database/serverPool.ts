import type { PostgresPool } from 'kysely';
import { Client, Pool, TypeOverrides, type PoolClient } from 'pg';
import { StartRefusal } from '../settings/startRefusal.ts';
import { toDatabaseUnavailableError, type DatabaseUnavailableError } from './toDatabaseUnavailableError.ts';
import { PlainSession } from './plainSession.ts';

const int8 = 20;

/** A process that stopped must not hold up the others for ever, nor a lock take all connections. */
const limits = {
  lock_timeout: 5_000,
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 10_000,
  // Of the driver: a server that does not answer at all.
  query_timeout: 30_000,
};

/** How many connections a pool has: all, those at rest, and the calls that wait for one. */
export type PoolCounts = { readonly open: number; readonly idle: number; readonly waiting: number };

type ServerPool = PostgresPool & {
  readonly counts: () => PoolCounts;
  /** Does what only one of all processes of this database may do at a time. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
};

/**
 * Connections to a PostgreSQL server. One that is lost, at rest or in the middle of a call, is replaced; what cannot be
 * answered meanwhile ends with a `DatabaseUnavailableError`. Throws a `StartRefusal` when the server cannot be reached at all;
 * the address holds a password, so the sentence names the host alone.
 */
export const openServerPool = async (databaseUrl: string): Promise<ServerPool> => {
  const types = new TypeOverrides();
  types.setTypeParser(int8, BigInt);
  const pool = new Pool({
    connectionString: databaseUrl,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...limits,
  });
  // A lost connection tells everybody who listens, and ends the process where nobody does.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StartRefusal(
      `DATABASE_URL: the PostgreSQL server at ${hostOf(databaseUrl)} cannot be used: ${reasonOf(error)}.`,
    );
  }
  return {
    connect: async () => {
      try {
        return new ServerSession(await pool.connect());
      } catch (error) {
        throw toDatabaseUnavailableError(error) ?? error;
      }
    },
    end: () => pool.end(),
    counts: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    alone: (work) => aloneOn(databaseUrl, work),
  };
};

/** Any number that no other program of this database takes. */
const lockNumber = 4_400_440_044;
const patience = 60_000;

/**
 * On a connection of its own: the lock ends with it, whatever becomes of this process. A holder that says nothing for
 * as long as others wait has stopped, and loses it.
 */
const aloneOn = async <Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> => {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    lock_timeout: patience,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    // Servers before 14 do not know it.
    await client.query(
      `select set_config(name, $1, false) from pg_settings where name = 'idle_session_timeout'`,
      [String(patience)],
    );
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
  } catch (error) {
    await client.end().catch(() => {});
    throw toDatabaseUnavailableError(error) ?? error;
  }
  try {
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
};

class ServerSession extends PlainSession {
  readonly #client: PoolClient;
  #lost: DatabaseUnavailableError | undefined;

  constructor(client: PoolClient) {
    super();
    this.#client = client;
  }

  /** A connection that was lost goes, so that no other call gets it. */
  release(): void {
    this.#client.release(this.#lost);
  }

  protected async answer<R>(sql: string, parameters: unknown[]) {
    if (this.#lost) throw this.#lost;
    try {
      return await this.#client.query<R & object>(sql, parameters);
    } catch (error) {
      const trouble = toDatabaseUnavailableError(error);
      if (trouble?.isLost) this.#lost = trouble;
      throw trouble ?? error;
    }
  }
}

const hostOf = (databaseUrl: string): string =>
  URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'this address';

const reasonOf = (error: unknown) => {
  if (error instanceof AggregateError) return 'it does not answer';
  return error instanceof Error ? error.message : 'no reason given';
};
