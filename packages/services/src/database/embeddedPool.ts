import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { Mutex } from './mutex.ts';
import { PlainSession } from './plainSession.ts';

const int8 = 20;

/** By itself it would fill 128 MB before its first statement; what the stories and their users need fits into less. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

type EmbeddedPool = PostgresPool & {
  /** The files of the database as they are now, as an archive; from now on no other database can be made beside it. */
  archive(): Promise<Blob>;
};

/**
 * The embedded PostgreSQL in the shape of a connection pool. It has a single session, so the one that
 * connects keeps it until release and the others wait in line.
 * @param files a folder of its own, or an archive to begin with; without a folder nothing outlives the process
 */
export const openEmbeddedPool = async (
  files: { readonly folder: string } | { readonly archive: Buffer | undefined },
): Promise<EmbeddedPool> => {
  const parsers = { [int8]: BigInt };
  const begin = 'folder' in files ? { dataDir: files.folder } : loading(files.archive);
  const engine = await PGlite.create({ ...begin, parsers, startParams });
  const mutex = new Mutex();
  return {
    connect: async () => new EmbeddedSession(engine, await mutex.acquire()),
    end: () => engine.close(),
    archive: async () => {
      // The templates of new databases are half of all files.
      await engine.exec('update pg_database set datistemplate = false where datistemplate');
      await engine.exec('drop database template0');
      await engine.exec('drop database template1');
      // What stands only in the log would be read from it again at every opening.
      await engine.exec('checkpoint');
      return await engine.dumpDataDir('none');
    },
  };
};

const loading = (archive: Buffer | undefined) =>
  archive === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(archive)]) };

class EmbeddedSession extends PlainSession {
  readonly #engine: PGlite;
  readonly release: () => void;

  constructor(engine: PGlite, release: () => void) {
    super();
    this.#engine = engine;
    this.release = release;
  }

  protected answer<R>(sql: string, parameters: unknown[]) {
    return this.#engine.query<R>(sql, parameters);
  }
}
