import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findPostgres } from '../../postgres/findPostgres.mjs';
import { startPostgres } from '../../postgres/startPostgres.mjs';

const { PGlite } = createRequire(new URL('../../../packages/sandbox/package.json', import.meta.url))(
  '@electric-sql/pglite',
);
const { Client } = createRequire(import.meta.url)('pg');

/**
 * The databases that a sandbox can stand on here: how the sandbox is told of it, how statements run in it while no
 * sandbox does, and how it ends. Once statements ran it stands as one that has been in use: without this a server looks
 * through the new rows at a moment of its own, which falls into what is measured.
 */
const settled = ['vacuum analyze', 'checkpoint'];

export function databases() {
  return {
    PGlite: async (dataFolder) => ({
      env: {},
      run: async (statements) => {
        const engine = await PGlite.create(join(dataFolder, 'database'));
        for (const text of [statements, ...settled]) await engine.exec(text);
        await engine.close();
      },
      stop: () => {},
    }),
    ...(findPostgres() === undefined
      ? {}
      : {
          PostgreSQL: async () => {
            const { url, stop } = await startPostgres();
            const run = async (statements) => {
              const client = new Client({ connectionString: url });
              await client.connect();
              for (const text of [statements, ...settled]) await client.query(text);
              await client.end();
            };
            return { env: { DATABASE_URL: url }, run, stop };
          },
        }),
  };
}
