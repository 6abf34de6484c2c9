import { Pool, TypeOverrides } from 'pg';
import { StartRefusal } from '../settings/startRefusal.ts';

const int8 = 20;

/**
 * Connections to a PostgreSQL server. Throws a `StartRefusal` when it cannot be reached; the address
 * holds a password, so the sentence names the host alone.
 */
export const openServerPool = async (databaseUrl: string): Promise<Pool> => {
  const types = new TypeOverrides();
  types.setTypeParser(int8, BigInt);
  const pool = new Pool({ connectionString: databaseUrl, types, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StartRefusal(
      `DATABASE_URL: the PostgreSQL server at ${hostOf(databaseUrl)} cannot be used: ${reasonOf(error)}.`,
    );
  }
  return pool;
};

const hostOf = (databaseUrl: string) =>
  URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'this address';

const reasonOf = (error: unknown) => {
  if (error instanceof AggregateError) return 'it does not answer';
  return error instanceof Error ? error.message : 'no reason given';
};
