import { accountsPlugin } from './accountsPlugin.ts';
import { identityMigrations } from './identity/users/identityTables.ts';
import { partners } from './partners.ts';
import { migratedDatabaseCache } from './server/database/migratedDatabaseCache.ts';
import { migrate, migrationsOf } from './server/database/migrate.ts';
import { startRefusalOf } from './server/database/startRefusalOf.ts';
import { openDatabase, type OpenDatabase } from './server/database/openDatabase.ts';
import { faultMigrations } from './server/faults/faults.ts';
import { requestLogMigrations } from './server/journal/requestLog.ts';
import { mailMigrations } from './server/mails/mails.ts';
import { stateMigrations } from './server/services/sandboxState.ts';

const migrations = migrationsOf([
  { migrations: stateMigrations },
  { migrations: mailMigrations },
  { migrations: requestLogMigrations },
  { migrations: faultMigrations },
  { migrations: identityMigrations },
  accountsPlugin,
  ...Object.values(partners),
]);

/**
 * Opens the database of a sandbox with the tables of every service up to date and no story told. Files that
 * had to be made from nothing are kept as a snapshot, so that the next sandbox begins with them.
 */
export const prepareDatabase = async (place: {
  readonly dataFolder: string | 'memory';
  readonly databaseUrl?: string;
  readonly snapshotFolder?: string;
}): Promise<OpenDatabase> => {
  const snapshot = migratedDatabaseCache(migrations, place.snapshotFolder);
  const database = await openDatabase(place, snapshot);
  try {
    await database.alone(() => migrate(database.db, migrations));
    if (database.newFiles) await snapshot.keep(await database.newFiles());
    return database;
  } catch (error) {
    await database.close();
    throw startRefusalOf(error, place);
  }
};
