import { createInterface } from 'node:readline/promises';
import { Client } from 'pg';

/**
 * A schema of this run's own in the database of an address. Resolves with the address under which it is used and
 * `drop`, which removes it; rejects with one sentence where the database holds anything else and nobody said that this
 * is meant: by `--yes`, or at a terminal by answering.
 */
export async function schemaOfRun(databaseUrl, isMeant) {
  const schema = `fx_gateway_test_${process.pid}_${Date.now().toString(36)}`;
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select current_database() as name, count(c.oid)::integer as tables from pg_class c
         join pg_namespace n on n.oid = relnamespace
         where relkind in ('r', 'p', 'v', 'm') and nspname <> 'information_schema' and nspname not like 'pg\\_%'`,
    );
    const [{ name, tables }] = rows;
    if (tables > 0 && !isMeant && !(await isAgreed(name, tables)))
      throw new Error(
        `The database ${name} holds ${tables} tables already: name an empty one, or say --yes to have a schema made beside them and removed again.`,
      );
    await client.query(`create schema ${schema}`);
  });
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    url: url.href,
    drop: () => withClient(databaseUrl, (client) => client.query(`drop schema if exists ${schema} cascade`)),
  };
}

async function withClient(connectionString, work) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function isAgreed(name, tables) {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const question = `The database ${name} holds ${tables} tables. Make a schema beside them for the tests? (y/N) `;
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}
