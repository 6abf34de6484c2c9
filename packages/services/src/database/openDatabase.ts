import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type { NoTables, Database } from './database.ts';
import type { DatabaseOwner, DatabasePlace } from './databasePlace.ts';
import type { MigratedDatabaseCache } from './migratedDatabaseCache.ts';
import { openEmbeddedPool } from './embeddedPool.ts';
import { lockDataFolder } from './lockDataFolder.ts';
import { Mutex } from './mutex.ts';
import { prepareEmbeddedFolder } from './prepareEmbeddedFolder.ts';
import { openServerPool, type PoolCounts } from './serverPool.ts';
import { StartRefusal } from '../settings/startRefusal.ts';

export type OpenDatabase = {
  readonly db: Database;
  /** Its files, as an archive for a snapshot; absent where they were not made from nothing. */
  readonly newFiles?: () => Promise<Blob>;
  /** It began with a snapshot, which has the tables of every service as they are to be. */
  readonly isMigrated: boolean;
  /** Does what only one process of this database may do at a time: bringing tables up to date, and telling stories. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Its connections; absent where it is embedded, which has none. */
  readonly poolCounts?: () => PoolCounts;
  /** Closes the database and lets go of its folder. */
  close(): Promise<void>;
};

/**
 * Opens the one database of a program: a server's when an address is given, else the embedded one, which
 * begins with the files of a snapshot where there is one.
 */
export const openDatabase = async (
  place: DatabasePlace,
  owner: DatabaseOwner,
  snapshot: Pick<MigratedDatabaseCache, 'read'>,
): Promise<OpenDatabase> => {
  if (place.databaseUrl !== undefined) return over(await openServerPool(place.databaseUrl));
  if (place.dataFolder === 'memory') return await openInMemory(snapshot);
  const unlock = await claim(place.dataFolder, owner);
  try {
    return await openInFolder(join(place.dataFolder, 'database'), snapshot, unlock);
  } catch (error) {
    await unlock();
    throw new StartRefusal(
      `The database in ${place.dataFolder} cannot be opened (${reasonOf(error)}): delete the folder to begin anew.`,
    );
  }
};

const openInMemory = async (snapshot: Pick<MigratedDatabaseCache, 'read'>) => {
  const archive = await snapshot.read();
  const pool = await openEmbeddedPool({ archive });
  return begun(over(pool), archive, pool.archive);
};

const openInFolder = async (
  folder: string,
  snapshot: Pick<MigratedDatabaseCache, 'read'>,
  unlock: () => Promise<void>,
) => {
  const isNew = !existsSync(folder);
  const archive = isNew ? await snapshot.read() : undefined;
  await prepareEmbeddedFolder(folder, archive);
  // The folder around it may be another one's, and open; the files have keys in them and are for their owner alone.
  await chmod(folder, 0o700);
  const pool = await openEmbeddedPool({ folder });
  const database = over(pool, unlock);
  return isNew ? begun(database, archive, pool.archive) : database;
};

/** One that was begun just now, with a snapshot or from nothing. */
const begun = (
  database: OpenDatabase,
  snapshot: Buffer | undefined,
  newFiles: () => Promise<Blob>,
): OpenDatabase => (snapshot === undefined ? { ...database, newFiles } : { ...database, isMigrated: true });

const claim = async (folder: string, owner: DatabaseOwner) => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await lockDataFolder(folder, owner);
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(
      `The data folder ${folder} cannot be used (${reasonOf(error)}): set ${owner.folderVariable} to another folder.`,
    );
  }
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'no reason given');

const over = (
  pool: Awaited<ReturnType<typeof openEmbeddedPool>> | Awaited<ReturnType<typeof openServerPool>>,
  unlock?: () => Promise<void>,
): OpenDatabase => {
  // Kysely ends the pool only if it ever asked for a connection; one that stays open keeps the process alive.
  let ended: Promise<void> | undefined;
  const end = () => (ended ??= pool.end());
  const db = new Kysely<NoTables>({
    dialect: new PostgresDialect({ pool: { connect: () => pool.connect(), end } }),
  });
  return {
    db,
    isMigrated: false,
    alone: 'alone' in pool ? pool.alone : aloneInProcess(),
    ...('counts' in pool && { poolCounts: pool.counts }),
    close: async () => {
      await db.destroy();
      await end();
      await unlock?.();
    },
  };
};

/** An embedded database has this process alone. */
const aloneInProcess = (): OpenDatabase['alone'] => {
  const mutex = new Mutex();
  return async (work) => {
    const done = await mutex.acquire();
    try {
      return await work();
    } finally {
      done();
    }
  };
};
