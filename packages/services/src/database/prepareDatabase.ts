import type { DatabaseOwner, DatabasePlace } from './databasePlace.ts';
import { migrate, type Migrations } from './migrate.ts';
import { migratedDatabaseCache } from './migratedDatabaseCache.ts';
import { openDatabase, type OpenDatabase } from './openDatabase.ts';
import { startRefusalOf } from './startRefusalOf.ts';

/**
 * Opens a database with its tables up to date. Files that had to be made from nothing are kept as a snapshot, so that
 * the next start begins with them. Throws a `StartRefusal` where the place cannot be used.
 */
export const prepareDatabase = async (
  place: DatabasePlace,
  owner: DatabaseOwner,
  migrations: Migrations,
): Promise<OpenDatabase> => {
  const snapshot = migratedDatabaseCache(migrations, place.snapshotFolder);
  const database = await openDatabase(place, owner, snapshot);
  try {
    if (!database.isMigrated) await database.alone(() => migrate(database.db, migrations));
    if (database.newFiles) await snapshot.keep(await database.newFiles());
    return database;
  } catch (error) {
    await database.close();
    throw startRefusalOf(error, place, owner);
  }
};
